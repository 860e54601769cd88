import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeCommit } from '../postgres/transaction.server.ts'
import { seal } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { type AuditEntry, chainText, detailText, type SealedEntry } from './audit.ts'

const ENTRIES_A_STATEMENT = 2000
const SEALED_AT_ONCE = 500

const pending = new WeakMap<Db, AuditEntry[]>()

/**
 * Notes what happened; the entries are written as the last thing before the commit. The end of the
 * chain is one locked row, and a lock taken last can be part of no deadlock.
 */
export function recordAudit(tx: Db, entry: AuditEntry): void {
  const noted = pending.get(tx)
  if (noted) {
    noted.push(entry)
    return
  }
  const entries = [entry]
  pending.set(tx, entries)
  beforeCommit(tx, () => appendToChain(tx, entries))
}

async function appendToChain(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  const head = await tx
    .selectFrom('auditHead')
    .select(['seq', 'hash', sql<Date>`clock_timestamp()`.as('at')])
    .forUpdate()
    .executeTakeFirstOrThrow()
  let previous = { seq: head.seq, hash: head.hash }
  const rows: ReturnType<typeof link>[] = []
  for (const entry of entries) {
    // Sealing a whole club takes a while; others are answered meanwhile.
    if (rows.length % SEALED_AT_ONCE === SEALED_AT_ONCE - 1) await breathe()
    const row = link(previous, entry, head.at)
    previous = { seq: row.seq, hash: row.hash }
    rows.push(row)
  }
  const details = entries.map((entry, index) => ({
    seq: rows[index]?.seq ?? 0,
    changes: JSON.stringify(entry.changes ?? []),
    note: entry.note ?? null,
  }))
  // PostgreSQL takes at most 65,535 values a statement; an import of a whole club has more.
  for (let start = 0; start < rows.length; start += ENTRIES_A_STATEMENT) {
    await tx
      .insertInto('auditEntry')
      .values(rows.slice(start, start + ENTRIES_A_STATEMENT))
      .execute()
    await tx
      .insertInto('auditDetail')
      .values(details.slice(start, start + ENTRIES_A_STATEMENT))
      .execute()
  }
  await tx.updateTable('auditHead').set({ seq: previous.seq, hash: previous.hash }).execute()
}

function link(
  previous: { seq: number; hash: Buffer },
  entry: AuditEntry,
  at: Date,
): SealedEntry & { hash: Buffer } {
  const seq = previous.seq + 1
  const sealed = {
    seq,
    at,
    action: entry.action,
    actorAccountId: entry.actorId,
    memberId: entry.memberId ?? null,
    accountId: entry.accountId ?? null,
    detailHash: seal('audit', detailText(seq, entry.changes ?? [], entry.note ?? null)),
  }
  return { ...sealed, hash: seal('audit', chainText(previous.hash, sealed)) }
}
