import { isArchived, isPaid, type PaymentStatus } from '../../money/payment-status/payment-status.ts'
import { clock } from '../../ground/values/moment.ts'
import { textDayInWords } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { REFUSAL_WORDS } from '../../refusals.ts'
import { priceInWords } from './event-description.ts'
import { myPlaceWords } from './my-place.words.ts'
import { offerWords } from './offer.words.ts'
import type { Options } from './registration.ts'

/** What one sees of one's own place, in words ready to be shown. */
export type MyPlace = {
  readonly status: 'registered' | 'waiting' | null
  /** Nothing was cancelled and it is not over: who has a place goes, and the turn of who waits may still come. */
  readonly isAhead: boolean
  readonly passengers: number
  readonly position: number | null
  readonly mayRegister: boolean
  readonly wouldWait: boolean
  /** Parties that wait already. */
  readonly ahead: number
  /** Why one cannot register, where that is worth saying. */
  readonly refusal: string | null
  readonly mostPassengers: number
  readonly price: string | null
  /** Until when one withdraws for free and what happens afterwards. */
  readonly terms: string | null
  /** What withdrawing now does with the money that came. */
  readonly parting: string | null
  readonly mayLeave: boolean
  readonly mayDecline: boolean
  readonly hasDeclined: boolean
  /** Who rides along, by name. */
  readonly pillions: string
  readonly note: string
  /** Where one can join, and where one does. */
  readonly points: readonly PointChoice[]
  readonly meetingPointId: number | null
  /** Whoever has just said that he comes can be told of changes at once; asked where none of his devices is yet. */
  readonly offer: string | null
  readonly payment: { readonly text: string; readonly isOpen: boolean; readonly isPaid: boolean } | null
}

export type PointChoice = { readonly id: number; readonly label: string }

type Payment = {
  readonly amount: number
  readonly status: PaymentStatus
  readonly dueOn: string
  readonly paid: number
  /** A captain has it, the Treasurer not yet. */
  readonly cash: number
}

type Circumstances = {
  readonly waitingParties: number
  readonly payment: Payment | null
  readonly terms: string | null
  readonly parting: string | null
  readonly pillions?: string | null
  readonly note?: string | null
  readonly meetingPointId?: number | null
  readonly points: readonly { readonly id: number; readonly at: Date; readonly place: string }[]
  readonly isAhead: boolean
  readonly offersPush: boolean
  readonly language: Language
}

// The panel says these by itself, with the day and hour.
const SAID_ELSEWHERE: readonly string[] = [
  'sign_in_to_register',
  'already_registered',
  'already_waiting',
  'event_cancelled',
  'event_over',
  'registration_not_open',
  'registration_closed',
]

export function myPlaceOf(
  options: Options,
  {
    waitingParties,
    payment,
    terms,
    parting,
    pillions,
    note,
    points,
    meetingPointId,
    isAhead,
    offersPush,
    language,
  }: Circumstances,
): MyPlace {
  const { place, whyNotRegister, price } = options
  const isWorthSaying = whyNotRegister !== null && !SAID_ELSEWHERE.includes(whyNotRegister)
  const status = place && place.status !== 'cancelled' ? place.status : null
  return {
    status,
    isAhead,
    passengers: place?.passengers ?? 0,
    position: place?.position ?? null,
    mayRegister: whyNotRegister === null,
    wouldWait: options.wouldWait,
    ahead: waitingParties,
    refusal: isWorthSaying ? speak(REFUSAL_WORDS, language)(whyNotRegister) : null,
    mostPassengers: options.mostPassengers,
    price: price === null ? null : priceInWords(price, language),
    terms,
    parting,
    mayLeave: options.whyNotCancel === null,
    mayDecline: options.whyNotDecline === null && !options.hasDeclined,
    hasDeclined: options.hasDeclined,
    pillions: pillions ?? '',
    note: note ?? '',
    points: points.map(({ id, at, place: where }) => ({ id, label: `${clock(at, language)} ${where}` })),
    meetingPointId: meetingPointId ?? null,
    offer: offersPush && isAhead && status !== null ? speak(offerWords, language)('offer') : null,
    payment: payment && paymentInWords(payment, language),
  }
}

function paymentInWords(
  { amount, status, dueOn, paid, cash }: Payment,
  language: Language,
): MyPlace['payment'] {
  const say = speak(myPlaceWords, language)
  const money = priceInWords(amount, language)
  if (isArchived(status)) return null
  if (isPaid(status)) return { text: say('paid', { amount: money }), isOpen: false, isPaid: true }
  if (cash > 0 && paid + cash >= amount)
    return { text: say('inCash', { amount: priceInWords(cash, language) }), isOpen: false, isPaid: false }
  const day = textDayInWords(dueOn, language)
  return { text: say('toPay', { amount: money, day }), isOpen: true, isPaid: false }
}
