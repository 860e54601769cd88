import { expect, test } from 'vitest'
import { type Standing, standingOf } from './standing.ts'

const ORDINARY = {
  isIn: true,
  isApproved: true,
  lifeTime: false,
  paidPeriods: [2025, 2026],
  openFeeDueOn: null,
} as const

test.each<[string, Partial<Parameters<typeof standingOf>[0]>, string, Standing]>([
  ['the year is paid', {}, '2026-11-15', { state: 'valid', until: '2026-12-31' }],
  [
    'the next one is paid too',
    { paidPeriods: [2027, 2026] },
    '2026-11-15',
    { state: 'valid', until: '2027-12-31' },
  ],
  ['a member for life', { lifeTime: true, paidPeriods: [] }, '2026-11-15', { state: 'valid', until: null }],
  [
    'the fee is not due yet',
    { openFeeDueOn: '2027-01-31' },
    '2027-01-31',
    { state: 'valid', until: '2027-01-31' },
  ],
  [
    'the fee is overdue',
    { openFeeDueOn: '2027-01-31' },
    '2027-02-01',
    { state: 'expired', until: '2026-12-31' },
  ],
  ['nobody asked for the fee', {}, '2027-01-02', { state: 'expired', until: '2026-12-31' }],
  [
    'last year was not paid either',
    { paidPeriods: [2025], openFeeDueOn: '2027-01-31' },
    '2027-01-02',
    { state: 'expired', until: '2025-12-31' },
  ],
  ['nothing was ever paid', { paidPeriods: [] }, '2026-11-15', { state: 'expired', until: null }],
  ['not approved yet', { isApproved: false }, '2026-11-15', { state: 'waiting', until: null }],
  ['out of the club', { isIn: false, lifeTime: true }, '2026-11-15', { state: 'ended', until: null }],
])('%s', (_, holder, today, standing) => {
  expect(standingOf({ ...ORDINARY, ...holder }, today)).toEqual(standing)
})
