import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../ground/values/day.ts'
import { daysAfter, feeDueOn, feeOwed } from './fee.ts'
import { NEW_CLUB_FEES } from './fee-settings.ts'

const MEMBER = {
  role: 'Member',
  division: 1,
  kind: 1,
  lifeTime: false,
  memberSince: '2020-05-01',
  excludedOn: null,
  archivedAt: null,
  isPaidFor: false,
  ownFee: null,
} as const

describe('what somebody owes for 2026', () => {
  const fees = {
    ...NEW_CLUB_FEES,
    yearly: 120_000,
    byKind: { '3': 20_000, '4': 0 },
    byRole: { Applicant: 60_000, Supervisor: 0 },
    byDivision: { '2': 90_000 },
    inHousehold: 80_000,
    newcomersFreeFrom: 11,
  }

  test.each([
    ['a member', {}, { amount: 120_000 }],
    ['a card without an account', { role: null }, { amount: 120_000 }],
    ['a member of a division with its own fee', { division: 2 }, { amount: 90_000 }],
    [
      'a role with its own fee, whatever the division',
      { role: 'Applicant', division: 2 },
      { amount: 60_000 },
    ],
    [
      'a kind with its own fee, whatever role and division',
      { kind: 3, role: 'Supervisor', division: 2 },
      { amount: 20_000 },
    ],
    ['whom another of his household pays for', { isPaidFor: true }, { amount: 80_000 }],
    ['the same, where he would pay less anyhow', { isPaidFor: true, kind: 3 }, { amount: 20_000 }],
    ['the same, with a price of his own', { isPaidFor: true, ownFee: 110_000 }, { amount: 110_000 }],
    ['a kind that pays nothing', { kind: 4 }, { exempt: 'free' }],
    ['who is of no kind yet', { kind: null, role: 'Applicant' }, { amount: 60_000 }],
    ['a role that pays nothing', { role: 'Supervisor' }, { exempt: 'free' }],
    ['a member for life', { lifeTime: true }, { exempt: 'lifetime' }],
    ['who was excluded', { excludedOn: '2026-01-01' }, { exempt: 'gone' }],
    ['who was archived', { archivedAt: new Date(0) }, { exempt: 'gone' }],
    ['who joined a year later', { memberSince: '2027-01-01' }, { exempt: 'not-yet' }],
    ['who joined at the end of the year', { memberSince: '2026-11-01' }, { exempt: 'newcomer' }],
    ['who joined before that', { memberSince: '2026-10-31' }, { amount: 120_000 }],
    ['who joined in December', { memberSince: '2026-12-01' }, { exempt: 'newcomer' }],
    ['who joined late a year ago', { memberSince: '2025-12-01' }, { amount: 120_000 }],
    ['who is of no division', { division: null }, { amount: 120_000 }],
    ['who was archived, for life or not', { archivedAt: new Date(0), lifeTime: true }, { exempt: 'gone' }],
    ['whose beginnings nobody remembers', { memberSince: null }, { amount: 120_000 }],
  ] as const)('%s', (_who, payer, owed) => {
    expect(feeOwed({ ...MEMBER, ...payer }, 2026, fees)).toEqual(owed)
  })
})

describe('what is left of the year', () => {
  const joined = (memberSince: string, more = {}) => ({ ...MEMBER, memberSince, ...more })
  const byMonths = { ...NEW_CLUB_FEES, partOfYear: 'months' } as const
  const byTable = {
    ...NEW_CLUB_FEES,
    partOfYear: 'table',
    monthShares: [100, 100, 100, 100, 100, 100, 50, 50, 50, 33, 33, 0],
  } as const

  test.each([
    ['by months: all of it in January', byMonths, joined('2026-01-31'), { amount: 120_000 }],
    ['by months: the month of joining counts', byMonths, joined('2026-10-31'), { amount: 30_000 }],
    ['by months: one twelfth in December', byMonths, joined('2026-12-31'), { amount: 10_000 }],
    ['by months: last year’s newcomer owes all', byMonths, joined('2025-12-31'), { amount: 120_000 }],
    [
      'by months: of the fee of his division, to whole crowns',
      { ...byMonths, byDivision: { '1': 100_000 } },
      joined('2026-12-01'),
      { amount: 8_300 },
    ],
    ['by the table', byTable, joined('2026-07-01'), { amount: 60_000 }],
    ['by the table: rounded', byTable, joined('2026-10-01'), { amount: 39_600 }],
    ['by the table: nothing', byTable, joined('2026-12-01'), { exempt: 'free' }],
    [
      'of an own price: it is what it is',
      byMonths,
      joined('2026-12-01', { ownFee: 50_000 }),
      { amount: 50_000 },
    ],
    [
      'for who is let off, unless he has a price of his own',
      { ...byMonths, newcomersFreeFrom: 11 },
      joined('2026-12-01', { ownFee: 50_000 }),
      { amount: 50_000 },
    ],
    ['for who pays nothing by agreement', byMonths, { ...MEMBER, ownFee: 0 }, { exempt: 'free' }],
  ] as const)('%s', (_how, fees, payer, owed) => {
    expect(feeOwed(payer, 2026, fees)).toEqual(owed)
  })
})

test('where newcomers are not let off, whoever joined in December owes the whole year', () => {
  const december = { ...MEMBER, memberSince: '2026-12-31' }

  expect(feeOwed(december, 2026, NEW_CLUB_FEES)).toEqual({ amount: 120_000 })
})

test('a card without an account pays what a member pays, where members have their own fee', () => {
  const fees = { ...NEW_CLUB_FEES, byRole: { Member: 70_000 } }

  expect(feeOwed({ ...MEMBER, role: null }, 2026, fees)).toEqual({ amount: 70_000 })
})

test.each([
  ['2026-01-31', '2026-02-02', 2],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-01-31', '2026-01-31', 0],
  ['2026-01-31', '2026-01-01', 0],
])('from %s to %s: %i days', (day, today, days) => {
  expect(daysAfter(day, today)).toBe(days)
})

describe('when it is due', () => {
  test.each([
    [2026, '2025-12-12', '2026-01-31'],
    [2026, '2026-01-10', '2026-01-31'],
    [2026, '2026-01-11', '2026-02-01'],
    [2026, '2026-11-15', '2026-12-06'],
  ])('the fee of %i asked for on %s is due on %s', (period, today, dueOn) => {
    expect(feeDueOn(period, today, NEW_CLUB_FEES)).toBe(dueOn)
  })

  test('a day the month does not have is its last one', () => {
    expect(feeDueOn(2028, '2027-01-01', { ...NEW_CLUB_FEES, dueMonth: 2 })).toBe('2028-02-29')
  })

  test('nobody ever gets fewer days than promised', () => {
    const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2099 }),
        day,
        fc.integer({ min: 1, max: 365 }),
        (period, at, daysToPay) => {
          const today = at.toISOString().slice(0, 10)

          expect(feeDueOn(period, today, { ...NEW_CLUB_FEES, daysToPay }) >= addDays(today, daysToPay)).toBe(
            true,
          )
        },
      ),
    )
  })
})
