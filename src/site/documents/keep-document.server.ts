import { randomBytes } from 'node:crypto'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { DocumentFields } from './document-input.ts'
import { fileKind, LARGEST_DOCUMENT, tidyFileName } from './file-kind.ts'

type Actor = { readonly id: number | null }
export type GivenFile = { readonly fileName: string; readonly bytes: Uint8Array }

/** A new document with its first version. */
export async function addDocument(
  db: Db,
  actor: Actor,
  { fields, file }: { readonly fields: DocumentFields; readonly file: GivenFile },
): Promise<number> {
  return withStoredFile(db, file, (stored) =>
    inTransaction(db, async (tx) => {
      const { id } = await tx
        .insertInto('document')
        .values({ ...fields, createdBy: actor.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('documentVersion')
        .values({ ...stored, documentId: id, number: 1, uploadedBy: actor.id })
        .execute()
      recordAudit(tx, {
        action: 'DOCUMENT_ADDED',
        actorId: actor.id,
        note: fields.title,
        changes: [
          { field: 'document', from: null, to: id },
          { field: 'audience', from: null, to: meant(fields) },
        ],
      })
      return id
    }),
  )
}

/** The next version; those before it stay. */
export async function addVersion(db: Db, actor: Actor, id: number, file: GivenFile): Promise<number> {
  return withStoredFile(db, file, (stored) =>
    inTransaction(db, async (tx) => {
      const document = await lock(tx, id)
      const { last } = await tx
        .selectFrom('documentVersion')
        .select((eb) => eb.fn.max('number').as('last'))
        .where('documentId', '=', id)
        .executeTakeFirstOrThrow()
      const number = (last ?? 0) + 1
      await tx
        .insertInto('documentVersion')
        .values({ ...stored, documentId: id, number, uploadedBy: actor.id })
        .execute()
      recordAudit(tx, {
        action: 'DOCUMENT_REPLACED',
        actorId: actor.id,
        note: document.title,
        changes: [
          { field: 'document', from: id, to: id },
          { field: 'version', from: number - 1, to: number },
        ],
      })
      return number
    }),
  )
}

export async function changeDocument(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...fields }: DocumentFields & { readonly version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lock(tx, id)
    if (before.version !== version) throw new Refusal('document_changed_meanwhile')
    const { title, kind, datedOn } = before
    const changes = changesBetween(
      { title, kind, datedOn, audience: meant(before) },
      { title: fields.title, kind: fields.kind, datedOn: fields.datedOn, audience: meant(fields) },
    )
    if (changes.length === 0) return
    await tx
      .updateTable('document')
      .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    recordAudit(tx, {
      action: 'DOCUMENT_CHANGED',
      actorId: actor.id,
      note: fields.title,
      changes: [{ field: 'document', from: id, to: id }, ...changes],
    })
  })
}

/** With all its versions; their files go by a job. */
export async function deleteDocument(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { title } = await lock(tx, id)
    const versions = await tx
      .deleteFrom('documentVersion')
      .where('documentId', '=', id)
      .returning('fileKey')
      .execute()
    await tx.deleteFrom('document').where('id', '=', id).execute()
    await enqueue(tx, 'remove-files', { keys: versions.map(({ fileKey }) => fileKey) })
    recordAudit(tx, {
      action: 'DOCUMENT_DELETED',
      actorId: actor.id,
      note: title,
      changes: [{ field: 'document', from: id, to: null }],
    })
  })
}

async function lock(tx: Db, id: number) {
  const document = await tx
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!document) throw new Refusal('not_found')
  return document
}

const meant = ({ audience, roles }: { readonly audience: string; readonly roles: readonly string[] }) =>
  [audience, ...roles].join(' ')

type StoredFile = {
  readonly fileKey: string
  readonly fileName: string
  readonly type: string
  readonly size: number
}

const LOOKED_AFTER = 60 * 60

/**
 * The file first: a document that is in the list has its file, whatever dies when. Whether it came to something is not
 * asked of the answer, which may get lost on its way, but of the database an hour later.
 */
async function withStoredFile<Result>(
  db: Db,
  { fileName, bytes }: GivenFile,
  work: (stored: StoredFile) => Promise<Result>,
): Promise<Result> {
  if (bytes.length > LARGEST_DOCUMENT) throw new Refusal('too_large')
  const kind = bytes.length === 0 ? null : fileKind(bytes, fileName)
  if (!kind) throw new Refusal('document_not_accepted')
  const fileKey = `documents/${randomBytes(16).toString('hex')}.${kind.extension}`
  await enqueue(db, 'forget-unkept-document', { fileKey }, { pause: LOOKED_AFTER })
  await fileStore().put(fileKey, bytes)
  return work({ fileKey, fileName: tidyFileName(fileName, kind), type: kind.type, size: bytes.length })
}

/** The job: a file that no document has is nobody's. */
export async function forgetUnkeptDocument(db: Db, fileKey: string): Promise<void> {
  const version = await db
    .selectFrom('documentVersion')
    .select('id')
    .where('fileKey', '=', fileKey)
    .executeTakeFirst()
  if (!version) await fileStore().remove(fileKey)
}
