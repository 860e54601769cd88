import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { askingProgram } from '../platform/asking.server.ts'
import { seal } from '../platform/secret.server.ts'
import { askAlong } from '../postgres/along.server.ts'
import { type Blank, prepared } from '../postgres/prepared.server.ts'
import { afterCommit, beforeCommit } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { type AuditEntry, detailText } from './audit.ts'
import { happeningOf } from './happenings.ts'
import { delivered, sendHeard, toldOf } from './queue-happenings.server.ts'

const ENTRIES_A_STATEMENT = 2000
const WRITTEN_AT_ONCE = 500

const pending = new WeakMap<Db, AuditEntry[]>()

/**
 * Notes what happened; the entries are written as the last thing before the commit, each under a number of its own. Their
 * seals are made afterwards (`seal-entries.server.ts`), so that nobody who writes waits for anybody else.
 */
export function recordAudit(tx: Db, given: AuditEntry): void {
  const entry = withProgram(given)
  const noted = pending.get(tx)
  if (noted) {
    noted.push(entry)
    return
  }
  const entries = [entry]
  pending.set(tx, entries)
  beforeCommit(tx, (isLast) => writeEntries(tx, entries, isLast))
}

/** What a program did in somebody's name says by which key. */
function withProgram(entry: AuditEntry): AuditEntry {
  const program = askingProgram()
  if (program === null) return entry
  return { ...entry, changes: [...(entry.changes ?? []), { field: 'programKey', from: null, to: program }] }
}

type Numbers = () => Promise<readonly { readonly seq: number }[]>

const ahead = new WeakMap<Db, Numbers>()

/** Who is about to note something asks for its number on the way of what he asks anyway. */
export async function aboutToRecord(tx: Db): Promise<void> {
  if (!ahead.has(tx)) ahead.set(tx, await askAlong(tx, { compile: () => nextNumbers(1).compile(tx) }))
}

async function writeEntries(tx: Db, entries: readonly AuditEntry[], isLast: boolean): Promise<void> {
  const numbers = await takeNumbers(tx, entries.length)
  const rows: Written[] = []
  for (const [index, entry] of entries.entries()) {
    // Writing down a whole club takes a while; others are answered meanwhile.
    if (index % WRITTEN_AT_ONCE === WRITTEN_AT_ONCE - 1) await breathe()
    const seq = numbers[index]
    if (seq !== undefined) rows.push(written(entry, seq))
  }
  let heard = 0
  for (let start = 0; start < rows.length; start += ENTRIES_A_STATEMENT) {
    const end = start + ENTRIES_A_STATEMENT
    heard += await insertEntries(tx, rows.slice(start, end), isLast && end >= rows.length)
  }
  // They wait in rows of their own; should we end before the word is out, the next look at them comes within a minute.
  if (heard > 0) afterCommit(tx, (db) => sendHeard(db, heard))
}

async function takeNumbers(tx: Db, count: number): Promise<readonly number[]> {
  const taken = (await ahead.get(tx)?.()) ?? []
  const { rows } = taken.length < count ? await nextNumbers(count - taken.length).execute(tx) : { rows: [] }
  return [...taken, ...rows].map(({ seq }) => seq)
}

const nextNumbers = (count: number) => sql<{ seq: number }>`select nextval('audit_entry_seq_seq') as seq
  ${count === 1 ? sql`` : sql`from generate_series(1, ${count})`}`

type Written = {
  readonly entry: AuditEntry
  readonly seq: number
  readonly changes: string
  readonly note: string | null
  readonly detailHash: Buffer
}

function written(entry: AuditEntry, seq: number): Written {
  const changes = entry.changes ?? []
  const note = entry.note ?? null
  return {
    entry,
    seq,
    changes: JSON.stringify(changes),
    note,
    detailHash: seal('audit', detailText(seq, changes, note)),
  }
}

async function insertEntries(tx: Db, rows: readonly Written[], isLast: boolean): Promise<number> {
  const columns = {
    seqs: rows.map(({ seq }) => seq),
    actions: rows.map(({ entry }) => entry.action),
    actors: rows.map(({ entry }) => entry.actorId),
    members: rows.map(({ entry }) => entry.memberId ?? null),
    accounts: rows.map(({ entry }) => entry.accountId ?? null),
    hashes: rows.map(({ detailHash }) => detailHash),
    changes: rows.map(({ changes }) => changes),
    notes: rows.map(({ note }) => note),
    ...toldOf(rows.flatMap(({ entry }) => happeningOf(entry) ?? [])),
  }
  const [{ heard } = { heard: 0 }] = await insertColumns(tx, columns, { isLast })
  return heard
}

type Columns = ReturnType<typeof toldOf> & {
  readonly seqs: readonly number[]
  readonly actions: readonly string[]
  readonly actors: readonly (number | null)[]
  readonly members: readonly (number | null)[]
  readonly accounts: readonly (number | null)[]
  readonly hashes: readonly Buffer[]
  readonly changes: readonly string[]
  readonly notes: readonly (string | null)[]
}

/** The entries, their words, their wait for a seal and whoever wants to hear of them: one statement, however many there are. */
const insertColumns = prepared((db, blank: Blank<Columns>) => ({
  compile: () =>
    sql<{ heard: number }>`with entry as materialized (
        select *, clock_timestamp() as at from unnest(${blank('seqs')}::bigint[], ${blank('actions')}::text[],
          ${blank('actors')}::int[], ${blank('members')}::int[], ${blank('accounts')}::int[], ${blank('hashes')}::bytea[],
          ${blank('changes')}::jsonb[], ${blank('notes')}::text[])
          as entry (seq, action, actor, member, account, hash, changes, note)),
      written as (insert into audit_entry (seq, at, action, actor_account_id, member_id, account_id, detail_hash)
        select seq, at, action, actor, member, account, hash from entry),
      details as (insert into audit_detail (seq, changes, note) select seq, changes, note from entry),
      waiting as (insert into audit_unsealed (seq, at) select seq, at from entry),
      ${delivered({ kinds: blank('kinds'), things: blank('things'), persons: blank('persons') })}
      select count(*)::int as heard from delivered`.compile(db),
}))
