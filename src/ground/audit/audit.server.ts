import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { askingProgram } from '../platform/asking.server.ts'
import { seal } from '../platform/secret.server.ts'
import { beforeCommit } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { type AuditEntry, detailText } from './audit.ts'
import { happeningOf } from './happenings.ts'
import { queueHappenings } from './queue-happenings.server.ts'

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
  beforeCommit(tx, () => writeEntries(tx, entries))
}

/** What a program did in somebody's name says by which key. */
function withProgram(entry: AuditEntry): AuditEntry {
  const program = askingProgram()
  if (program === null) return entry
  return { ...entry, changes: [...(entry.changes ?? []), { field: 'programKey', from: null, to: program }] }
}

type Numbered = { readonly seq: number; readonly at: Date }

async function writeEntries(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  const { rows: numbers } =
    await sql<Numbered>`select nextval('audit_entry_seq_seq') as seq, clock_timestamp() as at
    from generate_series(1, ${entries.length})`.execute(tx)
  const rows: ReturnType<typeof written>[] = []
  for (const [index, entry] of entries.entries()) {
    // Writing down a whole club takes a while; others are answered meanwhile.
    if (index % WRITTEN_AT_ONCE === WRITTEN_AT_ONCE - 1) await breathe()
    const number = numbers[index]
    if (number) rows.push(written(entry, number))
  }
  // PostgreSQL takes at most 65,535 values a statement; an import of a whole club has more.
  for (let start = 0; start < rows.length; start += ENTRIES_A_STATEMENT) {
    const some = rows.slice(start, start + ENTRIES_A_STATEMENT)
    await tx
      .with('details', (db) => db.insertInto('auditDetail').values(some.map(({ detail }) => detail)))
      .with('waiting', (db) =>
        db.insertInto('auditUnsealed').values(some.map(({ entry: { seq, at } }) => ({ seq, at }))),
      )
      .insertInto('auditEntry')
      .values(some.map(({ entry }) => entry))
      .execute()
  }
  await queueHappenings(
    tx,
    entries.flatMap((entry) => happeningOf(entry) ?? []),
  )
}

function written(entry: AuditEntry, { seq, at }: Numbered) {
  const changes = entry.changes ?? []
  const note = entry.note ?? null
  return {
    entry: {
      seq,
      at,
      action: entry.action,
      actorAccountId: entry.actorId,
      memberId: entry.memberId ?? null,
      accountId: entry.accountId ?? null,
      detailHash: seal('audit', detailText(seq, changes, note)),
    },
    detail: { seq, changes: JSON.stringify(changes), note },
  }
}
