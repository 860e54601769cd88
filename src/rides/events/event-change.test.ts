import { describe, expect, test } from 'vitest'
import { newsInWords, newsOf, readNews, type ToldEvent } from './event-change.ts'

const RIDE: ToldEvent = {
  title: 'Praděd',
  startsAt: new Date('2026-11-21T08:00Z'),
  endsAt: null,
  place: 'Praděd',
  price: null,
  withdrawFreeUntil: null,
  lateRefundPercent: null,
  registrationClosesAt: null,
  meetingPoints: [{ at: new Date('2026-11-21T08:00Z'), place: 'Depo', division: 'Olomouc' }],
}

const told = (change: Partial<ToldEvent>, language: 'cs' | 'en' = 'cs') =>
  newsOf(RIDE, { ...RIDE, ...change }).map((news) => newsInWords(news, language).replaceAll('\u00a0', ' '))

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const point = (time: string, place: string, division: string | null = null) => ({
  at: at(time),
  place,
  division,
})

describe('each thing in its words', () => {
  const FULL: ToldEvent = { ...RIDE, endsAt: at('16:00'), price: 85_000, registrationClosesAt: at('06:00') }
  const both = (before: ToldEvent, after: ToldEvent) =>
    newsOf(before, after).flatMap((news) =>
      (['cs', 'en'] as const).map((language) => newsInWords(news, language).replaceAll('\u00a0', ' ')),
    )

  test.each<[Partial<ToldEvent>, readonly string[]]>([
    [{ title: 'Pradědem' }, ['název Praděd → Pradědem', 'name Praděd → Pradědem']],
    [{ startsAt: at('07:30') }, ['začátek 9.00 → 8.30', 'start 9:00 → 8:30']],
    [{ endsAt: at('17:00') }, ['konec 17.00 → 18.00', 'end 17:00 → 18:00']],
    [{ endsAt: null }, ['konec 21. 11. 17.00 → není', 'end 21 Nov 17:00 → none']],
    [{ place: 'Ovčárna' }, ['místo Praděd → Ovčárna', 'place Praděd → Ovčárna']],
    [{ price: null }, ['cena za osobu 850 Kč → zdarma', 'price for a person CZK 850 → free']],
    [
      { registrationClosesAt: at('05:00') },
      ['konec registrace 7.00 → 6.00', 'end of registration 7:00 → 6:00'],
    ],
    [
      { meetingPoints: [point('07:30', 'Depo', 'Olomouc')] },
      ['sraz Olomouc 9.00 → 8.30', 'meeting Olomouc 9:00 → 8:30'],
    ],
    [
      { meetingPoints: [point('08:00', 'Nádraží', 'Olomouc')] },
      ['sraz Olomouc: Depo → Nádraží', 'meeting Olomouc: Depo → Nádraží'],
    ],
    [{ meetingPoints: [] }, ['sraz Depo odpadá', 'no meeting at Depo']],
    [
      { meetingPoints: [...RIDE.meetingPoints, point('07:00', 'Točna')] },
      ['nový sraz Točna v 8.00', 'new meeting point Točna at 8:00'],
    ],
  ])('%j', (change, expected) => {
    expect(both(FULL, { ...FULL, ...change })).toEqual(expected)
  })

  test('a meeting without a division is known by its place', () => {
    const before = { ...RIDE, meetingPoints: [point('08:00', 'Depo'), point('09:00', 'Točna')] }
    const meetingAt = (...meetingPoints: ReturnType<typeof point>[]) =>
      both(before, { ...before, meetingPoints })

    expect(meetingAt(point('08:00', 'Depo'), point('09:30', 'Točna'))).toEqual([
      'sraz Točna 10.00 → 10.30',
      'meeting Točna 10:00 → 10:30',
    ])
    expect(meetingAt(point('08:00', 'Depo'))).toEqual(['sraz Točna odpadá', 'no meeting at Točna'])
  })

  test('a meeting on another day says the day', () => {
    const moved = { at: new Date('2026-11-22T08:00Z'), place: 'Depo', division: 'Olomouc' }

    expect(both(RIDE, { ...RIDE, meetingPoints: [moved] })[0]).toBe(
      'sraz Olomouc 21. 11. 9.00 → 22. 11. 9.00',
    )
  })
})

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
  const odd = [
    { what: 'nothing' },
    { what: 'free' },
    { what: 'constructor' },
    { what: 7 },
    {},
    ['what'],
    null,
  ]
  expect(readNews(odd)).toEqual([])
})
