import { recordAudit } from '../../ground/audit/audit.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { markDecided } from './applications.server.ts'
import { alreadyDecided, type Decision, holdForDecision } from './decidable-applications.server.ts'

/** No, and why: the reason goes to the applicant and into the trace. */
export async function rejectApplication(
  db: Db,
  { reason, ...decision }: Decision & { readonly reason: string },
): Promise<void> {
  const { applicationId, actorId } = decision
  const why = reason.trim()
  if (!why) throw new Refusal('invalid_fields', { fields: { reason: 'required' } })
  await inTransaction(db, async (tx) => {
    const { email, language } = await holdForDecision(tx, decision)
    if (!(await markDecided(tx, applicationId, { status: 'REJECTED', decidedBy: actorId, reason: why })))
      throw await alreadyDecided(tx, applicationId)
    await postLetter(tx, { template: 'application-rejected', to: email, language, params: { reason: why } })
    recordAudit(tx, {
      action: 'REJECTED',
      actorId,
      changes: [
        { field: 'application', from: null, to: applicationId },
        { field: 'status', from: 'PENDING', to: 'REJECTED' },
      ],
      note: why,
    })
  })
}
