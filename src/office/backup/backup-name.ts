import { weekdayOf } from '../../ground/values/day.ts'
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
