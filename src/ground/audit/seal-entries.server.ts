import { sql } from 'kysely'
import { seal } from '../platform/secret.server.ts'
import { type Blank, prepared } from '../postgres/prepared.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
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
  const waiting = await readWaiting(tx, { most: SEALED_AT_ONCE })
  const ours = waiting.filter(isOurs)
  if (ours.length === 0) return 0
  let { number, hash } = head
  const links = ours.map((entry) => {
    number += 1
    hash = seal('audit', chainText(hash, entry))
    return { number, seq: entry.seq, hash }
  })
  await insertLinks(tx, {
    numbers: links.map((link) => link.number),
    seqs: links.map((link) => link.seq),
    hashes: links.map((link) => link.hash),
    last: number,
    end: hash,
  })
  return ours.length
}

/**
 * What waits, each entry looked up by its number. Joined as tables, a database that remembers a large run expects thousands to
 * wait and reads the whole history for the one that does.
 */
const readWaiting = prepared((db, blank: Blank<{ most: number }>) =>
  db
    .selectFrom('auditEntry')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('auditDetail')
          .whereRef('auditDetail.seq', '=', 'auditEntry.seq')
          .select(['changes', 'note', 'erasedAt'])
          // Kept apart: so it is looked up for each entry, whatever is believed about their number.
          .offset(sql.lit(0))
          .as('detail'),
      (join) => join.onTrue(),
    )
    .where(
      sql<boolean>`audit_entry.seq = any(array(select seq from audit_unsealed order by seq limit ${blank('most')}))`,
    )
    .selectAll('auditEntry')
    .select(['detail.changes', 'detail.note', 'detail.erasedAt'])
    .orderBy('auditEntry.seq'),
)

type Links = {
  readonly numbers: readonly number[]
  readonly seqs: readonly number[]
  readonly hashes: readonly Buffer[]
  readonly last: number
  readonly end: Buffer
}

/** The new links, nothing of them waiting any more, and where the chain ends now. */
const insertLinks = prepared((db, blank: Blank<Links>) => ({
  compile: () =>
    sql<object>`with linked as (insert into audit_seal (number, seq, hash)
        select * from unnest(${blank('numbers')}::bigint[], ${blank('seqs')}::bigint[], ${blank('hashes')}::bytea[])),
      sealed as (delete from audit_unsealed where seq = any(${blank('seqs')}::bigint[]))
      update audit_head set number = ${blank('last')}, hash = ${blank('end')}`.compile(db),
}))

type Waiting = Pick<
  Awaited<ReturnType<typeof readWaiting>>[number],
  'seq' | 'detailHash' | 'changes' | 'note' | 'erasedAt'
>

/** What the app has not written gets no seal: it stays behind, and its lateness is told. */
function isOurs({ seq, detailHash, changes, note, erasedAt }: Waiting): boolean {
  return erasedAt !== null || seal('audit', detailText(seq, asChanges(changes), note)).equals(detailHash)
}
