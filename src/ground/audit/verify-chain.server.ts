import { seal } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { type AuditChange, chainText, detailText } from './audit.ts'

export const CHAIN_PAGE = 2000

/** What is wrong with the chain, and at which entry. */
export type ChainFault = {
  readonly kind: 'missing' | 'changed' | 'details_missing' | 'details_changed' | 'end_missing'
  readonly seq: number
}

export type ChainReport = { readonly entries: number; readonly fault: ChainFault | null }

/**
 * Walks the chain from its beginning; the first link that does not hold is named. The end is read before and after: entries
 * that are added during the walk lie between the two, and the club need not stand still.
 */
export async function verifyChain(
  db: Db,
  say: (entries: number, of: number) => void = () => undefined,
): Promise<ChainReport> {
  const head = await readHead(db)
  let previous: Buffer = Buffer.alloc(32)
  let seq = 0
  let isWhole = head?.seq === 0
  for (;;) {
    const page = await readChainPage(db, seq)
    for (const entry of page) {
      const fault = faultOf(entry, seq + 1, previous)
      if (fault) return { entries: seq, fault }
      seq = entry.seq
      previous = entry.hash
      if (head?.seq === seq) isWhole = head.hash.equals(previous)
    }
    say(seq, Math.max(seq, head?.seq ?? 0))
    if (page.length < CHAIN_PAGE) break
  }
  const after = await readHead(db)
  if (!after || after.seq < seq) isWhole = false
  return { entries: seq, fault: isWhole ? null : { kind: 'end_missing', seq } }
}

function readHead(db: Db) {
  return db.selectFrom('auditHead').select(['seq', 'hash']).executeTakeFirst()
}

export function readChainPage(db: Db, after: number) {
  return db
    .selectFrom('auditEntry')
    .leftJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .selectAll('auditEntry')
    .select([
      'auditDetail.changes',
      'auditDetail.note',
      'auditDetail.erasedAt',
      'auditDetail.seq as detailSeq',
    ])
    .where('auditEntry.seq', '>', after)
    .orderBy('auditEntry.seq')
    .limit(CHAIN_PAGE)
    .execute()
}

type Row = Awaited<ReturnType<typeof readChainPage>>[number]

function faultOf(entry: Row, expectedSeq: number, previous: Buffer): ChainFault | null {
  const { seq } = entry
  if (seq !== expectedSeq) return { kind: 'missing', seq: expectedSeq }
  if (!seal('audit', chainText(previous, entry)).equals(entry.hash)) return { kind: 'changed', seq }
  if (entry.detailSeq === null) return { kind: 'details_missing', seq }
  const detail = detailText(entry.seq, asChanges(entry.changes), entry.note)
  return entry.erasedAt || seal('audit', detail).equals(entry.detailHash)
    ? null
    : { kind: 'details_changed', seq }
}

export function asChanges(changes: Json | null): readonly AuditChange[] {
  return Array.isArray(changes) ? (changes as readonly AuditChange[]) : []
}
