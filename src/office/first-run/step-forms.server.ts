import { redirect } from 'react-router'
import { z } from 'zod'
import { handleMailServerForm, KEPT_MAIL_FIELDS, MailServerInput } from '../outbox/mail-server-page.server.ts'
import { sendTestLetter } from '../outbox/send-test-letter.server.ts'
import { answerClubForm, isClubIntent } from '../club/club-forms.server.ts'
import { isStep, stepAfter, stepPath } from './first-run.ts'
import { noteFirstRun } from './first-runs.server.ts'
import { addDivision, DivisionFields } from '../titles/save-division.server.ts'
import {
  type ActionArgs,
  answerForm,
  type FormValues,
  parseForm,
} from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { flashCookie } from '../../ground/ui/flash.ts'

const DivisionForm = DivisionFields.extend({ intent: z.literal('division') })

const KEPT = [...KEPT_MAIL_FIELDS, 'name', 'meets']

/** Every form of the guide; those of the settings are answered by the settings themselves. */
export async function answerStep(args: ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  if (await isAboutClub(args.request)) return answerClubForm(args, afterClubForm)
  return answerForm(args, KEPT, (form) => handle(context, visitor, form))
}

/** The one with a file is always the logo's. */
async function isAboutClub(request: Request): Promise<boolean> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return true
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const intent = form?.get('intent')
  return typeof intent === 'string' && isClubIntent(intent)
}

/** The name and the logo stand on one step: there one stays. */
function afterClubForm({ intent }: FormValues): string {
  return stepPath(intent === 'account' ? stepAfter('account') : 'name')
}

async function handle(context: RequestContext, visitor: Visitor, form: FormValues) {
  const { db } = context
  if (form.intent === 'later' || form.intent === 'close') {
    await noteFirstRun(db, visitor.id, { intent: form.intent })
    throw redirect('/admin', 303)
  }
  if (form.intent === 'skip' || form.intent === 'keep') {
    if (!isStep(form.step)) throw new Refusal('malformed')
    await noteFirstRun(db, visitor.id, { intent: form.intent, step: form.step })
    throw redirect(stepPath(stepAfter(form.step)), 303)
  }
  if (form.intent === 'division') {
    const { intent: _, ...fields } = parseForm(DivisionForm, form)
    await addDivision(db, visitor, fields)
    throw saved('divisions')
  }
  if (form.intent === 'test') {
    await sendTestLetter(db, visitor, context)
    return { fault: undefined, sent: { to: visitor.email } }
  }
  const trial = await handleMailServerForm(context, visitor, parseForm(MailServerInput, form))
  if (!trial) throw saved('mail')
  const values = Object.fromEntries(Object.entries(form).filter(([name]) => KEPT_MAIL_FIELDS.includes(name)))
  return { fault: undefined, trial: { ...trial, values } }
}

const saved = (step: 'divisions' | 'mail') =>
  redirect(stepPath(step), { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
