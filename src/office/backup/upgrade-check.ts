import { DISK_RESERVE, sizeInWords } from '../../ground/platform/disk.ts'
import { daysLater, momentInFigures } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { backupConsoleWords } from './backup-console.words.ts'

/** What a start of this version would do to the club. */
export type Upgrade = {
  readonly version: string
  /** What will be done to the tables, each with the sentence its author wrote over it. */
  readonly changes: readonly { readonly name: string; readonly about: string }[]
  readonly newest: { readonly name: string; readonly at: Date; readonly size: number } | null
  /** Whether the start saves the club by itself before it changes anything. */
  readonly savesFirst: boolean
  readonly databaseSize: number
  readonly free: number
}

export type UpgradeFault = 'noFreshBackup' | 'noRoom'

/** What was changed in a day is what a club is willing to type again. */
const isFresh = ({ newest }: Upgrade, now: Date) => newest !== null && daysLater(newest.at, 1) > now

/** A table may be written anew beside itself, and the backup lies there too. */
export function roomWanted({ newest, savesFirst, databaseSize }: Upgrade): number {
  return DISK_RESERVE + databaseSize + (savesFirst ? Math.max(newest?.size ?? 0, databaseSize) : 0)
}

/** Why one had better not upgrade yet; nothing changes, nothing stands in the way. */
export function upgradeFaults(upgrade: Upgrade, now: Date): readonly UpgradeFault[] {
  if (upgrade.changes.length === 0) return []
  return [
    ...(upgrade.savesFirst || isFresh(upgrade, now) ? [] : (['noFreshBackup'] as const)),
    ...(upgrade.free < roomWanted(upgrade) ? (['noRoom'] as const) : []),
  ]
}

export function upgradeInWords(upgrade: Upgrade, now: Date, language: Language): string {
  const say = speak(backupConsoleWords, language)
  const { version, changes, newest, savesFirst, free } = upgrade
  const size = (bytes: number) => sizeInWords(bytes, language)
  const faults = upgradeFaults(upgrade, now)
  return [
    `Klubovna ${version}`,
    changes.length === 0 ? say('noChanges') : say('changes', { count: changes.length }),
    ...changes.map(({ name, about }) => `  ${name}: ${about}`),
    newest
      ? say(isFresh(upgrade, now) ? 'freshBackup' : 'oldBackup', {
          name: newest.name,
          moment: momentInFigures(newest.at, language),
          size: size(newest.size),
        })
      : say('noBackup'),
    ...(changes.length > 0 ? [say(savesFirst ? 'savesFirst' : 'savesNothing')] : []),
    say('room', { free: size(free), wanted: size(roomWanted(upgrade)) }),
    ...(faults.length === 0 ? [say('mayUpgrade')] : faults.map((fault) => say(fault))),
  ].join('\n')
}
