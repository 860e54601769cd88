import { recordAudit } from '../../ground/audit/audit.server.ts'
import { lockPayment } from '../../money/payments/payments.server.ts'
import { cashOnItsWay } from '../../money/payments/ride-cash.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { takeAnswers } from '../questions/take-answers.server.ts'
import { chargeParty, releasePayment } from './charge-party.server.ts'
import { fillPlaces } from './fill-places.server.ts'
import { namesIn, type PartyInput } from './party-input.ts'
import {
  type Asking,
  hold,
  inLine,
  refuseGonePoint,
  refuseMoreNames,
  register,
  type RegistrationAnswer,
} from './register.server.ts'
import { whyNotResize } from './registration.ts'
import { findPlace, type FoundPlace, type LockedEvent, setParty } from './registrations.server.ts'
import { guestIn, riderNumber, type Whose, whoseIs } from '../../people/members/whose.ts'
import { tellRider } from './tell-rider.server.ts'

type Input = PartyInput & { readonly eventId: number }

/** More or fewer passengers, another note; the place, or the place in the queue, stays one's own. */
export async function changeParty(
  db: Db,
  asking: Asking,
  now: Date,
  { eventId, ...input }: Input,
): Promise<RegistrationAnswer> {
  return inLine(db, eventId, async (tx) => {
    const { event, seats, options, place, rider } = await hold(tx, asking, now, eventId)
    if (options.whyNotCancel || !place || !rider) throw new Refusal(options.whyNotCancel ?? 'not_registered')
    const { passengers = place.passengers, note = place.note, meetingPointId = place.meetingPointId } = input
    const pillions = input.pillions === undefined ? seated(place, passengers) : input.pillions
    refuseMoreNames(passengers, pillions)
    await refuseGonePoint(tx, eventId, meetingPointId)
    const answers = await takeAnswers(tx, {
      eventId,
      people: 1 + passengers,
      before: { answers: place.answers, people: 1 + place.passengers },
      given: input.answers,
      asked: input.asked,
      mayBeMissing: asking.hand === 'planner',
    })
    const refusal = whyNotResize({ ...event, ...seats }, place, passengers, rider.divisionId)
    if (refusal) throw new Refusal(refusal)

    const isResized = passengers !== place.passengers
    const { memberId } = rider
    const whose = whoseIs(riderNumber(rider))
    const payment =
      isResized && place.status === 'registered'
        ? await chargeAnew(tx, event, place, { ...whose, passengers, now, actorId: asking.id })
        : undefined
    await setParty(tx, place.id, {
      passengers,
      pillions,
      note,
      meetingPointId,
      answers,
      paymentId: payment === undefined ? undefined : (payment?.id ?? null),
    })
    if (isResized) await fillPlaces(tx, event, now)
    const after = await findPlace(tx, { eventId, ...whose })
    const { status, position } = after ?? place
    if (asking.hand === 'planner' && isResized && status === place.status && status === 'registered')
      await tellRider(tx, 'registered', { event, rider, passengers, position, payment: payment ?? null })
    recordAudit(tx, {
      action: 'EVENT_PARTY_CHANGED',
      actorId: asking.id,
      memberId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        ...guestIn(rider),
        ...(isResized ? [{ field: 'passengers', from: place.passengers, to: passengers }] : []),
      ],
      note: event.title,
    })
    return { status, position, passengers, pillions, note, meetingPointId, answers }
  })
}

const HAS_ONE: readonly string[] = ['already_registered', 'already_waiting']

/** One form for both: whoever has a place changes it, whoever has none asks for one. */
export async function registerOrChange(
  db: Db,
  asking: Asking & Whose,
  now: Date,
  input: Input,
): Promise<RegistrationAnswer> {
  const place = await findPlace(db, { ...asking, eventId: input.eventId })
  if (place && place.status !== 'cancelled') return changeParty(db, asking, now, input)
  try {
    return await register(db, asking, now, input)
  } catch (error) {
    // A second tap, or another window, while the first one was on its way: he has his place and hears so.
    if (error instanceof Refusal && HAS_ONE.includes(error.code)) return changeParty(db, asking, now, input)
    throw error
  }
}

/** Who wrote only a smaller number meant the first of them. */
function seated({ pillions }: FoundPlace, passengers: number): string | null {
  return (
    namesIn(pillions ?? '')
      .slice(0, passengers)
      .join(', ') || null
  )
}

type Party = Whose & {
  readonly passengers: number
  readonly now: Date
  readonly actorId: number | null
}

/** Another number of people owes another sum: a new payment for the old one. Money that has come is not guessed about. */
async function chargeAnew(tx: Db, event: LockedEvent, place: FoundPlace, { actorId, ...party }: Party) {
  const before = place.paymentId === null ? undefined : await lockPayment(tx, place.paymentId)
  if (before && before.paid + (await cashOnItsWay(tx, before.id)) > 0) throw new Refusal('party_already_paid')
  await releasePayment(tx, place.paymentId, { event, actorId })
  return chargeParty(tx, event, party)
}
