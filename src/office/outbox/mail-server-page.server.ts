import { z } from 'zod'
import type { FormValues } from '../../ground/http/form-answer.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { MailServerForm } from '../../ground/mail/mail-server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { MailLimitsForm, setMailLimits } from './set-mail-limits.server.ts'
import { forgetMailServer, setMailServer, tryMailServer } from './set-mail-server.server.ts'

const ownPassword = z.string().max(1000).optional()

/** What may be handed back to a form that was refused; the password never is. */
export const KEPT_MAIL_FIELDS = ['intent', 'perMinute', 'perHour', 'perDay', 'host', 'port', 'user', 'from']

/** What was written stays in the form beside the server's own sentence. */
const kept = (form: FormValues) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => KEPT_MAIL_FIELDS.includes(name)))

const screen = declareScreen({ who: 'club.administer' })

/** What the forms about the mail server do, on its own screen and in the guide of the first run. */
export const mailServerActs = (path: string) => ({
  limits: screen.act({
    takes: MailLimitsForm,
    does: async ({ db, visitor }, limits) => {
      await setMailLimits(db, limits, visitor.id)
      return seeOther(path, flashCookie('saved'))
    },
  }),
  server: screen.actFor('club.mail', {
    takes: MailServerForm.extend({ ownPassword }),
    does: async (context, input, form) => {
      const { isKept, reply } = await setMailServer(context, context.visitor, input)
      if (isKept) return seeOther(path, flashCookie('saved'))
      return { fault: undefined, trial: { intent: 'server' as const, reply, values: kept(form) } }
    },
  }),
  knock: screen.act({
    does: async ({ db }, _, form) => ({
      fault: undefined,
      trial: { intent: 'knock' as const, ...(await tryMailServer(db)), values: kept(form) },
    }),
  }),
  remove: screen.actFor('club.mail', {
    takes: z.strictObject({ ownPassword }),
    does: async (context, input) => {
      await forgetMailServer(context, context.visitor, input.ownPassword)
      return seeOther(path, flashCookie('saved'))
    },
  }),
})
