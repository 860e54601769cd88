import { describe, expect, test } from 'vitest'
import { isTaken, rollamResult, whyNotSent } from './rollam.ts'

describe('a decision by letter', () => {
  test.each([
    ['all', 120, { yes: 61, no: 0, abstained: 0 }, 61, 'passed'],
    ['all', 120, { yes: 60, no: 0, abstained: 0 }, 61, 'rejected'],
    ['all', 121, { yes: 61, no: 60, abstained: 0 }, 61, 'passed'],
    ['two_thirds', 10, { yes: 7, no: 3, abstained: 0 }, 7, 'passed'],
    ['two_thirds', 10, { yes: 6, no: 0, abstained: 4 }, 7, 'rejected'],
    ['answered', 100, { yes: 3, no: 2, abstained: 0 }, 3, 'passed'],
    ['answered', 100, { yes: 3, no: 2, abstained: 1 }, 4, 'rejected'],
    ['answered', 100, { yes: 0, no: 0, abstained: 0 }, 1, 'rejected'],
  ] as const)('by %s of %i with %j needs %i and is %s', (majority, entitled, tally, needed, outcome) => {
    expect(rollamResult(majority, entitled, tally)).toEqual({ needed, outcome })
  })

  const sending = { days: 7, untilOn: '2026-03-08', earliest: '2026-03-08', voters: 3 }

  test.each([
    [{}, null],
    [{ days: 0 }, 'rollam_off'],
    [{ untilOn: '2026-03-07' }, 'rollam_too_soon'],
    [{ voters: 0 }, 'rollam_nobody'],
  ] as const)('with %j is sent, or not because of %s', (other, why) => {
    expect(whyNotSent({ ...sending, ...other })).toBe(why)
  })

  test('takes answers to the end of its last day and not a day longer', () => {
    const open = { state: 'open', untilOn: '2026-03-08' } as const

    expect([isTaken(open, '2026-03-08'), isTaken(open, '2026-03-09')]).toEqual([true, false])
    expect(isTaken({ ...open, state: 'closed' }, '2026-03-08')).toBe(false)
  })
})
