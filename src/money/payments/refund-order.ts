import { accountInFigures, type AccountNumber, parseAccountNumber } from './account-number.ts'
import { canonicalSymbol } from './variable-symbol.ts'

type Accounts = {
  /** What the person has given with his consent. */
  readonly ownAccount: string | null
  /** What the money came from; nothing for cash. */
  readonly counterAccount: string | null
}

/** Money goes to the person's own account, else back where it came from; nowhere where neither is a Czech account. */
export function refundTarget(accounts: Accounts): AccountNumber | null {
  return targetsOf(accounts)[0] ?? null
}

function targetsOf({ ownAccount, counterAccount }: Accounts): readonly AccountNumber[] {
  return [ownAccount, counterAccount].flatMap((account) =>
    account === null ? [] : (parseAccountNumber(account) ?? []),
  )
}

type RefundOrder = {
  readonly to: AccountNumber
  readonly amount: number
  readonly variableSymbol: string
  readonly message: string
}

/** Fio's bank code: only its own internet banking takes the file. */
export const FIO = '2010'
const STANDARD = '431001'
const LONGEST_MESSAGE = 140

/** Payment orders as the file Fio takes in by hand; a person authorises them there, the token only reads. */
export function fioOrders(
  orders: readonly RefundOrder[],
  { from, on }: { from: AccountNumber; on: string },
): string {
  const lines = orders.map(({ to, amount, variableSymbol, message }) =>
    [
      ['accountFrom', accountAlone(from)],
      ['currency', 'CZK'],
      ['amount', `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`],
      ['accountTo', accountAlone(to)],
      ['bankCode', to.bank],
      ['vs', variableSymbol],
      ['date', on],
      ['messageForRecipient', message.slice(0, LONGEST_MESSAGE)],
      ['paymentType', STANDARD],
    ]
      .map(([name, value]) => `      <${name}>${escaped(value ?? '')}</${name}>\n`)
      .join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Import xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://www.fio.cz/schema/importIB.xsd">
  <Orders>
${lines.map((line) => `    <DomesticTransaction>\n${line}    </DomesticTransaction>\n`).join('')}  </Orders>
</Import>
`
}

function accountAlone(account: AccountNumber): string {
  return accountInFigures(account).replace(/\/\d{4}$/, '')
}

function escaped(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

type OpenRefund = Accounts & {
  readonly id: number
  readonly amount: number
  readonly askedOn: string
  readonly variableSymbol: string
}

type Outgoing = {
  readonly id: number
  /** Less than nothing. */
  readonly amount: number
  readonly bookedOn: string
  readonly variableSymbol: string | null
  readonly counterAccount: string | null
}

type SentRefund = { readonly refundId: number; readonly movementId: number; readonly bookedOn: string }

/**
 * Which refunds have left the account. Sure is only what cannot be another: the payment's symbol, the very amount, the person's own
 * account or the one the money came from, and not before it was asked for. Each movement settles one, the oldest first.
 */
export function sentRefunds(
  refunds: readonly OpenRefund[],
  outgoing: readonly Outgoing[],
): readonly SentRefund[] {
  const free = new Set(outgoing.toSorted((one, other) => one.id - other.id))
  return refunds
    .toSorted((one, other) => one.id - other.id)
    .flatMap((refund) => {
      const movement = [...free].find((one) => isItsMovement(refund, one))
      if (!movement) return []
      free.delete(movement)
      return [{ refundId: refund.id, movementId: movement.id, bookedOn: movement.bookedOn }]
    })
}

function isItsMovement(refund: OpenRefund, movement: Outgoing): boolean {
  const went = movement.counterAccount === null ? null : parseAccountNumber(movement.counterAccount)
  return (
    movement.amount === -refund.amount &&
    movement.bookedOn >= refund.askedOn &&
    canonicalSymbol(movement.variableSymbol) === canonicalSymbol(refund.variableSymbol) &&
    went !== null &&
    targetsOf(refund).some((to) => accountInFigures(to) === accountInFigures(went))
  )
}
