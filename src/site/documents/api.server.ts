import { z } from 'zod'
import { answerFile } from '../../ground/http/file-answer.server.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { parseForm } from '../../ground/http/form-answer.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { DOCUMENT_KINDS } from './document.ts'
import { DocumentChange, DocumentFields, DocumentQuery } from './document-input.ts'
import { findDocument, listDocuments } from './documents.server.ts'
import { addDocument, addVersion, changeDocument, deleteDocument } from './keep-document.server.ts'
import { Done } from '../../ground/http/answer.ts'
import { DocumentDone, DocumentListAnswer } from './document-answer.ts'
import { DOCUMENT_TYPES } from './file-kind.ts'

const Id = z.strictObject({ id: RowId })
// What the file is is told by its bytes and its name; the browser's word for it does not count.
const FILE_TYPES = ['application/octet-stream', ...DOCUMENT_TYPES]

export const documentDoors = [
  door({
    method: 'GET',
    path: '/api/documents',
    who: 'dashboard.view',
    summary: 'Documents of the club the caller may have, the newest first; by words of the title and by kind',
    query: listQuery(['-datedOn']).extend({
      search: z.string().max(200).optional(),
      kind: z.enum(DOCUMENT_KINDS).optional(),
    }),
    answers: DocumentListAnswer,
    handle: ({ db, visitor, query }) => listDocuments(db, { ...query, reader: visitor }),
  }),
  door({
    method: 'GET',
    path: '/api/documents/:id',
    who: 'dashboard.view',
    summary: 'One document with all its versions',
    params: Id,
    answers: DocumentDone,
    handle: async ({ db, visitor, params }) => ({
      success: true,
      document: await viewDocument(db, visitor, params.id),
    }),
  }),
  door({
    method: 'GET',
    path: '/api/documents/:id/file',
    sends: 'kept',
    who: 'dashboard.view',
    summary: 'The file of a document, its newest version or a given one; takes Range',
    params: Id,
    query: z.strictObject({ version: RowId.optional() }),
    sentAs: DOCUMENT_TYPES,
    handle: async ({ db, visitor, params, query, http }) => {
      const document = await findDocument(db, params.id, visitor)
      const wanted = query.version
      const file = document?.versions.find(({ number }, index) =>
        wanted === undefined ? index === 0 : number === wanted,
      )
      if (!file) throw new Refusal('not_found')
      const { fileKey, fileName, type } = file
      const answer = await answerFile(http.req.raw, fileStore(), fileKey, {
        type,
        keeping: 'unkept',
        fileName,
      })
      if (!answer) throw new Refusal('not_found')
      return answer
    },
  }),
  door({
    method: 'POST',
    path: '/api/documents',
    who: 'documents.manage',
    summary: 'Hand in a document as the body: PDF, DOCX, XLSX, ODT, TXT, JPG, PNG or WebP of at most 20 MB',
    file: FILE_TYPES,
    query: DocumentQuery,
    answers: { 201: DocumentDone },
    handle: async ({ db, visitor, query: { fileName, roles, ...rest }, http }) => {
      const fields = parseForm(DocumentFields, { ...rest, roles: roles ? roles.split(',') : [] })
      const bytes = new Uint8Array(await http.req.arrayBuffer())
      const id = await addDocument(db, visitor, { fields, file: { fileName, bytes } })
      http.status(201)
      return { success: true, document: await viewDocument(db, visitor, id) }
    },
  }),
  door({
    method: 'POST',
    path: '/api/documents/:id/versions',
    who: 'documents.manage',
    summary: 'Hand in a new version as the body; the old ones stay',
    params: Id,
    file: FILE_TYPES,
    query: z.strictObject({ fileName: z.string().min(1).max(200) }),
    answers: { 201: DocumentDone },
    handle: async ({ db, visitor, params, query, http }) => {
      const bytes = new Uint8Array(await http.req.arrayBuffer())
      await addVersion(db, visitor, params.id, { fileName: query.fileName, bytes })
      http.status(201)
      return { success: true, document: await viewDocument(db, visitor, params.id) }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/documents/:id',
    who: 'documents.manage',
    summary:
      'Change what is said about a document and who may have it, if it still is in the version that was read',
    params: Id,
    body: DocumentChange,
    answers: DocumentDone,
    handle: async ({ db, visitor, params, body }) => {
      await changeDocument(db, visitor, params.id, body)
      return { success: true, document: await viewDocument(db, visitor, params.id) }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/documents/:id',
    who: 'documents.manage',
    summary: 'Delete a document with all its versions',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteDocument(db, visitor, params.id)
      return { success: true }
    },
  }),
]

async function viewDocument(db: Db, visitor: Visitor, id: number) {
  const document = await findDocument(db, id, visitor)
  if (!document) throw new Refusal('not_found')
  const { createdBy: _createdBy, versions, ...facts } = document
  return { ...facts, versions: versions.map(({ fileKey: _key, ...version }) => version) }
}
