import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { keepHtml } from '../../ground/texts/text-html.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { freezeRecipients, nameAudience } from './audiences.server.ts'
import { type Audience, mayWriteTo } from './message.ts'
import { keepFiles } from './message-files.server.ts'
import type { MessageInput } from './message-input.ts'

type Actor = { readonly id: number }
type Writing = { readonly visitor: Visitor; readonly today: string; readonly input: MessageInput }

/** To the millisecond, so that what a browser sends back is what was read. */
const FROZEN = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

/** Writes a message down and freezes whom it would go to; nothing leaves yet. */
export async function draftMessage(db: Db, writing: Writing): Promise<number> {
  const { visitor, input } = writing
  refuseForeign(writing)
  await keepHtml(db, [input.body])
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('message')
      .values({ ...(await rowOf(tx, visitor, input)), createdBy: visitor.id, frozenAt: FROZEN })
      .returning('id')
      .executeTakeFirstOrThrow()
    await freeze(tx, id, writing)
    return id
  })
}

/** Another text, other people: the list is made anew, whoever looks at the old one must look again. */
export async function changeDraft(db: Db, id: number, writing: Writing): Promise<void> {
  const { visitor, input } = writing
  refuseForeign(writing)
  await keepHtml(db, [input.body])
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('message')
      .set({ ...(await rowOf(tx, visitor, input)), frozenAt: FROZEN })
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('message_sent_already')
    await freeze(tx, id, writing)
  })
}

function refuseForeign({ visitor, input }: Writing): void {
  if (!mayWriteTo(visitor, input.audience.kind)) throw new Refusal('not_allowed')
}

/** People first: what goes with a message must be for all of them. */
async function freeze(tx: Db, id: number, { visitor, today, input }: Writing): Promise<void> {
  await freezeRecipients(tx, id, { audience: input.audience, visitor, today })
  await keepFiles(tx, id, { visitor, documents: input.documents })
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

async function rowOf(tx: Db, visitor: Visitor, { subject, body, audience }: MessageInput) {
  return {
    subject,
    body,
    audience: audience.kind,
    ...targetOf(audience),
    audienceName: (await nameAudience(tx, visitor, audience)).slice(0, 300),
  }
}

function targetOf(audience: Audience) {
  return {
    divisionId: audience.kind === 'division' ? audience.divisionId : null,
    tagId: audience.kind === 'tag' ? audience.tagId : null,
    eventId: audience.kind === 'event' ? audience.eventId : null,
    riders: audience.kind === 'event' ? audience.riders : null,
    role: audience.kind === 'role' ? audience.role : null,
    viewId: audience.kind === 'view' ? audience.viewId : null,
  }
}
