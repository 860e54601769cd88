import { recordAudit } from '../../ground/audit/audit.server.ts'
import { findRunningBatch } from '../../ground/batches/batches.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { stopBatch } from '../../ground/batches/stop-batch.server.ts'
import { PRIORITIES } from '../../ground/mail/outbox.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { labelledItems } from '../../people/members/labelled-items.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { INVITE_AGAIN_BATCH, INVITE_BATCH } from './entrance.ts'
import { listEntranceIds } from './entrance-people.server.ts'

/** These ones, or everybody who stands there, provided there are still as many as the officer saw. */
export type Invited = { readonly again: boolean } & (
  | { readonly ids: readonly number[] }
  | { readonly expected: number }
)

/** Freezes who is meant and starts the run. */
export async function startInvitations(db: Db, actorId: number, invited: Invited): Promise<StartedBatch> {
  const kind = invited.again ? INVITE_AGAIN_BATCH : INVITE_BATCH
  return inTransaction(db, async (tx) => {
    const items = await labelledItems(tx, await whoIsMeant(tx, invited))
    const batch = await startBatch(tx, { kind, actorId, items })
    recordAudit(tx, {
      action: 'BATCH_STARTED',
      actorId,
      changes: [
        { field: 'batch', from: null, to: batch.id },
        { field: 'total', from: null, to: batch.total },
      ],
      note: kind,
    })
    return batch
  })
}

async function whoIsMeant(tx: Db, invited: Invited): Promise<readonly number[]> {
  if ('ids' in invited) return invited.ids
  const found = await listEntranceIds(tx, invited.again ? 'invited' : 'uninvited')
  if (found.length !== invited.expected) throw new Refusal('count_differs')
  return found
}

/** No more of them: the runs end where they are, and letters that still wait for the limit do not go. */
export async function stopInvitations(db: Db, actorId: number): Promise<{ people: number; letters: number }> {
  return inTransaction(db, async (tx) => {
    let people = 0
    for (const kind of [INVITE_BATCH, INVITE_AGAIN_BATCH])
      for (let run = await findRunningBatch(tx, [kind]); run; run = await findRunningBatch(tx, [kind]))
        people += await stopBatch(tx, run.id)
    const letters = await tx
      .updateTable('mail')
      .set({ state: 'cancelled', lastError: 'by_hand' })
      .where('template', '=', 'set-password')
      .where('priority', '=', PRIORITIES.indexOf('bulk'))
      .where('state', '=', 'waiting')
      .returning(['id', 'memberId', 'accountId'])
      .execute()
    for (const { id, memberId, accountId } of letters)
      recordAudit(tx, {
        action: 'MAIL_CANCELLED',
        actorId,
        memberId,
        accountId,
        changes: [{ field: 'mail', from: null, to: id }],
      })
    if (people + letters.length === 0) throw new Refusal('run_is_over')
    return { people, letters: letters.length }
  })
}

/** How many letters with a way in still wait for their turn. */
export async function countWaitingInvitations(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('template', '=', 'set-password')
    .where('priority', '=', PRIORITIES.indexOf('bulk'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
