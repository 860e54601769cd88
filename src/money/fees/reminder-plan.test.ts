import { expect, test } from 'vitest'
import { goesAt, isListingDue, isTellingDue } from './reminder-plan.ts'

const at = (text: string) => new Date(text)
const last = (change: object) =>
  ({ madeOn: '2027-02-14', state: 'gone', endedOn: '2027-02-14', ...change }) as const

test.each([
  ['not before four', null, '2027-02-15T02:59:00Z', false],
  ['at four in winter', null, '2027-02-15T03:00:00Z', true],
  ['at four in summer', null, '2027-07-15T02:00:00Z', true],
  ['in the afternoon, for a house that was off at night', null, '2027-02-15T14:00:00Z', true],
  [
    'not twice a day',
    last({ madeOn: '2027-02-15', state: 'empty', endedOn: '2027-02-15' }),
    '2027-02-15T09:00:00Z',
    false,
  ],
  ['not while one waits', last({ state: 'planned', endedOn: null }), '2027-02-16T04:00:00Z', false],
  ['not on the day the last one went', last({ endedOn: '2027-02-15' }), '2027-02-15T09:00:00Z', false],
  ['the night after the last one went', last({ endedOn: '2027-02-15' }), '2027-02-16T03:00:00Z', true],
] as const)('a list is made %s', (_when, before, moment, isDue) => {
  expect(isListingDue(before, at(moment))).toBe(isDue)
})

test('the Treasurer is told in the morning, and it goes a whole day later', () => {
  expect([isTellingDue(at('2027-02-15T05:59:00Z')), isTellingDue(at('2027-02-15T06:00:00Z'))]).toEqual([
    false,
    true,
  ])
  expect(goesAt(at('2027-02-15T06:00:00Z'))).toEqual(at('2027-02-16T06:00:00Z'))
})
