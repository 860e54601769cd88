import { describe, expect, test } from 'vitest'
import {
  AGE_BUCKETS,
  cumulative,
  inBuckets,
  medianDays,
  monthly,
  PAY_BUCKETS,
  paidBy,
  pointOf,
  sumOf,
  yearBefore,
} from './statistics.ts'

test.each([
  ['2025-12-31', 0],
  ['2026-01-01', 1],
  ['2026-11-15', 11],
  ['2027-01-01', 13],
])('%s is point %i of 2026', (day, point) => {
  expect(pointOf(day, 2026)).toBe(point)
})

describe('what came in a year', () => {
  const taken = [
    { period: 2026, day: '2025-12-20', amount: 100 },
    { period: 2026, day: '2026-01-05', amount: 20 },
    { period: 2026, day: '2026-03-05', amount: 3 },
    { period: 2026, day: '2027-02-01', amount: 5 },
    { period: 2025, day: '2026-01-05', amount: 1000 },
  ]

  test('is told month by month, and nothing of it is lost', () => {
    const months = monthly(taken, 2026)

    expect(months.slice(0, 4)).toEqual([100, 20, 0, 3])
    expect(sumOf(months)).toBe(128)
  })

  test('adds up until today', () => {
    expect(cumulative(taken, 2026, '2026-03-31')).toEqual([100, 120, 120, 123])
    expect(cumulative(taken, 2026, '2028-01-01')).toHaveLength(13)
    expect(cumulative(taken, 2026, '2025-12-24')).toEqual([100])
  })
})

test('who had paid by the same day of last year', () => {
  const paid = [
    { period: 2025, day: '2025-02-10', days: 5, count: 3 },
    { period: 2025, day: '2025-12-01', days: 300, count: 1 },
  ]

  expect(paidBy(paid, 2025, yearBefore('2026-11-15'))).toBe(3)
  expect(yearBefore('2028-02-29')).toBe('2027-02-28')
})

describe('buckets', () => {
  test.each([
    [PAY_BUCKETS, [-3, 0, 7, 8, 60, 61, 900], [3, 1, 0, 0, 1, 2]],
    [AGE_BUCKETS, [1, 14, 15, 90, 91], [2, 1, 0, 1, 1]],
  ])('everybody is in exactly one', (buckets, days, counts) => {
    const rows = days.map((one) => ({ days: one, count: 1, amount: 10 }))

    const filled = inBuckets(rows, buckets)

    expect(filled.map(({ count }) => count)).toEqual(counts)
    expect(sumOf(filled.map(({ amount }) => amount))).toBe(days.length * 10)
  })
})

test('half of them paid by the median day', () => {
  expect(medianDays([])).toBeNull()
  expect(
    medianDays([
      { days: 30, count: 1 },
      { days: 5, count: 2 },
      { days: 10, count: 2 },
    ]),
  ).toBe(10)
  expect(
    medianDays([
      { days: 10, count: 2 },
      { days: 5, count: 2 },
    ]),
  ).toBe(5)
})
