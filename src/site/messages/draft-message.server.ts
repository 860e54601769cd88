import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { keepHtml } from '../../ground/texts/text-html.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { freezeRecipients, nameAudience } from './audiences.server.ts'
import type { Audience } from './message.ts'
import type { MessageInput } from './message-input.ts'

type Actor = { readonly id: number }

/** To the millisecond, so that what a browser sends back is what was read. */
const FROZEN = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

/** Writes a message down and freezes whom it would go to; nothing leaves yet. */
export async function draftMessage(db: Db, actor: Actor, input: MessageInput): Promise<number> {
  await keepHtml(db, [input.body])
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('message')
      .values({ ...(await rowOf(tx, input)), createdBy: actor.id, frozenAt: FROZEN })
      .returning('id')
      .executeTakeFirstOrThrow()
    await freezeRecipients(tx, id, input.audience)
    return id
  })
}

/** Another text, other people: the list is made anew, whoever looks at the old one must look again. */
export async function changeDraft(db: Db, id: number, input: MessageInput): Promise<void> {
  await keepHtml(db, [input.body])
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('message')
      .set({ ...(await rowOf(tx, input)), frozenAt: FROZEN })
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('message_sent_already')
    await freezeRecipients(tx, id, input.audience)
  })
}

export async function deleteDraft(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('message')
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .returning('subject')
      .executeTakeFirst()
    if (!gone) throw new Refusal('message_sent_already')
    recordAudit(tx, { action: 'MESSAGE_DELETED', actorId: actor.id, note: gone.subject })
  })
}

async function rowOf(tx: Db, { subject, body, audience }: MessageInput) {
  return {
    subject,
    body,
    audience: audience.kind,
    ...targetOf(audience),
    audienceName: (await nameAudience(tx, audience)).slice(0, 300),
  }
}

function targetOf(audience: Audience) {
  return {
    divisionId: audience.kind === 'division' ? audience.divisionId : null,
    tagId: audience.kind === 'tag' ? audience.tagId : null,
    eventId: audience.kind === 'event' ? audience.eventId : null,
    riders: audience.kind === 'event' ? audience.riders : null,
  }
}
