import { cardToken } from '../cards/card-token.server.ts'
import { cardNumber } from '../members/member.ts'
import { portraitAddress } from '../members/portrait.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import { listRenewals } from '../../money/fees/renew-own.server.ts'
import { listCredits } from '../../money/payments/credits.server.ts'
import { findPayerOf, listBillsToPay } from '../../money/households/bills.server.ts'
import { listPaymentsOf } from '../../money/payments/payments.server.ts'
import { qrImage } from '../../ground/files/qr-image.ts'
import { listLooks } from '../../rides/captain/looks.server.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { membershipWords } from './membership.words.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { findHolder, type Holder } from './holders.server.ts'
import { findOpenLeaveRequest } from './leave-requests.server.ts'
import { describeBills } from './own-household.ts'
import { describePayments, listArrivals } from './own-payments.server.ts'
import { byYears, isStepOn } from './timeline.ts'
import { listSteps } from './timelines.server.ts'

/** The card as it is shown, with the code that proves it. */
export function cardFace(holder: Holder, origin: string) {
  const { id, firstName, lastName, nickname, position, divisionName, memberSince, lifeTime, standing } =
    holder
  const code = qrImage(`${origin}/overeni/${cardToken(id, holder.cardSerial)}`)
  return {
    id,
    name: `${firstName} ${lastName}`,
    nickname,
    photo: holder.photoKey && portraitAddress(holder.photoKey, 384),
    position,
    divisionName,
    number: cardNumber(holder.number),
    sinceYear: memberSince?.slice(0, 4) ?? null,
    lifeTime,
    standing,
    code,
  }
}

export type CardFace = ReturnType<typeof cardFace>

/** Everything on one's own page of membership; null for an account without a card. */
export async function viewMembership(context: RequestContext, memberId: number) {
  const { db, today, now, language, origin, club } = context
  const [holder, payments, arrivals, credits, account, steps, leaving, looks, renewals, bills, paidBy] =
    await Promise.all([
      findHolder(db, memberId, today),
      listPaymentsOf(db, memberId),
      listArrivals(db, { memberId }),
      listCredits(db, memberId),
      readClubAccount(db),
      listSteps(db, memberId, { now, language }),
      findOpenLeaveRequest(db, memberId),
      listLooks(db, memberId),
      listRenewals(db, memberId, today),
      listBillsToPay(db, memberId),
      findPayerOf(db, memberId),
    ])
  if (!holder) return null
  const face = cardFace(holder, origin)
  const year = Number(today.slice(0, 4))
  return {
    face,
    payments: describePayments(payments, arrivals, { account, name: face.name, language, today }),
    bills: describeBills(bills, { account, name: face.name, language }),
    paidBy,
    renewals,
    hasAccount: account !== null,
    // Who pays for life, or has this year's payment already, waits for none.
    awaitsFee:
      !holder.lifeTime && holder.standing.state !== 'ended' && !payments.some(({ period }) => period === year)
        ? year
        : null,
    credit: credits.reduce((sum, { amount }) => sum + amount, 0),
    years: byYears(steps.filter(({ kind }) => isStepOn(kind, club.off))),
    looks: looks.map(({ id, madeAt, title, firstName, lastName }) => ({
      id,
      when: momentInFigures(madeAt, language),
      ride: title,
      who:
        [firstName, lastName].filter(Boolean).join(' ') || speak(membershipWords, language)('lookedSomeone'),
    })),
    leaving: leaving ? { on: pragueDay(leaving.requestedAt) } : null,
  }
}
