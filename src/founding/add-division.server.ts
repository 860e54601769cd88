import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction, sqlState } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'

type Division = { readonly name: string; readonly meets: string }

/** One more place where the club meets, after the others. */
export async function addDivision(db: Db, visitor: Visitor, { name, meets }: Division): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await sql`lock table division in share row exclusive mode`.execute(tx)
      await tx
        .insertInto('division')
        .values({
          id: sql<number>`(select coalesce(max(id), 0) + 1 from division)`,
          name,
          meets,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from division)`,
        })
        .execute()
      const changes = [{ field: 'division', from: null, to: name }]
      recordAudit(tx, { action: 'CLUB_CHANGED', actorId: visitor.id, changes })
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refusal('invalid_fields', { fields: { name: 'invalid' } })
    throw error
  }
}
