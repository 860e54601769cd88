import { sql } from 'kysely'
import { seal } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { asChanges, chainText, detailText } from './audit.ts'
import { CHAIN_PAGE, entryOf, readChainPage } from './verify-chain.server.ts'

/**
 * Seals the whole chain anew with this house's key. For a history that was sealed with another one and taken in by the
 * person at the server: from now on it is watched again, whatever was in it then.
 */
export async function resealChain(tx: Db): Promise<void> {
  let hash: Buffer = Buffer.alloc(32)
  let number = 0
  await sql`alter table audit_entry disable trigger user`.execute(tx)
  await sql`alter table audit_seal disable trigger user`.execute(tx)
  for (;;) {
    const page = await readChainPage(tx, number)
    const links: { seq: number; detail: string; hash: string }[] = []
    for (const link of page) {
      number = link.number
      const entry = entryOf(link)
      if (!entry) continue
      const detailHash = seal('audit', detailText(link.seq, asChanges(link.changes), link.note))
      hash = seal('audit', chainText(hash, { ...entry, detailHash }))
      links.push({ seq: link.seq, detail: detailHash.toString('hex'), hash: hash.toString('hex') })
    }
    const table = sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (seq bigint, detail text, hash text)`
    await sql`update audit_entry set detail_hash = decode(link.detail, 'hex') from ${table}
      where audit_entry.seq = link.seq`.execute(tx)
    await sql`update audit_seal set hash = decode(link.hash, 'hex') from ${table}
      where audit_seal.seq = link.seq`.execute(tx)
    if (page.length < CHAIN_PAGE) break
  }
  await resealWaiting(tx)
  await tx.updateTable('auditHead').set({ number, hash }).execute()
  await sql`alter table audit_seal enable trigger user`.execute(tx)
  await sql`alter table audit_entry enable trigger user`.execute(tx)
}

/** Entries that had not got their seal yet: it will be made with our key, and so must be what it is made of. */
async function resealWaiting(tx: Db): Promise<void> {
  const waiting = await tx
    .selectFrom('auditUnsealed')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditUnsealed.seq')
    .select(['auditDetail.seq', 'auditDetail.changes', 'auditDetail.note'])
    .execute()
  for (const { seq, changes, note } of waiting)
    await tx
      .updateTable('auditEntry')
      .set({ detailHash: seal('audit', detailText(seq, asChanges(changes), note)) })
      .where('seq', '=', seq)
      .execute()
}
