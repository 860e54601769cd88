import { addDays, daysBetween } from '../../ground/values/day.ts'

/** How many days are read again each time: a movement may arrive late. */
const OVERLAP = 14
/** The bank gives ninety days without asking a person to confirm; one is kept in hand. */
const FARTHEST = 89

export type Period = { readonly from: string; readonly to: string }

type Progress = {
  /** Every movement up to this day has been read. */
  readonly coveredTo: string | null
  /** The longest period the bank managed to give at once, while it had too much. */
  readonly spanDays: number | null
}

/** What to ask for next: from a fortnight before the last success, after an outage from before it. */
export function nextPeriod({ coveredTo, spanDays }: Progress, today: string): Period {
  const farthest = addDays(today, -FARTHEST)
  const wanted = coveredTo ? addDays(earlier(coveredTo, today), -OVERLAP) : farthest
  const from = wanted < farthest ? farthest : wanted
  if (spanDays === null) return { from, to: today }
  // While catching up in parts the overlap would only be read again and again.
  const start = coveredTo && coveredTo > farthest ? earlier(coveredTo, today) : from
  const to = addDays(start, spanDays - 1)
  return { from: start, to: to < today ? to : today }
}

/** After 'too much': half of what was asked, but never less than a day. */
export function shorterSpan({ from, to }: Period): number {
  return Math.max(1, Math.floor((daysBetween(from, to) + 1) / 2))
}

/** Days nobody has read: the outage was longer than what the bank gives by itself. */
export function gapBefore({ from }: Period, coveredTo: string | null): Period | null {
  if (!coveredTo || addDays(coveredTo, 1) >= from) return null
  return { from: addDays(coveredTo, 1), to: addDays(from, -1) }
}

/** What is left of a gap once a person has read a period; a hole in its middle is left to be read again whole. */
export function gapLeft(gap: Period | null, read: Period): Period | null {
  if (!gap || (read.from <= gap.from && read.to >= gap.to)) return null
  if (read.from <= gap.from && read.to >= gap.from) return { from: addDays(read.to, 1), to: gap.to }
  if (read.to >= gap.to && read.from <= gap.to) return { from: gap.from, to: addDays(read.from, -1) }
  return gap
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
