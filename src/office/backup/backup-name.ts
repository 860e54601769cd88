import { addDays, pragueDay, weekdayOf } from '../../ground/values/day.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
// Nothing but plain letters: a name comes from an address and becomes a path.
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,100}\.tar\.gz$/

export function isBackupName(text: string): boolean {
  return NAME.test(text)
}

type Named = { readonly name: string; readonly at: number }

/** How the name begins says where a backup comes from: made at night or by a button, before an upgrade, or brought. */
export const KINDS = { made: 'klubovna', beforeUpgrade: 'pred-aktualizaci', brought: 'nahrana' } as const
export type BackupKind = keyof typeof KINDS

export function kindOf(name: string): BackupKind {
  if (name.startsWith(`${KINDS.made}-`)) return 'made'
  return name.startsWith(`${KINDS.beforeUpgrade}-`) ? 'beforeUpgrade' : 'brought'
}

/** Of the backups the house made itself those beyond the newest `keep` of their kind; what people brought is theirs. */
export function tooOld(backups: readonly Named[], keep: number): readonly string[] {
  const newestFirst = backups.toSorted((a, b) => b.at - a.at || b.name.localeCompare(a.name))
  return (['made', 'beforeUpgrade'] as const).flatMap((kind) =>
    newestFirst
      .filter(({ name }) => kindOf(name) === kind)
      .slice(keep)
      .map(({ name }) => name),
  )
}

export const EVERY = ['off', 'day', 'week'] as const
export type Plan = { readonly every: (typeof EVERY)[number]; readonly keep: number }
export const FIRST_PLAN: Plan = { every: 'day', keep: 7 }

/** Each night, or each night from Sunday to Monday. */
export function isBackupDay({ every }: Plan, today: string): boolean {
  return every === 'day' || (every === 'week' && weekdayOf(today) === 1)
}

/** As `watch-over` has it in the table of jobs. */
const AT_NIGHT = '02:40'
const WEEK = 7

/** The night in which the last backup should have been made by itself, in the club's time; null where none ever is. */
export function lastBackupNight(plan: Plan, now: Date): string | null {
  const days = Array.from({ length: WEEK + 1 }, (_, ago) => addDays(pragueDay(now), -ago))
  const nights = days.filter((day) => isBackupDay(plan, day)).map((day) => `${day}T${AT_NIGHT}`)
  return nights.find((night) => night <= pragueMoment(now)) ?? null
}
