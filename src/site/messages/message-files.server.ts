import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Role } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import { mayReadDocument } from '../documents/document.ts'
import { findDocument, listDocuments } from '../documents/documents.server.ts'
import { goesAs } from './message-file.ts'

type Wanted = { readonly visitor: Visitor; readonly documents: readonly number[] }

/** Writes down what goes with a message. A letter opens no door: each of its readers could take the document himself. */
export async function keepFiles(tx: Db, messageId: number, { visitor, documents }: Wanted): Promise<void> {
  await tx.deleteFrom('messageFile').where('messageId', '=', messageId).execute()
  if (documents.length === 0) return
  // Whoever has no card has no clubhouse to take them in.
  if (await hasGuests(tx, messageId))
    throw new Refusal('document_not_for_all', { fields: { file1: 'invalid' } })
  const roles = await rolesOf(tx, messageId)
  for (const [index, id] of documents.entries()) {
    const document = await findDocument(tx, id, visitor)
    const [newest] = document?.versions ?? []
    if (!document || !newest)
      throw new Refusal('invalid_fields', { fields: { [`file${index + 1}`]: 'invalid' } })
    if (!roles.every((role) => mayReadDocument(document, { role, grants: [] })))
      throw new Refusal('document_not_for_all', { fields: { [`file${index + 1}`]: 'invalid' } })
    const { number, fileName, type, size } = newest
    await tx
      .insertInto('messageFile')
      .values({
        messageId,
        position: index + 1,
        documentId: id,
        number,
        title: document.title,
        fileName,
        type,
        size,
      })
      .execute()
  }
}

/** Who the readers are in the clubhouse, or would be. */
async function rolesOf(tx: Db, messageId: number): Promise<readonly Role[]> {
  const { rows } = await sql<{ role: Role }>`
    select distinct coalesce(account.role, case when ${HAS_MEMBERSHIP} then 'Member' else 'Applicant' end) as role
    from message_recipient join member on member.id = message_recipient.member_id
    left join account on account.member_id = member.id and account.deactivated_at is null
    where message_id = ${messageId} and left_out is null`.execute(tx)
  return rows.map(({ role }) => role)
}

async function hasGuests(tx: Db, messageId: number): Promise<boolean> {
  const guest = await tx
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', messageId)
    .where('guestId', 'is not', null)
    .executeTakeFirst()
  return guest !== undefined
}

export async function listFiles(db: Db, messageId: number) {
  const files = await db
    .selectFrom('messageFile')
    .leftJoin('documentVersion', (join) =>
      join
        .onRef('documentVersion.documentId', '=', 'messageFile.documentId')
        .onRef('documentVersion.number', '=', 'messageFile.number'),
    )
    .select([
      'messageFile.documentId',
      'messageFile.title',
      'messageFile.fileName',
      'messageFile.type',
      'messageFile.size',
      'documentVersion.fileKey',
    ])
    .where('messageId', '=', messageId)
    .orderBy('position')
    .execute()
  const ways = goesAs(files.map(({ size }) => size))
  return files.map((file, index) => ({ ...file, goesAs: ways[index] ?? ('link' as const) }))
}

const CHOICES = 100

/** Documents one can send, the newest first. */
export async function listDocumentChoices(db: Db, visitor: Visitor) {
  const { items } = await listDocuments(db, { reader: visitor, page: 1, pageSize: CHOICES })
  return items.map(({ id, title, size }) => ({
    id,
    title,
    size,
    goesAs: goesAs([size])[0] ?? ('link' as const),
  }))
}
