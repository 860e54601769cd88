import { expect, test } from 'vitest'
import { type EventWindow, isOver, registrationState, ridersName, ridingHours } from './event.ts'

const NOW = new Date('2026-11-15T12:00Z')
const YESTERDAY = new Date('2026-11-14T12:00Z')
const TOMORROW = new Date('2026-11-16T12:00Z')

const RIDE: EventWindow = {
  state: 'published',
  startsAt: new Date('2026-11-21T08:30Z'),
  endsAt: new Date('2026-11-21T16:00Z'),
  registrationOpensAt: null,
  registrationClosesAt: null,
  free: null,
}

test.each<[string, Partial<EventWindow>, string]>([
  ['no window, no limit', {}, 'open'],
  ['places left', { free: 1 }, 'open'],
  ['no places left', { free: 0 }, 'full'],
  ['more people than places', { free: -2 }, 'full'],
  ['not open yet', { registrationOpensAt: TOMORROW }, 'opensLater'],
  ['not open yet, and full of invited ones', { registrationOpensAt: TOMORROW, free: 0 }, 'opensLater'],
  ['opening right now', { registrationOpensAt: NOW }, 'open'],
  ['open since yesterday', { registrationOpensAt: YESTERDAY, registrationClosesAt: TOMORROW }, 'open'],
  ['closing right now', { registrationClosesAt: NOW }, 'closed'],
  ['closed, though places are left', { registrationClosesAt: YESTERDAY, free: 9 }, 'closed'],
  ['on the way', { startsAt: YESTERDAY, endsAt: TOMORROW }, 'closed'],
  ['home again', { startsAt: YESTERDAY, endsAt: NOW }, 'past'],
  ['yesterday without an end', { startsAt: YESTERDAY, endsAt: null }, 'past'],
  ['this morning without an end', { startsAt: new Date('2026-11-15T07:00Z'), endsAt: null }, 'closed'],
  ['called off', { state: 'cancelled' }, 'cancelled'],
  ['called off long ago', { state: 'cancelled', startsAt: YESTERDAY, endsAt: NOW }, 'cancelled'],
])('%s: %o is %s', (_, change, expected) => {
  expect(registrationState({ ...RIDE, ...change }, NOW)).toBe(expected)
})

test('a day ends at midnight in Prague', () => {
  const event = { startsAt: new Date('2026-07-01T18:00Z'), endsAt: null }

  expect(isOver(event, new Date('2026-07-01T21:59Z'))).toBe(false)
  expect(isOver(event, new Date('2026-07-01T22:00Z'))).toBe(true)
})

test('a rider by his name', () => {
  expect(ridersName({ firstName: 'Petr', nickname: 'Šroub', lastName: 'Doležal' }, 'cs')).toBe(
    'Petr „Šroub“ Doležal',
  )
  expect(ridersName({ firstName: 'Petr', nickname: 'Šroub', lastName: 'Doležal' }, 'en')).toBe(
    'Petr “Šroub” Doležal',
  )
  expect(ridersName({ firstName: 'Petr', nickname: null, lastName: 'Doležal' }, 'cs')).toBe('Petr Doležal')
})

test.each([
  [146_000, 3],
  [60_000, 1],
  [70_000, 1.5],
  [3000, 0.5],
])('%i metres take %d hours', (lengthM, hours) => {
  expect(ridingHours(lengthM)).toBe(hours)
})
