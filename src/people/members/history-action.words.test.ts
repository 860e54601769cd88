import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '../../ground/audit/audit.ts'
import { historyActionWords } from './history-action.words.ts'

test('everything the chain remembers is said in people’s words', () => {
  expect(AUDIT_ACTIONS.filter((action) => !Object.hasOwn(historyActionWords, action))).toEqual([])
})
