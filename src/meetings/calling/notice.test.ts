import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../ground/values/day.ts'
import { isOfYear, namableParts, takesProposals } from './meeting.ts'
import { callBy, noticeOf } from './notice.ts'
import { askersNeeded, LAW, rulesFrom } from './rules.ts'

test.each([
  ['30 days before', '2026-03-01', true, 30],
  ['29 days before', '2026-03-02', false, 29],
  ['on the day itself', '2026-03-31', false, 0],
  ['when it is over', '2026-04-01', false, -1],
])('an invitation that leaves %s', (_when, leavesOn, isKept, days) => {
  expect(noticeOf({ heldOn: '2026-03-31', leavesOn, noticeDays: LAW.noticeDays })).toEqual({
    lastDay: '2026-03-01',
    days,
    isKept,
  })
})

test('the last day keeps the notice and the day after does not, whatever the statutes say', () => {
  fc.assert(
    fc.property(fc.nat(4000), fc.nat(365), (from, noticeDays) => {
      const heldOn = addDays('2024-01-01', from)
      const { lastDay } = noticeOf({ heldOn, leavesOn: heldOn, noticeDays })

      expect(noticeOf({ heldOn, leavesOn: lastDay, noticeDays }).isKept).toBe(true)
      expect(noticeOf({ heldOn, leavesOn: addDays(lastDay, 1), noticeDays }).isKept).toBe(false)
    }),
  )
})

test('a meeting somebody asked for is called within 30 days', () => {
  expect(callBy({ askedOn: '2026-01-31', requestDays: LAW.requestDays })).toBe('2026-03-02')
})

test.each([
  [120, 3, 40],
  [121, 3, 41],
  [100, 10, 10],
  [0, 3, 1],
])('of %i members one of %i may ask for a meeting: %i together', (members, requestPart, needed) => {
  expect(askersNeeded(members, { requestPart })).toBe(needed)
})

test.each([
  ['called', '2026-12-31T22:59:00Z', true],
  ['closed', '2026-12-31T23:00:00Z', false],
  ['draft', '2026-06-01T10:00:00Z', false],
  ['cancelled', '2026-06-01T10:00:00Z', false],
] as const)('a meeting that is %s and starts at %s counts for 2026: %s', (state, startsAt, isCounted) => {
  expect(isOfYear({ state, startsAt: new Date(startsAt) }, '2026')).toBe(isCounted)
})

test.each([
  ['called', false, 'chair recorder verifier door'],
  ['open', false, 'chair recorder verifier door'],
  ['closed', false, 'recorder verifier'],
  ['closed', true, ''],
  ['cancelled', false, ''],
] as const)(
  'of a meeting that is %s, its minutes published: %s, one may name %s',
  (state, isPublished, parts) => {
    expect(namableParts(state, isPublished).join(' ')).toBe(parts)
  },
)

test('what cannot be read of the rules is the law', () => {
  expect(rulesFrom(null)).toEqual(LAW)
  expect(
    rulesFrom({ noticeDays: -1, requestPart: 0, quorum: 'none', majority: 7, needsFee: 'yes', ageFrom: 0 }),
  ).toEqual(LAW)
  expect(
    rulesFrom({
      meetingsPerYear: 2,
      requestPart: 10,
      cancelDays: 3,
      noticeDays: 15,
      quorum: 'third',
      needsFee: true,
      ageFrom: 18,
    }),
  ).toEqual({
    ...LAW,
    meetingsPerYear: 2,
    requestPart: 10,
    cancelDays: 3,
    noticeDays: 15,
    quorum: 'third',
    needsFee: true,
    ageFrom: 18,
  })
})

test.each([
  ['draft', '2026-05-01', true],
  ['called', '2026-05-01', true],
  ['called', '2026-04-30', false],
  ['called', null, false],
  ['open', '2026-05-01', false],
  ['cancelled', '2026-05-01', false],
] as const)('%s, proposals until %s: taken on 1 May %s', (state, proposalsUntil, isTaken) => {
  expect(takesProposals({ state, proposalsUntil }, '2026-05-01')).toBe(isTaken)
})
