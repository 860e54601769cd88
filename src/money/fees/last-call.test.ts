import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../ground/values/day.ts'
import { CALL_DELIVERIES, CALL_OUTCOMES, callState, lastDay, statedDay } from './last-call.ts'

const CLUB = { days: 30, postDays: 3 }

describe('the last day to pay', () => {
  test.each([
    ['e-mail taken on the day it was written', '2026-03-31', 'mail', '2026-03-01', '2026-03-31'],
    ['e-mail that waited in the queue', '2026-03-31', 'mail', '2026-03-04', '2026-04-03'],
    ['a letter posted at once', '2026-04-03', 'posted', '2026-03-01', '2026-04-03'],
    ['a letter that lay on the pile', '2026-04-03', 'posted', '2026-03-11', '2026-04-13'],
    ['handed over at once it keeps the day it names', '2026-04-03', 'handed', '2026-03-01', '2026-04-03'],
    ['handed over a week later', '2026-04-03', 'handed', '2026-03-08', '2026-04-07'],
  ] as const)('%s', (_, statedOn, how, on, expected) => {
    expect(lastDay({ ...CLUB, statedOn }, how, on)).toBe(expected)
  })

  test('is never sooner than the letter says, and all the days are left from the delivery', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2026-01-01', count))
    const deliveries = fc.record({
      calledOn: day,
      wait: fc.integer({ min: 0, max: 60 }),
      how: fc.constantFrom(...CALL_DELIVERIES),
      days: fc.integer({ min: 1, max: 365 }),
      postDays: fc.integer({ min: 0, max: 30 }),
      isOnPaper: fc.boolean(),
    })
    fc.assert(
      fc.property(deliveries, ({ calledOn, wait, how, days, postDays, isOnPaper }) => {
        const statedOn = statedDay(calledOn, { days, postDays }, isOnPaper)
        const on = addDays(calledOn, wait)
        const last = lastDay({ statedOn, days, postDays }, how, on)
        expect(last >= statedOn).toBe(true)
        expect(last >= addDays(on, days + (how === 'posted' ? postDays : 0))).toBe(true)
        expect([statedOn, addDays(on, days), addDays(on, days + postDays)]).toContain(last)
      }),
    )
  })
})

describe('where a last call stands', () => {
  const call = { isBounced: false, lastOn: '2026-03-31', outcome: null, isOver: false, paidOn: null }

  test.each([
    ['on its way', { lastOn: null }, '2026-05-01', 'on_way'],
    ['the last day itself is still time', {}, '2026-03-31', 'running'],
    ['the day after', {}, '2026-04-01', 'passed'],
    ['come back', { isBounced: true, lastOn: null }, '2026-05-01', 'stopped'],
    ['paid on the last day, noticed a week later', { paidOn: '2026-03-31' }, '2026-04-07', 'settled'],
    ['paid a day late', { paidOn: '2026-04-01' }, '2026-04-07', 'passed'],
    ['paid before it was delivered', { paidOn: '2026-03-01', lastOn: null }, '2026-04-07', 'settled'],
    ['nobody asks for it any more', { isOver: true }, '2026-04-07', 'settled'],
    ['decided', { outcome: CALL_OUTCOMES[0], paidOn: '2026-04-01' }, '2026-04-07', 'decided'],
  ] as const)('%s', (_, change, today, expected) => {
    expect(callState({ ...call, ...change }, today)).toBe(expected)
  })
})
