import { redirect } from 'react-router'
import { z } from 'zod'
import { ClubAccountForm, setClubAccount } from '../../money/payments/set-club-account.server.ts'
import { answerForm, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { changeClub } from './change-club.server.ts'
import { ClubFields, SWITCHES, type Switch } from './club-fields.ts'
import { removeLogo, setLogo } from './set-logo.server.ts'

type ActionArgs = Parameters<typeof answerForm>[0]

/** The forms of the settings; the wizard of the first evening sends the same ones. */
const CLUB_INTENTS = [
  'identity',
  'contact',
  'colour',
  'account',
  'batches',
  'parts',
  'logo',
  'remove-logo',
] as const
export type ClubIntent = (typeof CLUB_INTENTS)[number]

export function isClubIntent(text: string | undefined): text is ClubIntent {
  return CLUB_INTENTS.some((intent) => intent === text)
}

const FIELDS = Object.keys(ClubFields.shape)
const KEPT_FIELDS = [...FIELDS, 'intent', 'ownColour', 'account']

const Version = z.coerce.number().int().min(1)

/** What one of the forms asked for; the file of a logo comes beside the texts. */
async function handleClubForm(
  { db }: RequestContext,
  visitor: Visitor,
  { form, file }: { readonly form: FormValues; readonly file: FormDataEntryValue | null },
): Promise<void> {
  if (form.intent === 'account') {
    const { account, password } = form
    await setClubAccount(db, visitor, parseForm(ClubAccountForm, { account, password }))
    return undefined
  }
  const version = parseForm(Version, form.version)
  if (form.intent === 'remove-logo') return removeLogo(db, visitor, version)
  if (form.intent === 'logo') {
    if (!(file instanceof File) || file.size === 0)
      throw new Refusal('invalid_fields', { fields: { file: 'required' } })
    return setLogo(db, visitor, { version, bytes: new Uint8Array(await file.arrayBuffer()) })
  }
  if (!isClubIntent(form.intent)) throw new Refusal('malformed')
  const said = Object.fromEntries(Object.entries(form).filter(([name]) => FIELDS.includes(name)))
  const change = parseForm(ClubFields.partial(), { ...said, ...colourOf(form), ...partsOf(form) })
  return changeClub(db, visitor, { version, change })
}

function colourOf({ colour, ownColour = '' }: FormValues): { readonly colour?: string } {
  if (colour === undefined) return {}
  return { colour: colour === 'own' ? ownColour : colour }
}

/** A box that is not ticked is not sent; in this one form that means off. */
function partsOf(form: FormValues): Readonly<Partial<Record<Switch, boolean>>> {
  if (form.intent !== 'parts') return {}
  return Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, form[name] !== undefined]))
}

/** Runs the form and comes back to `path`; a refusal comes back to the form, the file never. */
export async function answerClubForm(args: ActionArgs, path: (form: FormValues) => Promise<string> | string) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const { request, file } = await withoutFile(args.request)
  return answerForm({ ...args, request }, KEPT_FIELDS, async (form) => {
    await handleClubForm(context, visitor, { form, file })
    throw redirect(await path(form), { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
  })
}

/** Forms of ours are plain texts; the one with a file is taken apart here. */
async function withoutFile(request: Request) {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return { request, file: null }
  const form = await request.formData().catch(() => null)
  const texts = [...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    request: new Request(request.url, { method: 'POST', body: new URLSearchParams(texts) }),
    file: form?.get('file') ?? null,
  }
}
