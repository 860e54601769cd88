import { expect, test } from 'vitest'
import {
  descriptionIn,
  leaderInWords,
  outOf,
  priceInWords,
  registrationSentence,
  routeInWords,
} from './event-description.ts'

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test.each([
  [5, 'z 5'],
  [7, 'ze 7'],
  [12, 'z 12'],
  [16, 'ze 16'],
  [24, 'z 24'],
  [30, 'z 30'],
  [40, 'ze 40'],
  [100, 'ze 100'],
  [250, 'z 250'],
])('out of %i', (capacity, words) => {
  expect(outOf(capacity, 'cs')).toBe(words)
})

test('a route in one line', () => {
  expect(spaced(routeInWords({ lengthM: 146_300, climbM: 1890 }, 'cs'))).toBe(
    '146 km · převýšení 1 890 m · asi 3 h jízdy',
  )
  expect(spaced(routeInWords({ lengthM: 70_000, climbM: null }, 'en'))).toBe('70 km · about 1.5 h of riding')
  expect(routeInWords({ lengthM: null, climbM: 100 }, 'cs')).toBeNull()
})

test('prices are kept in haléře', () => {
  expect(spaced(priceInWords(85_000, 'cs'))).toBe('850 Kč')
  expect(spaced(priceInWords(120_050, 'cs'))).toBe('1 200,50 Kč')
})

test('who leads', () => {
  const leader = { firstName: 'Petr', nickname: 'Šroub', lastName: 'Doležal', position: 'Road Captain' }

  expect(leaderInWords(leader, 'cs')).toBe('Petr „Šroub“ Doležal, Road Captain')
  expect(leaderInWords({ ...leader, nickname: null, position: null }, 'cs')).toBe('Petr Doležal')
  expect(leaderInWords({ firstName: null, nickname: null, lastName: null, position: null }, 'cs')).toBeNull()
})

test('registration says until when', () => {
  const event = {
    state: 'published',
    startsAt: new Date('2026-11-21T08:30Z'),
    endsAt: null,
    registrationOpensAt: null,
    registrationClosesAt: new Date('2026-11-20T17:00Z'),
    free: 3,
  } as const

  expect(spaced(registrationSentence(event, new Date('2026-11-15T12:00Z'), 'cs'))).toBe(
    'Registrace běží do: 20. 11. 2026, 18.00.',
  )
  expect(spaced(registrationSentence(event, new Date('2026-11-20T17:00Z'), 'cs'))).toBe(
    'Registrace skončila: 20. 11. 2026, 18.00.',
  )
})

test('an event is told in English where somebody wrote it so, and in Czech otherwise', () => {
  const event = { description: 'Přes kopce', descriptionEn: 'Over the hills' }

  expect(descriptionIn(event, 'cs')).toEqual({ text: 'Přes kopce', lang: 'cs' })
  expect(descriptionIn(event, 'en')).toEqual({ text: 'Over the hills', lang: 'en' })
  expect(descriptionIn({ ...event, descriptionEn: '' }, 'en')).toEqual({ text: 'Přes kopce', lang: 'cs' })
})
