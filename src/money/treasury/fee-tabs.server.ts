import { isOpen } from '../payment-status/payment-status.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { paymentView } from '../payments/payment-view.ts'
import { spaydOf } from '../payments/spayd.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import type { FeeListFilter } from '../fees/fee-list.ts'
import type { FeeListTab } from '../fees/fee-tab.ts'
import { countPayments, type FeePayment, listPayments } from '../fees/fee-payments.server.ts'
import { feeYear } from '../fees/fee.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { listHeldPayments } from '../fees/held-payments.server.ts'
import { countOwing, listOwing } from '../fees/owing-members.server.ts'
import { whatFor } from '../fees/what-for.ts'
import { nextReminder, reminderDue } from '../fees/reminder.ts'

type Asking = { readonly filter: FeeListFilter; readonly today: string }

/** Who has not been asked for the year's fee, a page of them, and how many and how much in all. */
export async function viewGenerate(db: Db, { filter, today }: Asking) {
  const period = feeYear(filter, today)
  const settings = await readFeeSettings(db, period)
  const { count, amount } = await countOwing(db, { period, settings }, filter)
  const { items, ...leaf } = await listOwing(db, { period, settings }, filter)
  return { period, people: items, amount, view: { ...leaf, total: count } }
}

/** A page of payments of one tab. */
export async function viewPayments(db: Db, tab: 'pending' | 'received', { filter, today }: Asking) {
  const settings = await readFeeSettings(db, thisYear(today))
  const scope = { tab, today, settings }
  const { count, amount } = await countPayments(db, scope, filter)
  const { items, ...leaf } = await listPayments(db, scope, filter)
  return { payments: items, amount, view: { ...leaf, total: count } }
}

/** Who is due for a reminder, and apart the first of those whose money may have come. */
export async function viewReminders(db: Db, { filter, today }: Asking, { heldAtMost = 500 } = {}) {
  const settings = await readFeeSettings(db, thisYear(today))
  const held = await listHeldPayments(db)
  // More than one movement may be the reason; the first is told.
  const reasons = new Map(held.toReversed().map((reason) => [reason.paymentId, reason]))
  const scope = { tab: 'reminders', today, settings, except: [...reasons.keys()] } as const
  const first = { ...filter, page: 1, pageSize: heldAtMost, after: null }
  const [{ count, amount }, apart] = await Promise.all([
    countPayments(db, scope, filter),
    held.length === 0 ? { items: [], next: undefined } : listPayments(db, scope, first, 'except'),
  ])
  const { items, ...leaf } = await listPayments(db, scope, filter)
  const heldNow = apart.items.flatMap((payment) => {
    const reason = reasons.get(payment.id)
    return reason ? [{ ...withLevel(payment), reason }] : []
  })
  function withLevel(payment: FeePayment) {
    return {
      ...payment,
      level: reminderDue(payment, today, settings) ?? 1,
      since: nextReminder(payment, settings)?.from ?? payment.dueOn,
    }
  }
  return {
    payments: items.map(withLevel),
    held: heldNow,
    moreHeld: apart.next !== undefined,
    amount,
    view: { ...leaf, total: count },
  }
}

/** When a reminder is due is the same for payments of all years. */
function thisYear(today: string): number {
  return feeYear({ period: null }, today)
}

/** A list as the contract tells it. */
export async function describeTab(
  db: Db,
  tab: FeeListTab,
  { filter, today, language }: Asking & { readonly language: Language },
) {
  if (tab === 'generate') {
    const { period, people, amount, view } = await viewGenerate(db, { filter, today })
    const items = people.map(({ hasEmail, amount: owed, ...person }) => ({
      ...person,
      period,
      amount: koruna(owed),
      hasEmail,
    }))
    return { items, ...view, period, amount: koruna(amount) }
  }
  const describe = await describer(db, today, language)
  if (tab === 'reminders') {
    const { payments, held, amount, view } = await viewReminders(db, { filter, today })
    const items = payments.map((payment) => ({ ...describe(payment), level: payment.level }))
    return {
      items,
      ...view,
      amount: koruna(amount),
      held: held.map(({ reason, ...payment }) => ({
        ...describe(payment),
        level: payment.level,
        reason: reason.hold,
        movementId: reason.movementId,
      })),
    }
  }
  const { payments, amount, view } = await viewPayments(db, tab, { filter, today })
  return { items: payments.map(describe), ...view, amount: koruna(amount) }
}

/** How a payment in a list is told: the payment itself and whose it is. */
async function describer(db: Db, today: string, language: Language) {
  const account = await readClubAccount(db)
  return (payment: FeePayment) => {
    const { remaining, variableSymbol } = payment
    const isOwed = isOpen(payment.status) && remaining > 0
    const message = whatFor(payment, language)
    const spayd =
      account && isOwed ? spaydOf({ iban: account.iban, amount: remaining, variableSymbol, message }) : null
    return {
      ...paymentView(payment, today, spayd),
      member: {
        id: payment.memberId,
        number: payment.number,
        firstName: payment.firstName,
        lastName: payment.lastName,
        nickname: payment.nickname,
        division: payment.division,
      },
      paidWith: payment.paidWith.map(({ amount, ...part }) => ({ ...part, amount: koruna(amount) })),
      archiveReason: payment.archiveReason,
    }
  }
}

function koruna(amount: number) {
  return { amount, currency: 'CZK' } as const
}
