import { describe, expect, test } from 'vitest'
import { pragueDay } from '../../ground/values/day.ts'
import { type Mandate, type MandateState, mandateState, type Warning, warningDue } from './mandate.ts'

const until = (endsOn: string | null, role: Mandate['role'] = 'Treasurer') => ({ role, endsOn })

describe('a role that came with a term', () => {
  test.each<[Mandate, string, boolean, MandateState]>([
    [until(null), '2126-03-31', true, 'runs'],
    [until('2026-03-31'), '2026-03-31', true, 'runs'],
    [until('2026-03-31'), '2026-04-01', true, 'over'],
    [until('2026-03-31'), '2026-04-01', false, 'stays'],
    [until('2026-03-31'), '2026-04-30', false, 'stays'],
    [until('2026-03-31'), '2026-05-01', false, 'over'],
    [until('2026-03-31', 'Webmaster'), '2026-04-01', true, 'over'],
    [until('2026-03-31', 'Webmaster'), '2026-05-01', false, 'stays'],
    [until('2026-03-31', 'Webmaster'), '2036-05-01', false, 'stays'],
  ])('%o on %s, with somebody else in it: %s: %s', (mandate, today, hasSuccessor, state) => {
    expect(mandateState(mandate, { today, hasSuccessor })).toBe(state)
  })
})

describe('ends at the midnight of Prague after its last day, whatever the clock of the server says', () => {
  // The last day, the last moment in UTC it holds, and the first it does not.
  test.each([
    ['2026-03-31', '2026-03-31T21:59:59.999Z', '2026-03-31T22:00:00Z'],
    ['2026-12-31', '2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00Z'],
    // The night the clock goes forward, and the night it goes back.
    ['2026-03-28', '2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z'],
    ['2026-03-29', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
    ['2026-10-24', '2026-10-24T21:59:59.999Z', '2026-10-24T22:00:00Z'],
    ['2026-10-25', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
  ])('%s', (endsOn, last, first) => {
    const at = (moment: string) =>
      mandateState(until(endsOn), { today: pragueDay(new Date(moment)), hasSuccessor: true })

    expect([at(last), at(first)]).toEqual(['runs', 'over'])
  })
})

describe('the letter about the end', () => {
  const term = { startsOn: '2024-01-01', endsOn: '2026-03-31' }

  test.each<[string, Warning | null]>([
    ['2026-02-28', null],
    ['2026-03-01', 'month'],
    ['2026-03-23', 'month'],
    ['2026-03-24', 'week'],
    ['2026-03-31', 'week'],
    ['2026-04-01', null],
    ['2023-12-31', null],
  ])('on %s is %s', (today, due) => {
    expect(warningDue(term, today)).toBe(due)
  })
})
