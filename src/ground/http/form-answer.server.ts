import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import { sayRefusal } from './refusal-sentence.ts'
import { fieldFaults } from './field-fault.ts'
import { asMeant, isPlainText } from '../values/plain-text.ts'
import { fieldWords, toRefusal } from './refusal-answer.server.ts'
import { fromRequest } from '../platform/request-context.ts'
import { noteRefusal } from './screen-faults.server.ts'

/** Why a form was not accepted, in the reader's words, and what he had written into it. */
export type FormFault = {
  readonly code: RefusalCode
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly values: FormValues
}

/** What a form's action tells its screen: why not, or what was done. */
export type FormAnswer<Done> =
  | { readonly fault: FormFault; readonly done?: undefined }
  | { readonly fault: undefined; readonly done: Done }

export type FormValues = Readonly<Record<string, string>>

/** Files of a form by their fields; a field left empty has none. */
export type FormFiles = Readonly<Record<string, readonly File[]>>

/** Fields by their names; by a rule where rows of the database name them. */
export type Keeps = readonly string[] | ((field: string) => boolean)

type Sent = { readonly form: FormValues; readonly files: FormFiles }

export type ActionArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/**
 * Runs a form's use-case; a refusal comes back to the form it came from, with its status. Of what
 * was written only the fields named in `keeps` are handed back: never a password.
 */
export async function answerSent<Done>(
  { request, context }: ActionArgs,
  keeps: Keeps,
  work: (sent: Sent) => Promise<Done>,
) {
  const { language, requestId, away } = fromRequest({ context })
  const sent = await readSent(request)
  try {
    if (away) throw away
    if (!sent) throw new Refusal('malformed')
    return await work(sent)
  } catch (error) {
    if (error instanceof Response) throw error
    const refusal = toRefusal(error, requestId)
    const fault: FormFault = {
      code: refusal.code,
      message: sayRefusal(refusal, language),
      fields: fieldWords(refusal.fields ?? {}, language),
      values: Object.fromEntries(Object.entries(sent?.form ?? {}).filter(([name]) => isKept(keeps, name))),
    }
    noteRefusal({ context }, refusal)
    return data({ fault }, { status: refusal.status })
  }
}

function isKept(keeps: Keeps, field: string): boolean {
  return typeof keeps === 'function' ? keeps(field) : keeps.includes(field)
}

export function parseForm<Schema extends z.ZodType>(schema: Schema, form: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(form, { reportInput: true })
  if (!parsed.success) throw new Refusal('invalid_fields', { fields: fieldFaults(parsed.error) })
  return parsed.data
}

/** A form of plain texts; null for what no form of ours sends: a file, or text PostgreSQL cannot store. */
export async function readForm(request: Request): Promise<FormValues | null> {
  const sent = await readSent(request)
  return sent && Object.keys(sent.files).length === 0 ? sent.form : null
}

async function readSent(request: Request): Promise<Sent | null> {
  try {
    const sent = [...(await fieldsSent(request))]
    const texts = sent.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    if (!texts.every(([, text]) => isPlainText(text))) return null
    const form = Object.fromEntries(texts.map(([name, text]) => [name, asMeant(text)]))
    return { form, files: filesOf(sent) }
  } catch {
    return null
  }
}

/** No form of ours has so many; a body full of them would be taken apart for seconds, and nobody else answered meanwhile. */
const MOST_FIELDS = 10_000

async function fieldsSent(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const [, quoted, plain] = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  const bytes = Buffer.from(await request.arrayBuffer())
  if (count(bytes, boundary ? `--${boundary}` : '&') > MOST_FIELDS) throw new Refusal('malformed')
  return new Response(bytes, { headers: { 'content-type': type } }).formData()
}

function count(bytes: Buffer, mark: string): number {
  let found = 0
  for (let at = bytes.indexOf(mark); at !== -1 && found <= MOST_FIELDS; at = bytes.indexOf(mark, at + 1))
    found += 1
  return found
}

/** Without those of no name and no content: so browsers send a field in which nothing was chosen. */
function filesOf(sent: readonly (readonly [string, FormDataEntryValue])[]): FormFiles {
  const files: Record<string, File[]> = {}
  for (const [name, file] of sent) {
    if (!(file instanceof File) || (file.name === '' && file.size === 0)) continue
    const before = Object.hasOwn(files, name) ? files[name] : undefined
    if (before) before.push(file)
    else Object.defineProperty(files, name, { value: [file], enumerable: true })
  }
  return files
}
