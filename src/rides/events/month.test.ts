import { expect, test } from 'vitest'
import { addMonths } from '../../ground/values/day.ts'
import { chooseMonth, monthSpan, monthView } from './month.ts'

const ride = (startsAt: string, endsAt: string | null = null) => ({
  id: 1,
  title: 'Vyjížďka',
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  state: 'published' as const,
})
const NOW = { today: '2026-11-15', language: 'cs' } as const

const daysOf = (event: ReturnType<typeof ride>) =>
  monthView('2026-11', [event], NOW)
    .weeks.flat()
    .filter(({ events }) => events.length > 0)
    .map(({ day }) => day)

test.each([
  ['one day', ride('2026-11-21T08:30Z'), ['2026-11-21']],
  ['a trip', ride('2026-11-20T14:00Z', '2026-11-22T15:00Z'), ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['till two in the morning', ride('2026-11-21T18:00Z', '2026-11-22T01:00Z'), ['2026-11-21']],
  ['half an hour after midnight in Prague', ride('2026-11-20T23:30Z'), ['2026-11-21']],
  ['next month, still in the grid', ride('2026-12-06T09:00Z'), ['2026-12-06']],
])('%s', (_, event, days) => {
  expect(daysOf(event)).toEqual(days)
})

test('weeks begin on Monday and are whole', () => {
  const { weeks, title, previous, next } = monthView('2026-11', [], NOW)

  expect(weeks.map((week) => [week[0]?.day, week[6]?.day])).toEqual([
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
  expect([title, previous, next]).toEqual(['Listopad 2026', '2026-10', '2026-12'])
})

test.each([
  ['2027-02', '2027-02'],
  ['2027-13', '2026-11'],
  ['nonsense', '2026-11'],
  [null, '2026-11'],
])('asked for %s, the month %s is shown', (asked, key) => {
  expect(chooseMonth(asked, NOW.today)).toBe(key)
})

test('a year ends and another begins; February has what it has', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthView('2027-02', [], NOW).weeks).toHaveLength(4)
  expect(monthSpan('2026-11').from.toISOString()).toBe('2026-10-25T00:00:00.000Z')
})
