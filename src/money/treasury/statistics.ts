/** Money of one year's fees that came on one day. */
export type DayTaken = { readonly period: number; readonly day: string; readonly amount: number }
/** How many of one year's payments were paid on one day, and how many days after they were asked for. */
export type DayPaid = {
  readonly period: number
  readonly day: string
  readonly days: number
  readonly count: number
}
export type Overdue = { readonly days: number; readonly count: number; readonly amount: number }

/** The points of a year: what came before it began, its twelve months, and whatever came after it. */
const YEAR_POINTS = 14
const AFTER = 13

/** Which point of a period's year a day belongs to: 0 before, 1 to 12 the months, 13 after. */
export function pointOf(day: string, period: number): number {
  const year = Number(day.slice(0, 4))
  if (year < period) return 0
  return year > period ? AFTER : Number(day.slice(5, 7))
}

/** How much came by each point of the period's year. */
export function monthly(taken: readonly DayTaken[], period: number): readonly number[] {
  const months = Array.from({ length: YEAR_POINTS }, () => 0)
  for (const one of taken)
    if (one.period === period) {
      const point = pointOf(one.day, period)
      months[point] = (months[point] ?? 0) + one.amount
    }
  return months
}

/** How much had come by the end of each month, up to the month of `today`; a year that is over is told whole. */
export function cumulative(taken: readonly DayTaken[], period: number, today: string): readonly number[] {
  const last = pointOf(today, period)
  let sum = 0
  return monthly(taken, period)
    .slice(0, Math.min(last, 12) + 1)
    .map((amount) => (sum += amount))
}

/** How many had paid by a day. */
export function paidBy(paid: readonly DayPaid[], period: number, day: string): number {
  return sumOf(paid.filter((one) => one.period === period && one.day <= day).map(({ count }) => count))
}

/** The same day a year before; 29 February is the 28th. */
export function yearBefore(day: string): string {
  const [year = '', month, date] = day.split('-')
  const before = `${Number(year) - 1}-${month}-`
  return month === '02' && date === '29' ? `${before}28` : `${before}${date}`
}

export type Bucket = { readonly from: number; readonly to: number | null }

export const PAY_BUCKETS: readonly Bucket[] = [
  { from: 0, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: 21 },
  { from: 22, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: null },
]

export const AGE_BUCKETS: readonly Bucket[] = [
  { from: 1, to: 14 },
  { from: 15, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
]

type Counted = { readonly days: number; readonly count: number; readonly amount?: number }

/** Everybody falls into one bucket and none is lost; before the first one counts as the first. */
export function inBuckets(rows: readonly Counted[], buckets: readonly Bucket[]) {
  return buckets.map((bucket, index) => {
    const inside = rows.filter(
      ({ days }) => (index === 0 || days >= bucket.from) && (bucket.to === null || days <= bucket.to),
    )
    return {
      ...bucket,
      count: sumOf(inside.map(({ count }) => count)),
      amount: sumOf(inside.map(({ amount = 0 }) => amount)),
    }
  })
}

/** The day by which half of them had paid. */
export function medianDays(paid: readonly Counted[]): number | null {
  const total = sumOf(paid.map(({ count }) => count))
  let seen = 0
  for (const { days, count } of paid.toSorted((one, other) => one.days - other.days)) {
    seen += count
    if (seen * 2 >= total) return days
  }
  return null
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
