import { salutationOf } from '../../people/members/salutation.ts'
import type { Either } from '../../people/members/whose.ts'
import { findBill, type HouseholdBill, isShared } from '../households/bills.server.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { findPayer } from '../payments/payments.server.ts'
import { spaydOf } from '../payments/spayd.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { daysAfter } from './fee.ts'
import type { FeeSettings } from './fee-settings.ts'
import { daysInWords } from '../../ground/values/day-in-words.ts'
import { type FeeText, fillText } from './fee-text.ts'
import { statedDay } from './last-call.ts'
import type { PaymentLetterParams } from './payment-letter.ts'
import { whatFor, whatForHousehold } from './what-for.ts'

type Asked = Either & {
  readonly id: number
  readonly period: number | null
  readonly purpose: string | null
  readonly dueOn: string
  readonly variableSymbol: string
  readonly remaining: number
  /** What of it was paid by what the club kept for the person. */
  readonly fromCredit?: number
}

export type LetterDraft = {
  /** To whom: himself, or who pays for his household. */
  readonly whose: Either
  readonly to: string | null
  readonly language: Language
  readonly accountId: number | null
  readonly params: PaymentLetterParams
}

type Drafted = LetterDraft & {
  /** The last day to pay the letter names, where it names one. */
  readonly lastOn: string
}

type Drafting = {
  readonly text: FeeText
  readonly settings: FeeSettings
  readonly today: string
  /** On paper although there is an address: it does not work. */
  readonly onPaper?: boolean
  /** To him and about him alone, whoever pays: what may cost a membership. */
  readonly isPersonal?: boolean
}

/** A letter about a payment as it would go out now: to whom, in which language, with which words. */
export async function draftPaymentLetter(
  db: Db,
  payment: Asked,
  { text, settings, today, onPaper = false, isPersonal = false }: Drafting,
): Promise<Drafted> {
  const bill = isPersonal || payment.remaining === 0 ? null : await findSharedBill(db, payment)
  const whose: Either = bill ? { memberId: bill.payerId } : payment
  const [payer, account] = [await findPayer(db, whose), await readClubAccount(db)]
  if (!payer) throw new Refusal('not_found')
  if (!account) throw new Refusal('no_club_account')
  const language = payer.language ?? 'cs'
  const what = bill ? whatForHousehold(bill.period, language) : whatFor(payment, language)
  const to = onPaper ? null : payer.email
  const { lastChanceDays: days, postDays } = settings
  const lastOn = statedDay(today, { days, postDays }, to === null)
  const { fromCredit = 0 } = payment
  const { dueOn, variableSymbol } = bill ?? payment
  const amount = bill?.total ?? payment.remaining
  const filling = {
    účel: what,
    částka: moneyInWords(amount, language),
    splatnost: dayInFigures(dueOn, language),
    dní: daysInWords(daysAfter(dueOn, today), language),
    lhůta: dayInFigures(lastOn, language),
  }
  return {
    whose,
    to,
    lastOn,
    language,
    accountId: payer.accountId,
    params: {
      paymentId: bill?.parts[0]?.paymentId ?? payment.id,
      salutation: salutationOf(payer, language),
      paragraphs: fillText(settings.texts[text][language], filling),
      what,
      amount,
      fromCredit,
      dueOn,
      variableSymbol,
      account: account.account,
      iban: account.iban,
      spayd: spaydOf({ iban: account.iban, amount, variableSymbol, message: what }),
      parts: (bill?.parts ?? []).map(({ paymentId, name, remaining }) => ({
        paymentId,
        name,
        amount: remaining,
      })),
    },
  }
}

/** What his household owes for that year, unless it is all his own; a guest is in none. */
async function findSharedBill(db: Db, { memberId, period }: Asked): Promise<HouseholdBill | null> {
  if (memberId === null) return null
  const bill = await findBill(db, { memberId, period })
  return bill && isShared(bill, memberId) ? bill : null
}
