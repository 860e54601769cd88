import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { queueHappenings } from '../../ground/audit/queue-happenings.server.ts'
import { findAnswerLink } from '../../ground/mail/answer-links.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { announceApplications } from './announce-applications.server.ts'
import { askSponsors } from './ask-sponsors.server.ts'
import { type Decision, holdForDecision } from './decidable-applications.server.ts'

/** Whose address the letter went to, and whether he said so already. */
export async function viewProofPage(db: Db, token: string): Promise<{ readonly isProved: boolean } | null> {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== 'application' || link.applicationId === null) return null
  const found = await db
    .selectFrom('application')
    .select('awaitsProof')
    .where('id', '=', link.applicationId)
    .executeTakeFirst()
  return found ? { isProved: !found.awaitsProof } : null
}

/** The address is his, so whatever was sent from it and still waits stands before the Secretary from now on. */
export async function proveApplication(db: Db, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const link = await findAnswerLink(tx, token)
    if (link?.purpose !== 'application' || link.applicationId === null) throw new Refusal('answer_link_dead')
    const { rows } = await sql<{ id: number; email: string; recommendedBy: string | null }>`
      update application set awaits_proof = false, proved_at = now()
      where awaits_proof and lower(email) = (select lower(email) from application where id = ${link.applicationId})
      returning id, email, recommended_by as "recommendedBy"`.execute(tx)
    for (const proved of rows) await askSponsors(tx, proved)
    await queueHappenings(
      tx,
      rows.map(({ id }) => ({ kind: 'application.arrived', thing: id, person: null })),
    )
    if (rows.length > 0) await announceApplications(tx)
  })
}

/** By hand: the Secretary knows the person, or has seen him. A second tap finds it done. */
export async function letThrough(db: Db, decision: Decision): Promise<void> {
  await inTransaction(db, async (tx) => {
    const application = await holdForDecision(tx, decision)
    if (!application.awaitsProof) return
    await tx
      .updateTable('application')
      .set({ awaitsProof: false, announcedAt: sql<Date>`coalesce(announced_at, now())` })
      .where('id', '=', application.id)
      .execute()
    await askSponsors(tx, application)
    recordAudit(tx, {
      action: 'APPLICATION_LET_THROUGH',
      actorId: decision.actorId,
      changes: [{ field: 'application', from: null, to: application.id }],
    })
  })
}
