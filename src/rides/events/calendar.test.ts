import { expect, test } from 'vitest'
import { chooseYear, groupByMonth } from './calendar.ts'
import type { EventFacts } from './event-line.ts'

const NOW = new Date('2026-11-15T12:00Z')

const anEvent = (change: Partial<EventFacts>): EventFacts => ({
  id: 1,
  title: 'Vyjížďka',
  kind: 'ride',
  startsAt: new Date('2026-11-21T08:30Z'),
  endsAt: null,
  place: 'Štramberk',
  capacity: null,
  free: null,
  registrationOpensAt: null,
  registrationClosesAt: null,
  visibility: 'public',
  state: 'published',
  routeLengthM: null,
  ...change,
})

test('months by the clock in Prague', () => {
  const lastMinute = anEvent({ id: 1, startsAt: new Date('2026-11-30T22:30Z') })
  const firstMinute = anEvent({ id: 2, startsAt: new Date('2026-11-30T23:30Z') })

  const months = groupByMonth([lastMinute, firstMinute], NOW, 'cs')

  expect(months.map(({ title, events }) => [title, events.map(({ id }) => id)])).toEqual([
    ['Listopad 2026', [1]],
    ['Prosinec 2026', [2]],
  ])
})

test.each<[Partial<EventFacts>, string, string]>([
  [{ routeLengthM: 146_400 }, 'Sobota 9.30 · Štramberk · 146 km', 'Saturday 9:30 · Štramberk · 146 km'],
  [{ place: null }, 'Sobota 9.30', 'Saturday 9:30'],
  [{ endsAt: new Date('2026-11-23T10:00Z') }, '21. 11. – 23. 11. · Štramberk', '21 Nov – 23 Nov · Štramberk'],
])('details of %o', (change, cs, en) => {
  const details = (language: 'cs' | 'en') =>
    groupByMonth([anEvent(change)], NOW, language)[0]?.events[0]?.details

  expect(details('cs')?.replaceAll('\u00a0', ' ')).toBe(cs)
  expect(details('en')?.replaceAll('\u00a0', ' ')).toBe(en)
})

test.each<[Partial<EventFacts>, string[]]>([
  [{}, ['Otevřeno veřejnosti']],
  [{ visibility: 'members' }, ['Registrace do 21. 11.', 'Jen pro členy']],
  [{ capacity: 40, free: 9 }, ['Zbývá 9 míst']],
  [{ capacity: 40, free: 2 }, ['Zbývají 2 místa']],
  [{ capacity: 40, free: 1 }, ['Zbývá 1 místo']],
  [{ capacity: 40, free: 0 }, ['Plno']],
  [{ registrationClosesAt: new Date('2026-11-20T10:00Z') }, ['Registrace do 20. 11.']],
  [{ registrationOpensAt: new Date('2026-11-16T10:00Z') }, ['Registrace od 16. 11.']],
  [{ state: 'cancelled' }, ['Zrušeno']],
])('badges of %o', (change, badges) => {
  const line = groupByMonth([anEvent(change)], NOW, 'cs')[0]?.events[0]

  expect(line?.badges.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(badges)
})

test.each([
  ['2024', 2024],
  ['2020', 2026],
  ['abc', 2026],
  [null, 2026],
])('asked for %s, the year %s is shown', (asked, year) => {
  expect(chooseYear(asked, [2026, 2025, 2024])).toBe(year)
})

test('where nothing ever happened, no year is shown', () => {
  expect(chooseYear('2026', [])).toBeNull()
})
