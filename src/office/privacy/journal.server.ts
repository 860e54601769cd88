import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod'
import { erasedMarks } from '../../people/members/erased-marks.server.ts'
import { writeWhole } from '../../ground/files/folder-files.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { keptOnce } from '../../ground/platform/kept-once.server.ts'
import type { Db } from '../../tables.ts'
import { erasePerson } from './erase-person.server.ts'
import type { Person, Subject } from './person.ts'
import { findPerson } from './persons.server.ts'

const Entry = z.object({
  id: z.uuid(),
  erasedAt: z.string(),
  rows: z.array(
    z.object({ table: z.enum(['member', 'account', 'application']), id: z.number(), at: z.string() }),
  ),
  marks: z.array(z.string()),
})
type Entry = z.infer<typeof Entry>
const Journal = z.array(Entry)

const file = keptOnce('erasures', (): { path: string | null; copying: Promise<void> } => ({
  path: null,
  copying: Promise.resolve(),
}))

/** Told once at the start: where the journal lies beside the database, for the day the database is lost; nowhere without one. */
export function useJournalFile(path: string | null): void {
  file.path = path
}

/** Notes that this person was forgotten. Taken before the erasing: afterwards nobody knows what he was called. */
export async function noteErased(
  tx: Db,
  { members, accounts, applications, ...traits }: Person,
): Promise<void> {
  await sql`insert into erased_person (rows, marks)
    select coalesce(jsonb_agg(jsonb_build_object('table', kind, 'id', id, 'at', at)), '[]'), ${erasedMarks(traits)}::text[]
    from (
      select 'member' as kind, id, created_at as at from member where id = any(${[...members]}::int[])
      union all select 'account', id, created_at from account where id = any(${[...accounts]}::int[])
      union all select 'application', id, submitted_at from application where id = any(${[...applications]}::int[])
    ) as him`.execute(tx)
}

export async function listJournal(db: Db): Promise<readonly Entry[]> {
  const { rows } = await sql<{ entry: Entry }>`
    select jsonb_build_object('id', id, 'erasedAt', erased_at, 'rows', rows, 'marks', marks) as entry
    from erased_person order by erased_at, id`.execute(db)
  return rows.map(({ entry }) => entry)
}

/**
 * The copy beside the database; written whole, so that a power cut leaves the old one or the new one. One after another:
 * whoever writes later knows of all who were forgotten before.
 */
export function copyJournal(db: Db): Promise<void> {
  file.copying = file.copying.then(() => copyNow(db))
  return file.copying
}

async function copyNow(db: Db): Promise<void> {
  if (!file.path) return
  try {
    const entries = merged(await listJournal(db), readJournalFile())
    if (entries.length > 0) await keepJournal(file.path, entries)
  } catch (error) {
    log.error({ err: error }, 'the journal of erasures could not be copied beside the database')
  }
}

function keepJournal(path: string, entries: readonly Entry[]): Promise<void> {
  return writeWhole(path, JSON.stringify(entries))
}

/** For those who keep it elsewhere. */
export async function writeJournal(db: Db): Promise<string> {
  return JSON.stringify(merged(await listJournal(db), readJournalFile()))
}

/** What was kept elsewhere joins the copy beside the database, where a restore looks. */
export async function bringJournal(text: string): Promise<void> {
  if (file.path) await keepJournal(file.path, merged(Journal.parse(JSON.parse(text)), readJournalFile()))
}

function readJournalFile(): readonly Entry[] {
  if (!file.path || !existsSync(file.path)) return []
  return Journal.parse(JSON.parse(readFileSync(file.path, 'utf8')))
}

function merged(...journals: readonly (readonly Entry[])[]): readonly Entry[] {
  return [...new Map(journals.flat().map((entry) => [entry.id, entry])).values()]
}

/**
 * After a restore: whoever was forgotten since the backup, by the journal of the database that was replaced or by the copy
 * beside it, is forgotten again. A row is his only if its moment is his too: its number may have been given to another.
 */
export async function replayErasures(tx: Db, known: readonly Entry[]): Promise<number> {
  for (const { id, erasedAt, rows, marks } of merged(known, readJournalFile()))
    await sql`insert into erased_person (id, erased_at, rows, marks)
      values (${id}, ${erasedAt}::timestamptz, ${JSON.stringify(rows)}::jsonb, ${marks}::text[])
      on conflict do nothing`.execute(tx)
  const back = await listComeBack(tx)
  for (const subject of back) {
    const person = await findPerson(tx, subject)
    if (person) await erasePerson(tx, person)
  }
  return back.length
}

async function listComeBack(tx: Db): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    with gone as (
      select gone."table" as kind, gone.id, gone.at
      from erased_person, jsonb_to_recordset(rows) as gone ("table" text, id int, at timestamptz))
    select kind, id from gone where
      (kind = 'member' and exists (select from member
        where member.id = gone.id and created_at = gone.at and erased_at is null))
      or (kind = 'account' and exists (select from account
        where account.id = gone.id and created_at = gone.at and email not like '%@erased.invalid'))
      or (kind = 'application' and exists (select from application
        where application.id = gone.id and submitted_at = gone.at))
    order by case kind when 'member' then 1 when 'account' then 2 else 3 end, id`.execute(tx)
  return rows
}
