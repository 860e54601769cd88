import { sql } from 'kysely'
import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'

const ONE_AN_HOUR = { max: 1, minutes: 60 }

/**
 * Tells the Secretary of applications nobody was told of yet: at once where the last letter is an hour old, all together when
 * that hour is over. Each application is marked, so none is told twice and none is forgotten, in whatever order they commit.
 */
export async function announceApplications(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const waiting = await tx
      .selectFrom('application')
      .select('id')
      .where('announcedAt', 'is', null)
      .where('status', '=', 'PENDING')
      .where('awaitsProof', '=', false)
      .limit(1)
      .executeTakeFirst()
    if (!waiting) return
    const { allowed } = await hit(tx, 'applications:announced', ONE_AN_HOUR)
    if (!allowed) return
    const told = await tx
      .updateTable('application')
      .set({ announcedAt: sql<Date>`now()` })
      .where('announcedAt', 'is', null)
      .where('status', '=', 'PENDING')
      .where('awaitsProof', '=', false)
      .returning('id')
      .execute()
    if (told.length > 0) await tellOfficers(tx, 'Secretary', 'applications-arrived', { count: told.length })
  })
}
