import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import { sayRefusal } from './refusal-sentence.ts'
import { fieldFaults } from './field-fault.ts'
import { isPlainText } from '../values/plain-text.ts'
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

export type ActionArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/**
 * Runs a form's use-case; a refusal comes back to the form it came from, with its status. Of what
 * was written only the fields named in `keeps` are handed back: never a password.
 */
export async function answerForm<Done>(
  { request, context }: ActionArgs,
  keeps: readonly string[],
  work: (form: FormValues) => Promise<Done>,
) {
  const { language, requestId, away } = fromRequest({ context })
  const form = await readForm(request)
  try {
    if (away) throw away
    if (!form) throw new Refusal('malformed')
    return await work(form)
  } catch (error) {
    if (error instanceof Response) throw error
    const refusal = toRefusal(error, requestId)
    const fault: FormFault = {
      code: refusal.code,
      message: sayRefusal(refusal, language),
      fields: fieldWords(refusal.fields ?? {}, language),
      values: Object.fromEntries(Object.entries(form ?? {}).filter(([name]) => keeps.includes(name))),
    }
    noteRefusal({ context }, refusal)
    return data({ fault }, { status: refusal.status })
  }
}

export function parseForm<Schema extends z.ZodType>(schema: Schema, form: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(form, { reportInput: true })
  if (!parsed.success) throw new Refusal('invalid_fields', { fields: fieldFaults(parsed.error) })
  return parsed.data
}

/** A form of plain texts; null for what no form of ours sends: a file, or text PostgreSQL cannot store. */
export async function readForm(request: Request): Promise<FormValues | null> {
  try {
    const entries = [...(await request.formData())]
    const texts = entries.filter((entry): entry is [string, string] => isStorable(entry[1]))
    return texts.length === entries.length ? Object.fromEntries(texts) : null
  } catch {
    return null
  }
}

function isStorable(value: FormDataEntryValue): boolean {
  return typeof value === 'string' && isPlainText(value)
}
