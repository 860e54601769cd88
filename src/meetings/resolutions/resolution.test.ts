import { expect, test } from 'vitest'
import { numberOf, stateOf } from './resolution.ts'

const TODAY = '2026-11-17'
const NOTHING = { memberId: null, doer: '', dueOn: null, doneOn: null }

test.each([
  { what: 'nobody is to do anything', task: {}, state: 'plain' },
  { what: 'somebody is to do it', task: { memberId: 7 }, state: 'open' },
  { what: 'the board is to do it', task: { doer: 'rada' }, state: 'open' },
  { what: 'its day is today', task: { doer: 'rada', dueOn: TODAY }, state: 'open' },
  { what: 'its day was yesterday', task: { memberId: 7, dueOn: '2026-11-16' }, state: 'late' },
  { what: 'a day without a person', task: { dueOn: '2026-11-16' }, state: 'late' },
  { what: 'done, after its day', task: { memberId: 7, dueOn: '2026-11-01', doneOn: TODAY }, state: 'done' },
  { what: 'done, and nobody was named', task: { doneOn: TODAY }, state: 'done' },
])('a resolution where $what is $state', ({ task, state }) => {
  expect(stateOf({ ...NOTHING, ...task }, TODAY)).toBe(state)
})

test('a resolution is called by its number and year', () => {
  expect(numberOf({ number: 3, year: 2026 })).toBe('3/2026')
})
