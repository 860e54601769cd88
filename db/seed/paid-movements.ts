import { isPaid } from '../../src/money/payment-status/payment-status.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { earlier, later } from './calendar.ts'
import { COUPLES, PAYS_IN_PARTS } from './fee-plan.ts'
import { payerOf, type MovementDraft, type Settlement } from './movement.ts'
import type { PaymentDraft } from './payment.ts'
import { withoutDiacritics } from './person.ts'

/** Payments that came in notes across the table: those without e-mail and now and then somebody else. */
export function isCash({ person, payment }: PaymentDraft): boolean {
  return isPaid(payment.status) && (person.email === null || person.id % 37 === 0)
}

/** The bank's side of everything that was paid through it. */
export function paidMovements(drafts: readonly PaymentDraft[]): MovementDraft[] {
  const paid = drafts.filter((draft) => isPaid(draft.payment.status) && !isCash(draft))
  const couples = COUPLES.flatMap((couple) => couplesYears(paid, couple))
  const together = new Set(couples.flat())
  return [
    ...couples.map(paidTogether),
    ...paid
      .filter((draft) => !together.has(draft))
      .flatMap((draft) => (paysInParts(draft) ? inParts(draft) : atOnce(draft))),
  ]
}

function atOnce(draft: PaymentDraft): MovementDraft {
  const { person, payment } = draft
  const isQuick = person.id % 4 === 0
  return {
    bookedOn: paidOn(draft),
    amount: payment.amount,
    payer: payerOf(person),
    kind: isQuick ? 'Okamžitá příchozí platba' : 'Bezhotovostní příjem',
    variableSymbol: payment.variableSymbol,
    constantSymbol: isQuick ? undefined : '0308',
    message: person.id % 3 === 0 ? undefined : messageOf(draft),
    settles: [settlement(draft, 'automatic')],
  }
}

type Couple = readonly [PaymentDraft, PaymentDraft]

function couplesYears(paid: readonly PaymentDraft[], [one, other]: readonly [string, string]): Couple[] {
  const feesOf = (nickname: string) =>
    paid.filter(({ person, payment }) => person.nickname === nickname && payment.type === '2')
  return feesOf(one).flatMap((first) => {
    const second = feesOf(other).find(({ payment }) => payment.period === first.payment.period)
    return second ? [[first, second] satisfies Couple] : []
  })
}

/** One transfer under one variable symbol for two; the treasurer split it by hand. */
function paidTogether([first, second]: Couple): MovementDraft {
  return {
    bookedOn: later(
      later(first.days.createdOn, second.days.createdOn),
      earlier(paidOn(first), paidOn(second)),
    ),
    amount: first.payment.amount + second.payment.amount,
    payer: payerOf(first.person),
    kind: 'Bezhotovostní příjem',
    variableSymbol: first.payment.variableSymbol,
    message: withoutDiacritics(`prispevky ${first.person.nickname} a ${second.person.nickname}`),
    settles: [settlement(first, 'manual'), settlement(second, 'manual')],
  }
}

function paysInParts({ person, payment }: PaymentDraft): boolean {
  return person.nickname === PAYS_IN_PARTS && payment.type === '2'
}

function inParts(draft: PaymentDraft): MovementDraft[] {
  const { person, payment } = draft
  const first = Math.round(payment.amount * 0.6)
  const part = (amount: number, bookedOn: string): MovementDraft => ({
    bookedOn,
    amount,
    payer: payerOf(person),
    kind: 'Bezhotovostní příjem',
    variableSymbol: payment.variableSymbol,
    message: 'cast prispevku',
    settles: [{ ...settlement(draft, 'manual'), amount, on: bookedOn }],
  })
  return [part(first, addDays(paidOn(draft), -1)), part(payment.amount - first, paidOn(draft))]
}

function settlement(draft: PaymentDraft, mode: Settlement['mode']): Settlement {
  return { paymentId: draft.payment.id, amount: draft.payment.amount, mode, on: paidOn(draft) }
}

function messageOf({ payment, person }: PaymentDraft): string {
  return payment.period === null
    ? `Moravsti jezdci ${withoutDiacritics(person.nickname)}`
    : `prispevek ${payment.period}`
}

function paidOn({ days, payment }: PaymentDraft): string {
  if (days.paidOn === undefined) throw new Error(`payment ${payment.id} was never paid`)
  return days.paidOn
}
