import { describe, expect, test } from 'vitest'
import { newsInWords, newsOf, readNews, type ToldEvent } from './event-change.ts'

const RIDE: ToldEvent = {
  title: 'Praděd',
  startsAt: new Date('2026-11-21T08:00Z'),
  endsAt: null,
  place: 'Praděd',
  price: null,
  registrationClosesAt: null,
  meetingPoints: [{ at: new Date('2026-11-21T08:00Z'), place: 'Depo', division: 'Olomouc' }],
}

const told = (change: Partial<ToldEvent>, language: 'cs' | 'en' = 'cs') =>
  newsOf(RIDE, { ...RIDE, ...change }).map((news) => newsInWords(news, language).replaceAll('\u00a0', ' '))

describe('those who are coming hear', () => {
  test.each<[string, Partial<ToldEvent>, string[]]>([
    ['nothing when nothing changed', {}, []],
    ['another hour', { startsAt: new Date('2026-11-21T07:30Z') }, ['začátek 9.00 → 8.30']],
    ['another day', { startsAt: new Date('2026-11-22T08:00Z') }, ['začátek 21. 11. 9.00 → 22. 11. 9.00']],
    ['an end', { endsAt: new Date('2026-11-21T16:00Z') }, ['konec není → 21. 11. 17.00']],
    ['another place', { place: null }, ['místo Praděd → není']],
    ['a price', { price: 85_000 }, ['cena za osobu zdarma → 850 Kč']],
    [
      'another time to meet',
      { meetingPoints: [{ at: new Date('2026-11-21T07:30Z'), place: 'Depo', division: 'Olomouc' }] },
      ['sraz Olomouc 9.00 → 8.30'],
    ],
    [
      'another place to meet',
      { meetingPoints: [{ at: new Date('2026-11-21T08:00Z'), place: 'Nádraží', division: 'Olomouc' }] },
      ['sraz Olomouc: Depo → Nádraží'],
    ],
    ['one place less', { meetingPoints: [] }, ['sraz Depo odpadá']],
    [
      'one place more',
      {
        meetingPoints: [
          ...RIDE.meetingPoints,
          { at: new Date('2026-11-21T07:00Z'), place: 'Točna', division: null },
        ],
      },
      ['nový sraz Točna v 8.00'],
    ],
  ])('%s', (_, change, expected) => {
    expect(told(change)).toEqual(expected)
  })
})

test('the news survive the outbox, whatever else lies in it', () => {
  const news = newsOf(RIDE, { ...RIDE, place: 'Dlouhé stráně' })
  const stored: unknown = JSON.parse(JSON.stringify([...news, { what: 'nonsense' }, 7, null]))

  expect(readNews(stored).map((one) => newsInWords(one, 'en'))).toEqual(['place Praděd → Dlouhé stráně'])
  expect(readNews('nonsense')).toEqual([])
})
