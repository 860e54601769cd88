import { addDays, weekdayOf } from '../../ground/values/day.ts'

/** The newest copy of so many days, weeks and months is kept; one copy may stand for all three. */
export type CopyPlan = { readonly days: number; readonly weeks: number; readonly months: number }

const ENDING = '.age'
// As backups are called: what it copies, and nothing else.
const NAME = /^klubovna-(\d{4}-\d{2}-\d{2})-\d{6}(?:-\d+)?\.tar\.gz\.age$/

/** Whoever was erased since a copy was made; beside the copies, under one name for good. */
export const JOURNAL_COPY = 'vymazani.json.age'

export const copyName = (backup: string) => `${backup}${ENDING}`
export const isCopyName = (name: string) => NAME.test(name)

/** Their names tell the time, so they tell their order too. */
export const newestFirst = (names: readonly string[]) => names.filter(isCopyName).toSorted().toReversed()

export function pastPlan(names: readonly string[], plan: CopyPlan): readonly string[] {
  const copies = newestFirst(names)
  const kept = new Set([
    ...newestOf(copies, plan.days, (day) => day),
    ...newestOf(copies, plan.weeks, mondayOf),
    ...newestOf(copies, plan.months, (day) => day.slice(0, 'yyyy-mm'.length)),
  ])
  return copies.filter((name) => !kept.has(name))
}

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))

function newestOf(copies: readonly string[], count: number, spanOf: (day: string) => string) {
  const newest = new Map<string, string>()
  for (const name of copies) {
    const span = spanOf(NAME.exec(name)?.[1] ?? '')
    if (!newest.has(span)) newest.set(span, name)
  }
  return [...newest.values()].slice(0, count)
}
