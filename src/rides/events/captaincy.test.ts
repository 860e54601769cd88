import { describe, expect, test } from 'vitest'
import { captainWindow, emergencyWindow, isWithin } from './captaincy.ts'

// Saturday and Sunday in May, on the club's wall clock: 9.30 to 17.00 of the next day.
const WEEKEND = { startsAt: new Date('2027-05-08T07:30:00Z'), endsAt: new Date('2027-05-09T15:00:00Z') }
const NO_END = { ...WEEKEND, endsAt: null }

describe('the captain’s phone', () => {
  test.each([
    ['2027-05-06T07:29:59Z', false],
    ['2027-05-06T07:30:00Z', true],
    ['2027-05-11T14:59:59Z', true],
    ['2027-05-11T15:00:00Z', false],
  ])('at %s it is open: %s', (moment, isOpen) => {
    expect(isWithin(captainWindow(WEEKEND), new Date(moment))).toBe(isOpen)
  })

  test('without an end the ride lasts till midnight', () => {
    expect(captainWindow(NO_END).closesAt).toEqual(new Date('2027-05-10T22:00:00Z'))
  })
})

describe('emergency contacts', () => {
  test.each([
    ['2027-05-08T05:29:59Z', false],
    ['2027-05-08T05:30:00Z', true],
    ['2027-05-10T09:59:59Z', true],
    ['2027-05-10T10:00:00Z', false],
  ])('at %s they open: %s', (moment, isOpen) => {
    expect(isWithin(emergencyWindow(WEEKEND), new Date(moment))).toBe(isOpen)
  })

  test('of a ride of one day close at noon of the next', () => {
    expect(emergencyWindow(NO_END).closesAt).toEqual(new Date('2027-05-09T10:00:00Z'))
  })
})
