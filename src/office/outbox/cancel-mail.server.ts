import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { letters } from '../../ground/mail/letters.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { labelledLetters } from './labelled-letters.server.ts'

export const CANCEL_BATCH = 'cancel-mail'

/** A letter that still waits will not go; one a worker has taken meanwhile cannot be called back. */
export async function cancelMail(
  db: Db,
  { mailId, actorId }: { mailId: number; actorId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await refuseMustGo(tx, mailId)
    const mail = await tx
      .updateTable('mail')
      .set({ state: 'cancelled', lastError: 'by_hand' })
      .where('id', '=', mailId)
      .where('state', '=', 'waiting')
      .returning(['memberId', 'accountId'])
      .executeTakeFirst()
    if (!mail) {
      const known = await tx.selectFrom('mail').select('id').where('id', '=', mailId).executeTakeFirst()
      throw new Refusal(known ? 'mail_not_waiting' : 'not_found')
    }
    const { memberId, accountId } = mail
    const changes = [{ field: 'mail', from: null, to: mailId }]
    recordAudit(tx, { action: 'MAIL_CANCELLED', actorId, memberId, accountId, changes })
  })
}

/** What warns people must reach them, also when whoever did it sits at the outbox. */
async function refuseMustGo(tx: Db, mailId: number): Promise<void> {
  const mail = await tx.selectFrom('mail').select('template').where('id', '=', mailId).executeTakeFirst()
  if (mail && letters()[mail.template]?.mustGo) throw new Refusal('mail_must_go')
}

export async function cancelMany(
  db: Db,
  { ids, actorId }: { ids: readonly number[]; actorId: number },
): Promise<StartedBatch> {
  return startBatch(db, { kind: CANCEL_BATCH, actorId, items: await labelledLetters(db, ids) })
}

export const cancelMailWork: BatchWork = {
  title: { cs: 'Zrušení čekajících e-mailů', en: 'Cancelling waiting e-mails' },
  permission: 'club.administer',
  perform: (tx, { id }, { actorId }) => cancelMail(tx, { mailId: id, actorId }),
}
