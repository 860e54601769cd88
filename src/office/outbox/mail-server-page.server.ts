import { z } from 'zod'
import { MailServerForm } from '../../ground/mail/mail-server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { MailLimitsForm, setMailLimits } from './set-mail-limits.server.ts'
import { forgetMailServer, setMailServer, tryMailServer } from './set-mail-server.server.ts'

const ownPassword = z.string().max(1000).optional()

/** What the forms about the mail server ask for, on its own screen and in the guide of the first run. */
export const MailServerInput = z.discriminatedUnion('intent', [
  MailLimitsForm.extend({ intent: z.literal('limits') }),
  MailServerForm.extend({ intent: z.literal('server'), ownPassword }),
  z.strictObject({ intent: z.literal('knock') }),
  z.strictObject({ intent: z.literal('remove'), ownPassword }),
])

/** What may be handed back to a form that was refused; the password never is. */
export const KEPT_MAIL_FIELDS = ['intent', 'perMinute', 'perHour', 'perDay', 'host', 'port', 'user', 'from']

/** The server's own sentence after a trial; null where something was kept. */
export async function handleMailServerForm(
  context: RequestContext,
  visitor: Visitor,
  input: z.infer<typeof MailServerInput>,
) {
  const { db } = context
  if (input.intent === 'knock') return { intent: input.intent, ...(await tryMailServer(db)) }
  if (input.intent === 'server') {
    const { intent: name, ...form } = input
    const { isKept, reply } = await setMailServer(context, visitor, form)
    return isKept ? null : { intent: name, reply }
  }
  if (input.intent === 'limits') {
    const { perMinute, perHour, perDay } = input
    await setMailLimits(db, { perMinute, perHour, perDay }, visitor.id)
  } else await forgetMailServer(context, visitor, input.ownPassword)
  return null
}
