import { redirect } from 'react-router'
import { answerForm, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { mayManageDocuments } from './document.ts'
import { DocumentFields, rolesTicked } from './document-input.ts'
import {
  addDocument,
  addVersion,
  changeDocument,
  deleteDocument,
  type GivenFile,
} from './keep-document.server.ts'

type ActionArgs = Parameters<typeof answerForm>[0]
type Given = { readonly form: FormValues; readonly file: File | null }

/**
 * A form with or without a file. Forms of ours are plain texts, so the file is taken out first; what was written comes back
 * with a refusal.
 */
export async function answerDocumentForm<Done>(
  { request, context }: ActionArgs,
  work: (given: Given) => Promise<Done>,
) {
  const sent = await request.formData().catch(() => null)
  const entries = [...(sent ?? [])]
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const file = sent?.get('file') ?? null
  const plain = new Request(request.url, { method: 'POST', body: new URLSearchParams(texts) })
  const keeps = texts.map(([name]) => name)
  return answerForm({ request: plain, context }, keeps, (form) =>
    work({ form, file: file instanceof File && file.size > 0 ? file : null }),
  )
}

async function bytesOf(file: File | null): Promise<GivenFile> {
  if (!file) throw new Refusal('invalid_fields', { fields: { file: 'required' } })
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

function fieldsOf({ title, kind, datedOn, audience, ...rest }: FormValues) {
  return parseForm(DocumentFields, { title, kind, datedOn, audience, roles: rolesTicked(rest) })
}

/** A new document from the list's own form. */
export async function handleNew({ db }: RequestContext, visitor: Visitor, { form, file }: Given) {
  if (!mayManageDocuments(visitor)) throw new Refusal('not_allowed')
  const fields = fieldsOf(form)
  const id = await addDocument(db, visitor, { fields, file: await bytesOf(file) })
  throw leave(`/admin/documents/${id}`)
}

/** One of the things done with a document on its own page. */
export async function handleDocument(
  { db }: RequestContext,
  visitor: Visitor,
  id: number,
  { form, file }: Given,
) {
  if (!mayManageDocuments(visitor)) throw new Refusal('not_allowed')
  if (form.intent === 'delete') {
    await deleteDocument(db, visitor, id)
    throw leave('/admin/documents')
  }
  if (form.intent === 'version') await addVersion(db, visitor, id, await bytesOf(file))
  else await changeDocument(db, visitor, id, { ...fieldsOf(form), version: parseForm(RowId, form.version) })
  throw leave(`/admin/documents/${id}`)
}

function leave(to: string): Response {
  return redirect(to, { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
}
