import { qrRows } from '../cards/card-qr.ts'
import { findCard } from '../members/member-cards.server.ts'
import { isOpen } from '../../money/payment-status/payment-status.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import { paymentCode } from '../../money/payments/payment-code.ts'
import { findPayment } from '../../money/payments/payments.server.ts'
import { letterhead } from '../../ground/files/letterhead.server.ts'
import { drawPaper } from '../../ground/files/paper-pdf.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { addressInLine } from '../../ground/values/address.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { listArrivals, paymentTitle } from './own-payments.server.ts'
import { paymentPaper, type PaymentPaperKind } from './payment-paper.ts'

type Order = {
  readonly kind: PaymentPaperKind
  readonly paymentId: number
  /** Only a payment of this member; null where any is allowed. */
  readonly ofMember: number | null
  readonly club: Club
  readonly today: string
  readonly language: Language
}

/** A receipt of what came, or a request for what is left with its code; it says what the books say and changes nothing. */
export async function printPayment(db: Db, order: Order): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, paymentId, ofMember, club, today, language } = order
  const payment = await findPayment(db, paymentId)
  if (!payment || (ofMember !== null && payment.memberId !== ofMember)) throw new Refusal('not_found')
  const { memberId, guestId, status, amount, paid, remaining: rest, dueOn, variableSymbol } = payment
  if (kind === 'receipt' && paid === 0) throw new Refusal('nothing_paid')
  if (kind === 'request' && (!isOpen(status) || rest === 0)) throw new Refusal('payment_closed')
  const [card, arrivals, account] = await Promise.all([
    memberId === null ? findGuest(db, guestId ?? 0) : findCard(db, memberId, today),
    listArrivals(db, { paymentId }),
    readClubAccount(db),
  ])
  if (!card) throw new Refusal('not_found')
  const name = `${card.firstName} ${card.lastName}`
  const message = `${paymentTitle(payment, 'cs')} - ${name}`
  const code =
    kind === 'request' && account ? paymentCode(account, { amount: rest, variableSymbol, message }) : null
  const paper = paymentPaper(
    kind,
    {
      name,
      number: card.number,
      address: addressInLine(card),
      title: paymentTitle(payment, language),
      amount,
      paid,
      rest: isOpen(status) ? rest : 0,
      dueOn,
      variableSymbol,
      account: code?.account ?? null,
      arrivals,
    },
    { clubName: club.name, today, language },
  )
  return drawPaper({
    ...paper,
    ...(code ? { code: qrRows(code.spayd) } : {}),
    ...(await letterhead(db, club, language)),
  })
}

/** A guest of a ride has no card; the club knows his name alone. */
async function findGuest(db: Db, guestId: number) {
  const guest = await db
    .selectFrom('guest')
    .select(['firstName', 'lastName'])
    .where('id', '=', guestId)
    .executeTakeFirst()
  return guest && { ...guest, number: null, street: null, postalCode: null, city: null }
}
