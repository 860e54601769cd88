import { z } from 'zod'
import { KEPT_MAIL_FIELDS, mailServerActs } from '../outbox/mail-server-page.server.ts'
import { sendTestLetter } from '../outbox/send-test-letter.server.ts'
import { clubActs, KEPT_CLUB_FIELDS } from '../club/club-acts.server.ts'
import { STEPS, stepAfter, stepPath } from './first-run.ts'
import { noteFirstRun } from './first-runs.server.ts'
import { addDivision, DivisionFields } from '../titles/save-division.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'

export const KEPT_STEP_FIELDS = [...KEPT_CLUB_FIELDS, ...KEPT_MAIL_FIELDS, 'name', 'meets']

export const firstRunScreen = declareScreen({ who: 'club.administer' })

const leaves = (intent: 'later' | 'close') =>
  firstRunScreen.act({
    does: async ({ db, visitor }) => {
      await noteFirstRun(db, visitor.id, { intent })
      return seeOther('/admin')
    },
  })

const passes = (intent: 'skip' | 'keep') =>
  firstRunScreen.act({
    takes: z.strictObject({ step: z.enum(STEPS) }),
    does: async ({ db, visitor }, { step }) => {
      await noteFirstRun(db, visitor.id, { intent, step })
      return seeOther(stepPath(stepAfter(step)))
    },
  })

/** Every form of the guide; those of the settings are answered by the settings themselves. */
export const stepActs = {
  // The name and the logo stand on one step: there one stays.
  ...clubActs((intent) => stepPath(intent === 'account' ? stepAfter('account') : 'name')),
  ...mailServerActs(stepPath('mail')),
  later: leaves('later'),
  close: leaves('close'),
  skip: passes('skip'),
  keep: passes('keep'),
  division: firstRunScreen.act({
    takes: formOf(DivisionFields),
    does: async ({ db, visitor }, fields) => {
      await addDivision(db, visitor, fields)
      return seeOther(stepPath('divisions'), flashCookie('saved'))
    },
  }),
  test: firstRunScreen.act({
    does: async (context) => {
      await sendTestLetter(context.db, context.visitor, context)
      return { fault: undefined, sent: { to: context.visitor.email } }
    },
  }),
}
