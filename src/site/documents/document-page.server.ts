import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import type { FormFiles } from '../../ground/http/form-answer.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { Refusal } from '../../refusals.ts'
import { DocumentChangeForm, DocumentForm } from './document-input.ts'
import {
  addDocument,
  addVersion,
  changeDocument,
  deleteDocument,
  type GivenFile,
} from './keep-document.server.ts'

const PATH = '/admin/documents'

export const documentsScreen = declareScreen({ who: 'dashboard.view' })

/** A new document from the list's own form. */
export const adds = documentsScreen.actFor('documents.manage', {
  takes: DocumentForm,
  takesFiles: ['file'],
  does: async ({ db, visitor, files }, fields) => {
    const id = await addDocument(db, visitor, { fields, file: await fileOf(files) })
    return seeOther(`${PATH}/${id}`, flashCookie('saved'))
  },
})

export const documentScreen = declareScreen({
  who: 'dashboard.view',
  params: z.object({ id: RowId }),
})

/** What is done with a document on its own page. */
export const documentActs = {
  save: documentScreen.actFor('documents.manage', {
    takes: DocumentChangeForm,
    does: async ({ db, visitor, params: { id } }, change) => {
      await changeDocument(db, visitor, id, change)
      return seeOther(`${PATH}/${id}`, flashCookie('saved'))
    },
  }),
  version: documentScreen.actFor('documents.manage', {
    takesFiles: ['file'],
    does: async ({ db, visitor, params: { id }, files }) => {
      await addVersion(db, visitor, id, await fileOf(files))
      return seeOther(`${PATH}/${id}`, flashCookie('saved'))
    },
  }),
  delete: documentScreen.actFor('documents.manage', {
    does: async ({ db, visitor, params: { id } }) => {
      await deleteDocument(db, visitor, id)
      return seeOther(PATH, flashCookie('saved'))
    },
  }),
}

async function fileOf(files: FormFiles): Promise<GivenFile> {
  const file = files.file?.[0]
  if (!file || file.size === 0) throw new Refusal('invalid_fields', { fields: { file: 'required' } })
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
