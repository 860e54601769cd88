import { expect, test } from 'vitest'
import type { EventFacts } from '../../rides/events/event-line.ts'
import { describeRide } from './ride.ts'

const NOW = new Date('2026-11-15T12:00:00+01:00')
const RIDE: EventFacts = {
  id: 1,
  title: 'Poslední vyjížďka na Praděd',
  kind: 'ride',
  state: 'published',
  startsAt: new Date('2026-11-21T09:30:00+01:00'),
  endsAt: null,
  place: 'Šumperk, Točák',
  capacity: 40,
  free: 9,
  registrationOpensAt: null,
  registrationClosesAt: null,
  visibility: 'public',
  routeLengthM: 146_400,
}

test('a card in Czech', () => {
  const { day, month, details } = describeRide(RIDE, NOW, 'cs')
  expect({ day, month, details: details.replaceAll('\u00a0', ' ') }).toEqual({
    day: '21',
    month: 'listopadu',
    details: 'Sobota 9.30 · Šumperk, Točák · 146 km',
  })
})

test('a card in English, without place and route', () => {
  const { month, details } = describeRide({ ...RIDE, place: null, routeLengthM: null }, NOW, 'en')
  expect({ month, details }).toEqual({ month: 'November', details: 'Saturday 9:30' })
})

test.each([
  ['places left', {}, 'success', 'Volných 9 ze 40'],
  ['places left, softly', { capacity: 50 }, 'success', 'Volných 9 z 50'],
  ['two left', { capacity: 30, free: 2 }, 'success', 'Volná 2 z 30'],
  ['one left', { free: 1 }, 'success', 'Volné 1 ze 40'],
  ['nothing left', { free: 0 }, 'danger', 'Plno, bereme náhradníky'],
  ['overbooked', { free: -2 }, 'danger', 'Plno, bereme náhradníky'],
  ['no limit', { capacity: null, free: null }, 'info', 'Otevřeno veřejnosti'],
  ['for members', { capacity: null, free: null, visibility: 'members' }, 'neutral', 'Jen pro členy'],
  [
    'not open yet',
    { registrationOpensAt: new Date('2026-11-18T00:00:00+01:00') },
    'warning',
    'Registrace od 18. 11.',
  ],
  ['closed', { registrationClosesAt: NOW }, 'neutral', 'Registrace skončila'],
] as const)('%s', (_, change, tone, text) => {
  const { badge } = describeRide({ ...RIDE, ...change }, NOW, 'cs')

  expect({ ...badge, text: badge.text.replaceAll('\u00a0', ' ') }).toEqual({ tone, text })
})
