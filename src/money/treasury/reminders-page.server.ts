import { z } from 'zod'
import { momentInFigures } from '../../ground/values/moment.ts'
import { IdsText } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { FeeListQuery, feeFilterOf, readFeeAddress } from '../fees/fee-list.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { viewWaiting } from './automatic-page.server.ts'
import { viewReminders } from './fee-tabs.server.ts'
import { listedPayment } from './listed-payment.ts'
import { loadFrame } from './fees-frame.server.ts'
import { findBankAge, readBankFirst } from '../fees/fresh-bank.server.ts'
import { labelledPayments } from '../fees/labelled-payments.server.ts'
import { previewReminder } from '../fees/preview-reminder.server.ts'
import { type Reminded, remindMany, remindPayment } from '../fees/remind-payment.server.ts'

/** The rest of them is work for pairing, not for this screen. */
const HELD_SHOWN = 10

export const remindersScreen = declareScreen({ who: 'fees.manage' })

/** Everything the third tab shows, with the letter somebody wants to see first. */
export async function viewRemindersPage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today, language } = context
  const address = readFeeAddress(search)
  const filter = feeFilterOf(FeeListQuery.parse(address), 'reminders')
  const asked = RowId.safeParse(search.get('nahled'))
  const [frame, list, preview, bank, waiting] = await Promise.all([
    loadFrame(context, visitor, search),
    viewReminders(db, { filter, today }, { heldAtMost: HELD_SHOWN }),
    asked.success ? previewReminder(context, asked.data) : null,
    findBankAge(db),
    viewWaiting(db, language),
  ])
  const bankWhen = bank.updatedAt && momentInFigures(bank.updatedAt, language)
  const payments = list.payments.map((payment) => ({ ...listedPayment(payment), level: payment.level }))
  const held = list.held.map(({ id, memberId, firstName, lastName, reason }) => ({
    id,
    memberId,
    firstName,
    lastName,
    reason,
  }))
  return {
    frame,
    address,
    ...list,
    payments,
    held,
    waiting,
    preview,
    bank: { isOn: bank.isOn, when: bankWhen },
  }
}

const Accepted = z
  .literal('yes')
  .optional()
  .transform((said) => said === 'yes')

/** The bank first, whoever is to be reminded; then one at once or many as a run. */
export const remindersActs = {
  remind: remindersScreen.act({
    takes: z.strictObject({ paymentId: RowId, acceptOldData: Accepted }),
    does: (given, { paymentId, acceptOldData }) => remind(given, { ids: [paymentId], acceptOldData }),
  }),
  'remind-many': remindersScreen.act({
    takes: z.strictObject({ ids: IdsText, acceptOldData: Accepted }),
    does: remind,
  }),
  'in-person': remindersScreen.act({
    takes: z.strictObject({ paymentId: RowId }),
    does: async ({ db, visitor, today }, { paymentId }) => {
      await remindPayment(db, { paymentId, actorId: visitor.id, today, inPerson: true })
      return done(db, paymentId, 'in-person')
    },
  }),
}

type Chosen = { readonly ids: readonly number[]; readonly acceptOldData: boolean }

async function remind({ db, visitor, today, now }: Given, { ids, acceptOldData }: Chosen) {
  const actorId = visitor.id
  await readBankFirst(db, { now, actorId, acceptOldData })
  const [first, ...others] = ids
  if (first !== undefined && others.length === 0) {
    const { by } = await remindPayment(db, { paymentId: first, actorId, today })
    return done(db, first, by)
  }
  const { id } = await remindMany(db, { ids, actorId })
  return seeOther(`${TAB_PATHS.reminders}?davka=${id}`)
}

async function done(db: Db, paymentId: number, what: Reminded['by']) {
  const [item] = await labelledPayments(db, [paymentId])
  return { fault: undefined, done: { what, name: item?.label ?? '' } }
}
