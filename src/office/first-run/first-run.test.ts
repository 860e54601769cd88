import { expect, test } from 'vitest'
import { firstOpen, firstRunOf, type Progress, stepAfter, STEPS } from './first-run.ts'

const NEW = { name: false, divisions: false, account: false, mail: false, texts: false, members: false }
const NOTHING: Progress = { isBegun: false, skipped: [], kept: [], isClosed: false }
const run = (facts: Partial<typeof NEW>, progress: Partial<Progress> = {}) =>
  firstRunOf({ ...NEW, ...facts }, { ...NOTHING, ...progress })

test.each([
  ['a new club begins with its name', run({}), 'name', 0, false],
  ['what is done is not asked for again', run({ name: true, divisions: true }), 'account', 2, false],
  [
    'what was skipped waits, and the next one is offered',
    run({}, { skipped: ['name', 'divisions'] }),
    'account',
    0,
    false,
  ],
  [
    'what was skipped and done after all is done',
    run({ name: true }, { skipped: ['name'] }),
    'divisions',
    1,
    false,
  ],
  ['the first texts may be kept as they are', run({}, { kept: ['texts'] }), 'name', 1, false],
  [
    'everything skipped leads to the end, and is still reminded of',
    run({}, { skipped: STEPS }),
    'end',
    0,
    false,
  ],
  ['somebody who said enough is reminded no more', run({}, { isClosed: true }), 'name', 0, true],
  [
    'a club with everything needs no guide',
    run({ name: true, divisions: true, account: true, mail: true, texts: true, members: true }),
    'end',
    6,
    true,
  ],
] as const)('%s', (_, first, next, done, isOver) => {
  expect([firstOpen(first), first.done, first.isOver]).toEqual([next, done, isOver])
})

test('the steps follow one another to the end', () => {
  expect(STEPS.map(stepAfter)).toEqual([...STEPS.slice(1), 'end'])
})
