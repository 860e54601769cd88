import { sql } from 'kysely'
import { seal } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { chainText, detailText } from './audit.ts'
import { asChanges, CHAIN_PAGE, readChainPage } from './verify-chain.server.ts'

/**
 * Seals the whole chain anew with this house's key. For a history that was sealed with another one and taken in by the
 * person at the server: from now on it is watched again, whatever was in it then.
 */
export async function resealChain(tx: Db): Promise<void> {
  let previous: Buffer = Buffer.alloc(32)
  let last = 0
  await sql`alter table audit_entry disable trigger user`.execute(tx)
  for (;;) {
    const page = await readChainPage(tx, last)
    const links: { seq: number; detail: string; hash: string }[] = []
    for (const entry of page) {
      const detailHash = seal('audit', detailText(entry.seq, asChanges(entry.changes), entry.note))
      previous = seal('audit', chainText(previous, { ...entry, detailHash }))
      last = entry.seq
      links.push({ seq: last, detail: detailHash.toString('hex'), hash: previous.toString('hex') })
    }
    await sql`update audit_entry set detail_hash = decode(link.detail, 'hex'), hash = decode(link.hash, 'hex')
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (seq bigint, detail text, hash text)
      where audit_entry.seq = link.seq`.execute(tx)
    if (page.length < CHAIN_PAGE) break
  }
  await tx.updateTable('auditHead').set({ seq: last, hash: previous }).execute()
  await sql`alter table audit_entry enable trigger user`.execute(tx)
}
