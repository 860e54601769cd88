import { expect, test } from 'vitest'
import { describeComingRide } from './coming-ride.ts'

const RIDE = {
  id: 4,
  title: 'Poslední vyjížďka na Praděd',
  startsAt: new Date('2026-11-22T08:30:00Z'),
  place: 'Šumperk',
  myPlace: 'registered',
  myPassengers: 1,
} as const

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a ride as the dashboard says it, in Prague time', () => {
  expect(plain(describeComingRide(RIDE, 'cs').details)).toBe('ne 22. 11. · 9.30 · Šumperk')
  expect(describeComingRide({ ...RIDE, place: null }, 'en').details).toBe('Sun 22 Nov · 9:30')
})

test('whoever cancelled has no place', () => {
  expect(describeComingRide({ ...RIDE, myPlace: 'cancelled' }, 'cs').myPlace).toBeNull()
})
