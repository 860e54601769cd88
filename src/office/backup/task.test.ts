import { expect, test } from 'vitest'
import { fateOfInterrupted, readProgress, readResult, type TaskKind } from './task.ts'

test.each([
  ['backup', 1, 0, false, 'again'],
  ['chain', 2, 0, false, 'again'],
  ['drill', 3, 0, false, 'give_up'],
  // A house closed in order is no death, however often.
  ['drill', 3, 1, false, 'again'],
  ['backup', 12, 10, false, 'again'],
  ['backup', 13, 10, false, 'give_up'],
  // Half a restore never happened; a whole one is not done again.
  ['restore', 1, 0, false, 'give_up'],
  ['restore', 1, 0, true, 'finish'],
] satisfies readonly [TaskKind, number, number, boolean, string][])(
  'a %s whose process died in attempt %i (%i times put down, switched: %s): %s',
  (kind, attempts, timesPutDown, isSwitched, fate) => {
    expect(fateOfInterrupted({ kind, attempts, timesPutDown, isSwitched })).toBe(fate)
  },
)

test('what is stored is read with care', () => {
  expect(readProgress({ done: 3, of: 9 })).toEqual({ done: 3, of: 9, bytes: 0 })
  expect(readProgress({})).toBeNull()
  expect(readResult('chain', { entries: 2, fault: null })).toEqual({ entries: 2, fault: null })
  expect(readResult('backup', { entries: 2 })).toBeNull()
})
