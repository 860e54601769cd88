import { sql } from 'kysely'
import { seal } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { asChanges, chainText, detailText, type SealedEntry } from './audit.ts'
import { sealEntries } from './seal-entries.server.ts'
import { LATE_AFTER_SECONDS } from './late-seal.ts'

export const CHAIN_PAGE = 2000

/** What is wrong with the chain, and at which entry. */
export type ChainFault = {
  readonly kind:
    | 'missing'
    | 'changed'
    | 'details_missing'
    | 'details_changed'
    | 'unsealed'
    | 'end_missing'
    /** An end that was known outside the database is not there any more. */
    | 'cut'
  readonly seq: number
}

export type ChainReport = { readonly entries: number; readonly fault: ChainFault | null }

/**
 * Walks the chain from its first seal; the first link that does not hold is named. The end is read before and after: seals
 * that are added during the walk lie between the two, and the club need not stand still. What waits is sealed first; entries
 * of the last seconds may still wait, an older one without a seal was put in or torn off by somebody.
 */
export async function verifyChain(
  db: Db,
  say: (entries: number, of: number) => void = () => undefined,
): Promise<ChainReport> {
  await sealEntries(db)
  const head = await readHead(db)
  let last: Link = { number: 0, seq: 0, hash: Buffer.alloc(32) }
  let isWhole = head?.number === 0
  for (;;) {
    const page = await readChainPage(db, last.number)
    for (const link of page) {
      const fault = faultOf(link, last)
      if (fault) return { entries: last.number, fault }
      last = link
      if (head?.number === last.number) isWhole = head.hash.equals(last.hash)
    }
    say(last.number, Math.max(last.number, head?.number ?? 0))
    if (page.length < CHAIN_PAGE) break
  }
  const after = await readHead(db)
  if (!after || after.number < last.number) isWhole = false
  if (!isWhole) return { entries: last.number, fault: { kind: 'end_missing', seq: last.seq } }
  return withTail(db, last.number)
}

type Link = { readonly number: number; readonly seq: number; readonly hash: Buffer }

function readHead(db: Db) {
  return db.selectFrom('auditHead').select(['number', 'hash']).executeTakeFirst()
}

/** What is behind the last seal that was looked at: what has none yet, of the last seconds, only waits. */
async function withTail(db: Db, sealed: number): Promise<ChainReport> {
  const { rows } = await sql<{ tail: number; late: number | null }>`
    select count(*)::int as tail, min(entry.seq) filter (where link.seq is null and (waiting.seq is null
      or least(entry.at, waiting.at) < clock_timestamp() - make_interval(secs => ${LATE_AFTER_SECONDS}))) as late
    from audit_entry as entry left join audit_unsealed as waiting using (seq) left join audit_seal as link using (seq)
    where link.number is null or link.number > ${sealed}`.execute(db)
  const { tail = 0, late = null } = rows[0] ?? {}
  return late === null
    ? { entries: sealed + tail, fault: null }
    : { entries: sealed, fault: { kind: 'unsealed', seq: late } }
}

export function readChainPage(db: Db, after: number) {
  return db
    .selectFrom('auditSeal')
    .leftJoin('auditEntry', 'auditEntry.seq', 'auditSeal.seq')
    .leftJoin('auditDetail', 'auditDetail.seq', 'auditSeal.seq')
    .select([
      'auditSeal.number',
      'auditSeal.seq',
      'auditSeal.hash',
      'auditEntry.seq as entrySeq',
      'auditEntry.at',
      'auditEntry.action',
      'auditEntry.actorAccountId',
      'auditEntry.memberId',
      'auditEntry.accountId',
      'auditEntry.detailHash',
      'auditDetail.changes',
      'auditDetail.note',
      'auditDetail.erasedAt',
      'auditDetail.seq as detailSeq',
    ])
    .where('auditSeal.number', '>', after)
    .orderBy('auditSeal.number')
    .limit(CHAIN_PAGE)
    .execute()
}

type Row = Awaited<ReturnType<typeof readChainPage>>[number]

/** The entry of a link, whole; nothing where it is gone. */
export function entryOf({ seq, at, action, detailHash, ...rest }: Row): SealedEntry | null {
  const { actorAccountId, memberId, accountId } = rest
  if (at === null || action === null || detailHash === null) return null
  return { seq, at, action, actorAccountId, memberId, accountId, detailHash }
}

function faultOf(link: Row, last: Link): ChainFault | null {
  const { seq } = link
  const entry = entryOf(link)
  if (link.number !== last.number + 1 || !entry) return { kind: 'missing', seq: entry ? last.seq + 1 : seq }
  if (!seal('audit', chainText(last.hash, entry)).equals(link.hash)) return { kind: 'changed', seq }
  if (link.detailSeq === null) return { kind: 'details_missing', seq }
  const detail = detailText(seq, asChanges(link.changes), link.note)
  return link.erasedAt || seal('audit', detail).equals(entry.detailHash)
    ? null
    : { kind: 'details_changed', seq }
}
