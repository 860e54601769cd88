import { daysBetween } from '../../ground/values/day.ts'
import type { PeopleList } from '../members/people-list.ts'
import type { Sorted } from '../../ground/values/sorting.ts'
import type { Language } from '../../ground/values/words.ts'

export const PATCHES_SORTS = ['left', 'name'] as const
export type PatchesSort = Sorted<(typeof PATCHES_SORTS)[number]>

export const PATCHES_LIST = {
  shows: ['excludedOn', 'archivedAt'],
  filters: {},
  sorts: { left: ['excludedOn', 'archivedAt'], name: ['lastName'] },
} as const satisfies PeopleList

const LOCALES: Readonly<Record<Language, string>> = { cs: 'cs-CZ', en: 'en-GB' }

/** 'včera', 'před 3 měsíci', 'před 2 lety': how long somebody has owed the club its patches. */
export function howLongAgo(day: string, today: string, language: Language): string {
  const say = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' })
  const days = daysBetween(day, today)
  if (days < 31) return say.format(-days, 'day')
  const months = monthsBetween(day, today)
  return months < 24
    ? say.format(-Math.max(1, months), 'month')
    : say.format(-Math.floor(months / 12), 'year')
}

/** Whole months passed from one day to the other. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0)
}
