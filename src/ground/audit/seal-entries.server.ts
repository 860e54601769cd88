import { seal } from '../platform/secret.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { asChanges, chainText, detailText } from './audit.ts'

const SEALED_AT_ONCE = 1000

/**
 * Seals what waits: every entry that is committed by now gets the next link of the chain, the lower number first. One that is
 * committed late gets a later link; none is skipped, because it waits in a row of its own. Of several processes one seals,
 * the others have nothing to do.
 */
export async function sealEntries(db: Db): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await inTransaction(db, sealSome)
    sealed += count
    if (count < SEALED_AT_ONCE) return sealed
  }
}

async function sealSome(tx: Db): Promise<number> {
  const head = await tx
    .selectFrom('auditHead')
    .select(['number', 'hash'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!head) return 0
  const waiting = await tx
    .selectFrom('auditUnsealed')
    .innerJoin('auditEntry', 'auditEntry.seq', 'auditUnsealed.seq')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditUnsealed.seq')
    .selectAll('auditEntry')
    .select(['auditDetail.changes', 'auditDetail.note', 'auditDetail.erasedAt'])
    .orderBy('auditUnsealed.seq')
    .limit(SEALED_AT_ONCE)
    .execute()
  const ours = waiting.filter(isOurs)
  if (ours.length === 0) return 0
  let { number, hash } = head
  const links = ours.map((entry) => {
    number += 1
    hash = seal('audit', chainText(hash, entry))
    return { number, seq: entry.seq, hash }
  })
  await tx.insertInto('auditSeal').values(links).execute()
  await tx
    .deleteFrom('auditUnsealed')
    .where(
      'seq',
      'in',
      ours.map(({ seq }) => seq),
    )
    .execute()
  await tx.updateTable('auditHead').set({ number, hash }).execute()
  return ours.length
}

type Waiting = {
  readonly seq: number
  readonly detailHash: Buffer
  readonly changes: Json
  readonly note: string | null
  readonly erasedAt: Date | null
}

/** What the app has not written gets no seal: it stays behind, and its lateness is told. */
function isOurs({ seq, detailHash, changes, note, erasedAt }: Waiting): boolean {
  return erasedAt !== null || seal('audit', detailText(seq, asChanges(changes), note)).equals(detailHash)
}
