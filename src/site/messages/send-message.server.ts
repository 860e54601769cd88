import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { openGuestLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { reach } from '../../people/members/reachable.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import type { Permission } from '../../permissions.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { categoryOf } from './audiences.server.ts'
import { sizeInWords } from '../documents/document-line.ts'
import { letterFor } from './message.ts'
import { listFiles } from './message-files.server.ts'
import { type FoundMessage, findMessage, listRecipients } from './messages.server.ts'

const MESSAGE_BATCH = 'send-message'
const RIDE_MESSAGE_BATCH = 'send-ride-message'

type Confirmed = { readonly id: number; readonly expected: number; readonly frozenAt: string }

const MOST_PEOPLE = 100_000

/** Sends to exactly the people who were shown; a message changed meanwhile is shown again first. */
export async function sendMessage(
  db: Db,
  actor: { readonly id: number },
  { id, expected, frozenAt }: Confirmed,
): Promise<StartedBatch> {
  return inTransaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('message')
      .select(['sentAt', 'frozenAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const message = locked && (await findMessage(tx, id))
    if (!message) throw new Refusal('not_found')
    if (locked.sentAt) throw new Refusal('message_sent_already')
    if (locked.frozenAt.toISOString() !== new Date(frozenAt).toISOString() || message.people !== expected)
      throw new Refusal('message_frozen_anew')
    const all = { leftOut: false, page: 1, pageSize: MOST_PEOPLE }
    const { items: people } = await listRecipients(tx, id, all)
    if (people.length === 0) throw new Refusal('message_to_nobody')
    const batch = await startBatch(tx, {
      kind: message.audience === 'event' ? RIDE_MESSAGE_BATCH : MESSAGE_BATCH,
      actorId: actor.id,
      params: { messageId: id },
      items: people.map(({ memberId, name }) => ({ id: memberId, label: name })),
    })
    await tx
      .updateTable('message')
      .set({ sentAt: sql<Date>`now()`, batchId: batch.id })
      .where('id', '=', id)
      .execute()
    recordAudit(tx, {
      action: 'MESSAGE_SENT',
      actorId: actor.id,
      note: `${message.audienceName}: ${message.subject}`,
      changes: [
        { field: 'message', from: null, to: id },
        { field: 'recipients', from: null, to: people.length },
      ],
    })
    return batch
  })
}

/** The letter as everybody would get it, to oneself. */
export async function sendTestMessage(
  db: Db,
  visitor: Visitor,
  message: FoundMessage,
  language: Language,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const card =
      visitor.memberId === null
        ? undefined
        : await tx
            .selectFrom('member')
            .select(['firstName', 'salutation'])
            .where('id', '=', visitor.memberId)
            .executeTakeFirst()
    await postLetter(tx, {
      // By the letter that always comes: who tests it wants to see it.
      template: 'ride-message',
      to: visitor.email,
      language,
      params: { ...(await paramsOf(tx, message, language)), greeting: greetingOf(card ?? null, language) },
      accountId: visitor.id,
      memberId: visitor.memberId,
      priority: 'urgent',
    })
  })
}

async function paramsOf(
  tx: Db,
  { id, subject, body, author, createdBy, eventId }: FoundMessage,
  language: Language,
) {
  const files = (await listFiles(tx, id)).map(
    ({ documentId, title, fileName, type, size, fileKey, goesAs }) => ({
      title,
      name: fileName,
      type,
      size: sizeInWords(size, language),
      // A document deleted since has no file; its letter says so.
      key: fileKey === null ? GONE : goesAs === 'file' ? fileKey : null,
      to: fileKey !== null && goesAs === 'link' ? `/admin/documents/${documentId}` : null,
    }),
  )
  return {
    messageId: id,
    subject,
    html: await findHtml(tx, body),
    author,
    authorId: createdBy,
    eventId,
    files,
  }
}

/** A key no file has. */
const GONE = 'gone'

/** One person's letter. Whoever has left or refused since the list was made gets none, and the run says why. */
async function writeToOne(tx: Db, messageId: number, memberId: number): Promise<void> {
  const message = await findMessage(tx, messageId)
  if (!message) throw new Refusal('not_found')
  if (memberId < 0) return writeToGuest(tx, message, -memberId)
  const person = await reach(tx, memberId, categoryOf({ kind: message.audience }))
  const language = person.language ?? 'cs'
  const mailId = await postLetter(tx, {
    template: letterFor(message.audience),
    to: person.email,
    language,
    params: { ...(await paramsOf(tx, message, language)), greeting: greetingOf(person, language) },
    accountId: person.accountId,
    memberId,
    priority: 'bulk',
  })
  await tx
    .updateTable('messageRecipient')
    .set({ mailId })
    .where('messageId', '=', messageId)
    .where('memberId', '=', memberId)
    .execute()
}

/** The same to a guest of the ride, with the way to his own page. Whose contacts are gone gets none. */
async function writeToGuest(tx: Db, message: FoundMessage, guestId: number): Promise<void> {
  const guest = await tx
    .selectFrom('guest')
    .select(['firstName', 'email', 'language'])
    .where('id', '=', guestId)
    .executeTakeFirst()
  if (!guest?.email) throw new Refusal('recipient_gone')
  const { firstName, email, language } = guest
  const greeting = greetingOf({ firstName, salutation: null }, language)
  const params = { ...(await paramsOf(tx, message, language)), greeting }
  const mailId = await postLetter(tx, {
    template: 'guest-message',
    to: email,
    language,
    params,
    priority: 'bulk',
  })
  await openGuestLink(tx, { guestId, mailId })
  await tx
    .updateTable('messageRecipient')
    .set({ mailId })
    .where('messageId', '=', message.id)
    .where('guestId', '=', guestId)
    .execute()
}

const work = (permission: Permission): BatchWork => ({
  title: { cs: 'Zpráva e-mailem', en: 'Message by mail' },
  permission,
  perform: (tx, { id }, { params }) => writeToOne(tx, Number(asRecord(params).messageId), id),
})

export const messageBatches = {
  [MESSAGE_BATCH]: work('news.write'),
  [RIDE_MESSAGE_BATCH]: work('events.manage'),
}
