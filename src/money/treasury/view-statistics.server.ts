import { listDivisions } from '../../people/members/member-choices.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { listDaysPaid, listDaysTaken, listOverdue, sumFees, sumOlderFees } from './fee-sums.server.ts'
import type { FeeSettings } from '../fees/fee-settings.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { sumOwingByDivision } from '../fees/owing-members.server.ts'
import {
  AGE_BUCKETS,
  cumulative,
  inBuckets,
  medianDays,
  monthly,
  PAY_BUCKETS,
  paidBy,
  sumOf,
  yearBefore,
} from './statistics.ts'

const YEARS_BACK = 4

/** Every number of the statistics, in a constant number of questions. */
export async function viewStatistics(db: Db, { period, today }: { period: number; today: string }) {
  return countStatistics(db, { period, today, settings: await readFeeSettings(db, period) })
}

type Asked = { readonly period: number; readonly today: string; readonly settings: FeeSettings }

const countStatistics = remembered(async (db: Db, { period, today, settings }: Asked) => {
  const periods = [period, period - 1]
  const [summed, owing, days, paid, overdue, divisions] = await Promise.all([
    Promise.all([
      ...periods.map((year) => sumFees(db, year)),
      sumOlderFees(db, { from: period - YEARS_BACK, until: period - 2 }),
    ]),
    sumOwingByDivision(db, { period, settings }),
    Promise.all(periods.map((year) => listDaysTaken(db, year))),
    listDaysPaid(db, periods),
    listOverdue(db, today),
    listDivisions(db),
  ])
  const [sums, taken] = [summed.flat(), days.flat()]
  const ofYear = (year: number) => sums.filter((row) => row.period === year)
  const now = ofYear(period)
  const byDivision = [...divisions, { id: null, name: null }].map(({ id, name }) => {
    const asked = now.filter(({ division }) => division === id)
    const unasked = owing.filter(({ division }) => division === id)
    return {
      division: name,
      expected: sumOf([...asked.map(({ expected }) => expected), ...unasked.map(({ amount }) => amount)]),
      collected: sumOf(asked.map(({ collected }) => collected)),
      members: sumOf([...asked.map(({ count }) => count), ...unasked.map(({ count }) => count)]),
      paidCount: sumOf(asked.map(({ paidCount }) => paidCount)),
    }
  })
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, index) => period - YEARS_BACK + index)
  const paidOfYear = paid.filter((row) => row.period === period)
  // Looking back at a year that is over, all of it is compared with all of the year before.
  const asOf = Number(today.slice(0, 4)) > period ? `${period}-12-31` : today
  return {
    period,
    totals: {
      expected: sumOf(byDivision.map(({ expected }) => expected)),
      collected: sumOf(byDivision.map(({ collected }) => collected)),
      members: sumOf(byDivision.map(({ members }) => members)),
      paidCount: sumOf(byDivision.map(({ paidCount }) => paidCount)),
      paidCountYearBefore: paidBy(paid, period - 1, yearBefore(asOf)),
    },
    months: { thisYear: monthly(taken, period), yearBefore: monthly(taken, period - 1) },
    cumulative: {
      thisYear: cumulative(taken, period, today),
      yearBefore: cumulative(taken, period - 1, `${period}-12-31`),
    },
    byDivision: byDivision.filter(({ expected }) => expected > 0),
    daysToPay: { buckets: inBuckets(paidOfYear, PAY_BUCKETS), median: medianDays(paidOfYear) },
    ageing: inBuckets(overdue, AGE_BUCKETS),
    years: years.map((year) => ({
      period: year,
      expected:
        sumOf(ofYear(year).map(({ expected }) => expected)) +
        (year === period ? sumOf(owing.map(({ amount }) => amount)) : 0),
      collected: sumOf(ofYear(year).map(({ collected }) => collected)),
      paidCount: sumOf(ofYear(year).map(({ paidCount }) => paidCount)),
    })),
  }
})

export type Statistics = Awaited<ReturnType<typeof viewStatistics>>
