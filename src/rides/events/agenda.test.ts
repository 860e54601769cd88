import { expect, test } from 'vitest'
import { agendaItem } from './agenda.ts'

const NOW = new Date('2026-11-15T12:00Z')
const RIDE = {
  id: 4,
  title: 'Poslední vyjížďka na Praděd',
  kind: 'ride',
  state: 'published',
  startsAt: new Date('2026-11-22T08:30:00Z'),
  endsAt: null,
  place: 'Šumperk',
  capacity: 10,
  free: 0,
  coming: 10,
  waitingParties: 2,
  price: null,
  registrationOpensAt: null,
  registrationClosesAt: null,
  visibility: 'public',
  routeLengthM: null,
} as const

const asked = { asker: 'rider', place: null, now: NOW, language: 'cs' } as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('an event as a member meets it, in Prague time', () => {
  expect(plain(agendaItem(RIDE, asked).details)).toBe('ne 22. 11. · 9.30 · Šumperk')
  expect(plain(agendaItem({ ...RIDE, place: null }, { ...asked, language: 'en' }).details)).toBe(
    'Sun 22 Nov · 9:30',
  )
})

test('full: one may ask, and would wait', () => {
  expect(agendaItem(RIDE, asked)).toMatchObject({ mayRegister: true, wouldWait: true, myStatus: null })
})

test('whoever cancelled has no place; whoever waits has a position, not a place', () => {
  const cancelled = { status: 'cancelled', passengers: 1, position: null } as const
  const waiting = { status: 'waiting', passengers: 1, position: 3 } as const

  expect(agendaItem(RIDE, { ...asked, place: cancelled }).myStatus).toBeNull()
  expect(agendaItem(RIDE, { ...asked, place: waiting })).toMatchObject({
    myStatus: 'waiting',
    myPosition: 3,
    mayRegister: false,
  })
})

test('nobody is going to what was called off or is over', () => {
  const registered = { status: 'registered', passengers: 0, position: null } as const
  const past = { ...RIDE, startsAt: new Date('2026-11-01T08:30:00Z') }

  expect(agendaItem({ ...RIDE, state: 'cancelled' }, { ...asked, place: registered }).myStatus).toBeNull()
  expect(agendaItem(past, { ...asked, place: registered }).myStatus).toBeNull()
  expect(agendaItem(RIDE, { ...asked, place: registered }).myStatus).toBe('registered')
})

test.each([
  ['a place nobody waits for', { free: 3, coming: 7, waitingParties: 0 }, 'registered', 'tap'],
  ['a place others wait for', {}, 'registered', 'page'],
  ['a place that costs', { waitingParties: 0, price: 50_000 }, 'registered', 'page'],
  ['a place in the queue', {}, 'waiting', 'tap'],
  [
    'after registration has ended',
    { registrationClosesAt: new Date('2026-11-10T00:00Z') },
    'registered',
    null,
  ],
] as const)('giving back %s', (_, event, status, way) => {
  const place = { status, passengers: 0, position: status === 'waiting' ? 1 : null }
  expect(agendaItem({ ...RIDE, ...event }, { ...asked, place }).leaving).toBe(way)
})
