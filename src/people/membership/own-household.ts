import type { HouseholdBill } from '../../money/households/bills.server.ts'
import type { ClubAccount } from '../../money/payments/club-account.ts'
import { paymentCode } from '../../money/payments/payment-code.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { ownPaymentWords } from './membership.words.ts'

type Reading = { readonly account: ClubAccount | null; readonly name: string; readonly language: Language }

/** What somebody pays for his household: one sum and one code for a year, and whose parts are in it. */
export function describeBills(bills: readonly HouseholdBill[], { account, name, language }: Reading) {
  return bills.map(({ period, total, dueOn, variableSymbol, parts }) => ({
    period,
    title: householdTitle(period, language),
    total,
    dueOn,
    parts: parts.map(({ paymentId, name: whose, remaining }) => ({
      paymentId,
      name: whose,
      amount: remaining,
    })),
    // The message goes to a Czech bank and to the treasurer, whatever the reader speaks.
    code:
      account &&
      paymentCode(account, {
        amount: total,
        variableSymbol,
        message: `${householdTitle(period, 'cs')} - ${name}`,
      }),
  }))
}

export function householdTitle(period: number, language: Language): string {
  return speak(ownPaymentWords, language)('householdFee', { year: String(period) })
}

export type OwnBill = ReturnType<typeof describeBills>[number]
