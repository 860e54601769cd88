import { sql } from 'kysely'
import { momentInFigures } from '../../ground/values/moment.ts'
import { sizeInWords } from '../../ground/platform/disk.ts'
import { readDisk } from '../../ground/platform/disk.server.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { REFUSAL_WORDS } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { copies } from '../copies/copies.server.ts'
import { isBackupName, kindOf } from './backup-name.ts'
import { backupsFolder, listBackups } from './backups.server.ts'
import { lookAt } from './look-at-backup.server.ts'
import { readPlan } from './plan.server.ts'
import { listLatestTasks } from './tasks.server.ts'
import { viewTask } from './view-tasks.server.ts'

/** Everything the page of backups shows. */
export async function viewBackups(db: Db, language: Language) {
  const [backups, plan, tasks] = await Promise.all([
    listBackups(),
    readPlan(db),
    listLatestTasks(db, ['backup', 'drill', 'restore', 'copy']),
  ])
  const { free } = await readDisk(backupsFolder())
  return {
    backups: backups.map(({ name, size, at, sum }) => ({
      name,
      size: sizeInWords(size, language),
      when: momentInFigures(at, language),
      sum,
      kind: kindOf(name),
    })),
    plan,
    copies: viewCopies(),
    free: sizeInWords(free, language),
    tasks: tasks.map((task) => viewTask(task, language)),
  }
}

/** How copies are locked and where they go; nothing of the key. */
function viewCopies() {
  const here = copies()
  return (
    here && {
      lockedBy: 'passphrase' in here.lock ? ('passphrase' as const) : ('recipients' as const),
      places: here.places.map(({ kind }) => kind),
      plan: here.plan,
    }
  )
}

export type CopiesView = ReturnType<typeof viewCopies>

export type BackupLine = Awaited<ReturnType<typeof viewBackups>>['backups'][number]

// What people count when they ask what they would lose.
const COUNTED = ['member', 'account', 'payment', 'event', 'registration', 'photo', 'mail'] as const

/** What is in a backup, what is here now, and why it cannot come back, if it cannot. */
export async function viewContents(db: Db, name: string, language: Language) {
  if (!isBackupName(name)) return null
  const looked = await lookAt(db, name).catch(() => null)
  if (!looked) return null
  const { manifest, obstacle } = looked
  const since = manifest ? new Date(manifest.createdAt) : null
  const now = await countNow(db, since)
  return {
    name,
    obstacle: obstacle && speak(REFUSAL_WORDS, language)(obstacle),
    when: since && momentInFigures(since, language),
    version: manifest?.version ?? '',
    hasFiles: manifest?.hasFiles ?? false,
    rows: COUNTED.map((table) => ({
      table,
      inBackup: manifest?.tables.find((one) => one.name === table)?.rows ?? 0,
      now: now.counts[table] ?? 0,
    })),
    since: now.since,
  }
}

export type BackupContents = NonNullable<Awaited<ReturnType<typeof viewContents>>>

async function countNow(db: Db, since: Date | null) {
  const counts = sql.join(
    COUNTED.map((table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`),
  )
  const { rows } = await sql<Record<string, number>>`
    select ${counts}, (select count(*)::int from audit_entry where at > ${since}) as since`.execute(db)
  const { since: entries = 0, ...rest } = rows[0] ?? {}
  return { counts: rest, since: entries }
}
