import { expect, test } from 'vitest'
import { clock } from '../../ground/values/moment.ts'
import { monthTitle, shortDay, yearOf } from '../../ground/values/day-in-words.ts'
import { timeInWords, weekdayAndClock } from './event-time.ts'

const at = (text: string) => new Date(text)

test.each([
  [
    'an ordinary ride',
    '2026-11-21T08:30Z',
    '2026-11-21T16:00Z',
    'Sobota 21. listopadu 2026, 9.30–17.00',
    'Saturday 21 November 2026, 9:30–17:00',
  ],
  [
    'without an end',
    '2026-11-21T17:00Z',
    null,
    'Sobota 21. listopadu 2026, 18.00',
    'Saturday 21 November 2026, 18:00',
  ],
  [
    'over the night',
    '2026-12-05T17:00Z',
    '2026-12-06T01:00Z',
    'Sobota 5. prosince 2026, 18.00–2.00',
    'Saturday 5 December 2026, 18:00–2:00',
  ],
  [
    'a weekend',
    '2027-01-15T14:00Z',
    '2027-01-17T15:00Z',
    'Pátek 15. ledna, 15.00 – neděle 17. ledna 2027, 16.00',
    'Friday 15 January, 15:00 – Sunday 17 January 2027, 16:00',
  ],
  [
    'over the new year',
    '2026-12-30T09:00Z',
    '2027-01-02T11:00Z',
    'Středa 30. prosince 2026, 10.00 – sobota 2. ledna 2027, 12.00',
    'Wednesday 30 December 2026, 10:00 – Saturday 2 January 2027, 12:00',
  ],
  [
    'the day clocks go forward',
    '2026-03-29T00:30Z',
    '2026-03-29T01:30Z',
    'Neděle 29. března 2026, 1.30–3.30',
    'Sunday 29 March 2026, 1:30–3:30',
  ],
  [
    'the day clocks go back',
    '2026-10-24T22:30Z',
    '2026-10-25T02:00Z',
    'Neděle 25. října 2026, 0.30–3.00',
    'Sunday 25 October 2026, 0:30–3:00',
  ],
  [
    'summer time before midnight',
    '2026-07-31T22:30Z',
    '2026-08-01T08:00Z',
    'Sobota 1. srpna 2026, 0.30–10.00',
    'Saturday 1 August 2026, 0:30–10:00',
  ],
])('%s', (_, from, until, cs, en) => {
  const span = { startsAt: at(from), endsAt: until === null ? null : at(until) }

  expect(timeInWords(span, 'cs')).toBe(cs.replace(/(?<=\d\.) (?=\p{L})/gu, '\u00a0'))
  expect(timeInWords(span, 'en')).toBe(en.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0'))
})

test('short forms', () => {
  const moment = at('2026-11-20T08:05Z')

  expect([clock(moment, 'cs'), clock(moment, 'en')]).toEqual(['9.05', '9:05'])
  expect([weekdayAndClock(moment, 'cs'), weekdayAndClock(moment, 'en')]).toEqual([
    'Pátek 9.05',
    'Friday 9:05',
  ])
  expect([shortDay(moment, 'cs'), shortDay(moment, 'en')]).toEqual(['20.\u00a011.', '20\u00a0Nov'])
  expect([monthTitle('2026-11', 'cs'), monthTitle('2026-11', 'en')]).toEqual([
    'Listopad 2026',
    'November 2026',
  ])
})

test('the year is the one in Prague', () => {
  expect(yearOf(at('2026-12-31T23:30Z'))).toBe(2027)
})
