import { sql } from 'kysely'
import { log } from '../../ground/platform/log.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { judgeToken, tokenOwner } from '../../people/cards/card-token.server.ts'
import { nameContainsAll } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import { describeBills, householdTitle } from '../../people/membership/own-household.ts'
import { paymentTitle } from '../../people/membership/own-payments.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isReadingDue, readConnection } from '../bank/connections.server.ts'
import { noteWatcher } from '../bank/watcher.server.ts'
import { receiveMoney } from '../pairing/receive-money.server.ts'
import { isOpen, isPaid } from '../payment-status/payment-status.ts'
import { statusIsOpen, statusIsPaid } from '../payment-status/payment-status.server.ts'
import { listBillsToPay } from '../households/bills.server.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { paymentCode } from '../payments/payment-code.ts'
import { listPaymentsOf } from '../payments/payments.server.ts'
import { cardCode } from './kiosk.ts'

/** Whose card the camera has read, if it is one of ours and holds. */
export async function ownerOfCard(db: Db, text: string): Promise<number> {
  const token = cardCode(text)
  const memberId = tokenOwner(token)
  const member = memberId === null ? undefined : await findPerson(db, memberId)
  if (!member || judgeToken(token, member.id, member.cardSerial) !== 'true')
    throw new Refusal('card_not_true')
  return member.id
}

function findPerson(db: Db, memberId: number) {
  return db
    .selectFrom('member')
    .select(['id', 'firstName', 'lastName', 'cardSerial'])
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
}

export async function listOwed(db: Db, memberId: number): Promise<readonly number[]> {
  const [payments, bills] = await Promise.all([listPaymentsOf(db, memberId), listBillsToPay(db, memberId)])
  const shared = bills.flatMap(({ parts }) => parts.map(({ paymentId }) => paymentId))
  return [...new Set([...payments.filter(owes).map(({ id }) => id), ...shared])]
}

type Payment = Awaited<ReturnType<typeof listPaymentsOf>>[number]
const owes = ({ status, remaining }: Payment) => isOpen(status) && remaining > 0

const FOUND = 8

/** Only those who owe: whoever does not is nobody's business here. */
export function findDebtors(db: Db, name: string) {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.number', 'member.firstName', 'member.lastName'])
    .where(nameContainsAll(searchWords(name)))
    .where('member.erasedAt', 'is', null)
    .where(
      // What he owes himself, or pays for another of his household.
      sql<boolean>`exists (select from payment where ${statusIsOpen('payment.status')} and (payment.member_id = member.id
        or payment.type = '2' and payment.member_id = any(array(
          select household_member.member_id from household_member where household_member.payer_id = member.id))))`,
    )
    .orderBy(sql`member.last_name collate cs`)
    .orderBy(sql`member.first_name collate cs`)
    .orderBy('member.id')
    .limit(FOUND)
    .execute()
}

type Asked = { readonly memberId: number; readonly owed: readonly number[]; readonly language: Language }

/** Whoever stands at the table: what he owes with its code, and what of it has been paid since he showed his card. */
export async function viewDebts(db: Db, { memberId, owed, language }: Asked) {
  const [person, payments, bills, account, feesPaid] = await Promise.all([
    findPerson(db, memberId),
    listPaymentsOf(db, memberId),
    listBillsToPay(db, memberId),
    readClubAccount(db),
    listFeesPaid(db, owed),
  ])
  if (!person) return null
  const name = `${person.firstName} ${person.lastName}`
  const billsPaid = paidTogether(feesPaid, { memberId, open: bills.map(({ period }) => period) })
  const together = new Set([
    ...bills.flatMap(({ parts }) => parts.map(({ paymentId }) => paymentId)),
    ...billsPaid.flatMap(({ parts }) => parts.map(({ id }) => id)),
  ])
  const shown = payments
    .filter(({ id }) => !together.has(id))
    .filter((payment) => owes(payment) || owed.includes(payment.id))
  const ofHousehold = describeBills(bills, { account, name, language }).map(
    ({ title, total, parts, code }) => ({
      id: parts[0]?.paymentId ?? 0,
      title,
      money: moneyInWords(total, language),
      isPaid: false,
      image: code?.image ?? null,
    }),
  )
  const ofHouseholdPaid = billsPaid.map(({ period, parts }) => ({
    id: parts[0]?.id ?? 0,
    title: householdTitle(period, language),
    money: moneyInWords(
      parts.reduce((sum, { amount }) => sum + amount, 0),
      language,
    ),
    isPaid: true,
    image: null,
  }))
  const own = shown.map((payment) => {
    const { id, remaining, amount, status, variableSymbol } = payment
    const message = `${paymentTitle(payment, 'cs')} - ${name}`
    const code =
      owes(payment) && account ? paymentCode(account, { amount: remaining, variableSymbol, message }) : null
    return {
      id,
      title: paymentTitle(payment, language),
      money: moneyInWords(owes(payment) ? remaining : amount, language),
      isPaid: isPaid(status),
      image: code?.image ?? null,
    }
  })
  return { name, payments: [...ofHousehold, ...ofHouseholdPaid, ...own] }
}

/** Of what was owed when the card was shown, fees that are paid by now, whosever they are. */
function listFeesPaid(db: Db, owed: readonly number[]) {
  return db
    .selectFrom('payment')
    .select(['id', 'memberId', 'period', 'amount'])
    .where('id', '=', sql<number>`any(${[...owed]}::int[])`)
    .where('type', '=', '2')
    .where(statusIsPaid('status'))
    .orderBy('id')
    .execute()
}

type FeePaid = Awaited<ReturnType<typeof listFeesPaid>>[number]
type Whose = { readonly memberId: number; readonly open: readonly number[] }

/** What stood there as one sum for a household, where nothing of it is owed any more. */
function paidTogether(fees: readonly FeePaid[], { memberId, open }: Whose) {
  return [...Map.groupBy(fees, ({ period }) => period ?? 0)]
    .map(([period, parts]) => ({ period, parts }))
    .filter(({ period, parts }) => !open.includes(period) && parts.some((part) => part.memberId !== memberId))
}

/** Asked while somebody waits for his money to come; nobody waits for the answer, the next look shows it. */
export function lookForMoney(db: Db): void {
  noteWatcher()
  readIfItAnswers(db).catch((error: unknown) => {
    if (!(error instanceof Refusal)) log.warn({ err: error }, 'the bank was not read for the table')
  })
}

/** The bank's own pause is kept by its line; one that fails is left to the schedule, which asks it less and less. */
async function readIfItAnswers(db: Db): Promise<void> {
  const { failures } = await readConnection(db)
  if (failures > 0 && !(await isReadingDue(db))) return
  await receiveMoney(db, { cause: 'schedule', actorId: null })
}
