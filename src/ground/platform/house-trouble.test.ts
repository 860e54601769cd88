import { expect, test } from 'vitest'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import { isHouseTrouble } from './house-trouble.ts'

const trouble = (code: RefusalCode) => isHouseTrouble(new Refusal(code))

test('the work waits while the house is in trouble, and not for what will be so the next time too', () => {
  expect((['database_down', 'disk_full', 'read_only', 'too_busy'] as const).map(trouble)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect((['not_found', 'unstorable', 'unexpected', 'payment_closed'] as const).map(trouble)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
