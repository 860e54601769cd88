import { z } from 'zod'
import { MailServerForm } from '../../ground/mail/mail-server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { MailLimitsForm, setMailLimits } from './set-mail-limits.server.ts'
import { forgetMailServer, setMailServer, tryMailServer } from './set-mail-server.server.ts'

const ownPassword = z.string().max(1000).optional()

/** What the forms about the mail server ask for, on its own screen and in the guide of the first run. */
export const MailServerWish = z.discriminatedUnion('wish', [
  MailLimitsForm.extend({ wish: z.literal('limits') }),
  MailServerForm.extend({ wish: z.literal('server'), ownPassword }),
  z.strictObject({ wish: z.literal('knock') }),
  z.strictObject({ wish: z.literal('remove'), ownPassword }),
])

/** What may be handed back to a form that was refused; the password never is. */
export const KEPT_MAIL_FIELDS = ['wish', 'perMinute', 'perHour', 'perDay', 'host', 'port', 'user', 'from']

/** The server's own sentence after a trial; null where something was kept. */
export async function grantMailServerWish(
  context: RequestContext,
  visitor: Visitor,
  wish: z.infer<typeof MailServerWish>,
) {
  const { db } = context
  if (wish.wish === 'knock') return { wish: wish.wish, ...(await tryMailServer(db)) }
  if (wish.wish === 'server') {
    const { wish: name, ...form } = wish
    const { isKept, reply } = await setMailServer(context, visitor, form)
    return isKept ? null : { wish: name, reply }
  }
  if (wish.wish === 'limits') {
    const { perMinute, perHour, perDay } = wish
    await setMailLimits(db, { perMinute, perHour, perDay }, visitor.id)
  } else await forgetMailServer(context, visitor, wish.ownPassword)
  return null
}
