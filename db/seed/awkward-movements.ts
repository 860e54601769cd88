import { isOpen, isPaid } from '../../src/money/payment-status/payment-status.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { at } from './dice.ts'
import { payerOf, strangerNamed, type MovementDraft } from './movement.ts'
import type { PaymentDraft } from './payment.ts'
import { withoutDiacritics } from './person.ts'

/** Money that no machine should pair by itself: each kind the treasurer meets. */
export function awkwardMovements(drafts: readonly PaymentDraft[], today: string): MovementDraft[] {
  const open = openFees(drafts, addDays(today, -9))
  const debtor = (index: number) => at(open, index)
  const payerAt = (index: number) => payerOf(debtor(index).person)
  const symbolAt = (index: number) => debtor(index).payment.variableSymbol
  const came = (daysAgo: number) =>
    ({ kind: 'Bezhotovostní příjem', bookedOn: addDays(today, -daysAgo) }) as const
  const fee = debtor(0).payment.amount
  return [
    { ...came(8), amount: fee, payer: payerAt(0) },
    { ...came(7), amount: fee, payer: payerAt(1), message: `VS ${symbolAt(1)} clensky prispevek` },
    { ...came(7), ...forTwo(debtor(2), debtor(3)) },
    partPaid(debtor(4), today),
    {
      ...came(6),
      amount: fee + 10_000,
      payer: payerAt(5),
      variableSymbol: symbolAt(5),
      message: 'nechte si drobne',
    },
    {
      ...came(5),
      amount: fee / 2,
      payer: payerAt(6),
      variableSymbol: symbolAt(6),
      message: 'zbytek pristi mesic',
    },
    { ...came(4), amount: fee, payer: payerAt(7), variableSymbol: mistyped(symbolAt(7)) },
    pairedByMistake(debtor(8), today),
    paidTwice(drafts, today),
    keptAsCredit(debtor(0), today),
    { ...came(3), amount: 50_000, payer: strangerNamed('Vesely Bohdan', 4), message: 'na pivo po vyjizdce' },
    { ...came(2), amount: 1, payer: strangerNamed('Platebni brana s.r.o.', 5), message: 'overeni uctu' },
  ]
}

/** This year's first, and only those asked for early enough to have been answered by now. */
function openFees(drafts: readonly PaymentDraft[], lastDay: string): PaymentDraft[] {
  return drafts
    .filter(
      (draft) => isOpen(draft.payment.status) && draft.payment.type === '2' && draft.days.createdOn < lastDay,
    )
    .toReversed()
}

function forTwo(
  first: PaymentDraft,
  second: PaymentDraft,
): Pick<MovementDraft, 'amount' | 'payer' | 'variableSymbol' | 'message'> {
  const names = [first, second].map(({ person }) => withoutDiacritics(person.lastName))
  return {
    amount: first.payment.amount + second.payment.amount,
    payer: payerOf(first.person),
    variableSymbol: first.payment.variableSymbol,
    message: `prispevky ${names.join(' + ')}`,
  }
}

/** Half of a fee, already put to it by hand; the fee stays open. */
function partPaid({ person, payment }: PaymentDraft, today: string): MovementDraft {
  const amount = payment.amount / 2
  const note = 'Domluvené splátky, druhá polovina příští měsíc.'
  return {
    bookedOn: addDays(today, -8),
    amount,
    payer: payerOf(person),
    kind: 'Bezhotovostní příjem',
    variableSymbol: payment.variableSymbol,
    settles: [{ paymentId: payment.id, amount, mode: 'manual', on: addDays(today, -7), note }],
  }
}

/** A namesake's money, paired by hand and taken back the next day. */
function pairedByMistake({ person, payment }: PaymentDraft, today: string): MovementDraft {
  const amount = payment.amount
  const reversed = { on: addDays(today, -3), reason: 'Jiný plátce stejného příjmení.' }
  return {
    bookedOn: addDays(today, -5),
    amount,
    payer: strangerNamed(`${withoutDiacritics(person.lastName)} Zbysek`, 8),
    kind: 'Okamžitá příchozí platba',
    variableSymbol: null,
    message: 'clenstvi',
    settles: [{ paymentId: payment.id, amount, mode: 'manual', on: addDays(today, -4), reversed }],
  }
}

function paidTwice(drafts: readonly PaymentDraft[], today: string): MovementDraft {
  const paid = drafts.filter(
    ({ person, payment }) => isPaid(payment.status) && payment.type === '2' && person.login === null,
  )
  const { person, payment } = at(paid, paid.length - 1)
  return {
    bookedOn: addDays(today, -2),
    amount: payment.amount,
    payer: payerOf(person),
    kind: 'Bezhotovostní příjem',
    variableSymbol: payment.variableSymbol,
    message: `prispevek ${payment.period ?? ''}`,
  }
}

/** Sent before anybody asked for it; the treasurer keeps it for the next payment. */
function keptAsCredit({ person }: PaymentDraft, today: string): MovementDraft {
  const amount = 40_000
  return {
    bookedOn: addDays(today, -20),
    amount,
    payer: payerOf(person),
    kind: 'Okamžitá příchozí platba',
    variableSymbol: null,
    message: 'zaloha',
    credit: { memberId: person.id, amount, on: addDays(today, -19), note: 'Záloha předem.' },
  }
}

/** One digit of the member number is another, which the check digit tells. */
function mistyped(symbol: string): string {
  const wrongDigit = (Number(symbol[6]) + 1) % 10
  return `${symbol.slice(0, 6)}${wrongDigit}${symbol.slice(7)}`
}
