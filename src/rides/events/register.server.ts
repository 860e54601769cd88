import { recordAudit } from '../../ground/audit/audit.server.ts'
import { oneByOne } from '../../ground/postgres/one-by-one.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Answers } from '../questions/question.ts'
import { takeAnswers } from '../questions/take-answers.server.ts'
import { chargeParty, releasePayment } from './charge-party.server.ts'
import { listMeetingPoints } from './events.server.ts'
import { fillPlaces } from './fill-places.server.ts'
import { namesIn, type PartyInput } from './party-input.ts'
import { canEverFit, type Hand, movedUp, optionsOf, type RegistrationStatus } from './registration.ts'
import {
  countSeats,
  findPlace,
  listQuotas,
  type FoundPlace,
  lockEvent,
  type LockedEvent,
  putRegistration,
  setStatus,
} from './registrations.server.ts'
import { lockRider, type Rider, type Standing } from './riders.server.ts'
import { guestIn, type Whose, whoseIs, riderNumber } from '../../people/members/whose.ts'
import { letterEvent, tellRider, writeTo } from './tell-rider.server.ts'
import { partingOf } from './withdrawal.ts'

type Input = PartyInput & { readonly eventId: number }

export type RegistrationAnswer = {
  readonly status: RegistrationStatus
  readonly position: number | null
  readonly passengers: number
  readonly pillions: string | null
  readonly note: string | null
  readonly meetingPointId: number | null
  readonly answers: Answers
}

/** Whose place it is, and who writes; a planner writes for others. */
export type Asking = Pick<Visitor, 'memberId'> & {
  /** Of whoever has no card. */
  readonly guestId?: number
  /** Nobody where a link of a card without an account is used. */
  readonly id: number | null
  readonly hand?: Hand
  /** Asked once the event is held: what somebody without a session comes by must still be good. */
  readonly proves?: (tx: Db) => Promise<void>
}

/** A place, or a place in the queue: the event is locked, so two people never get the last one. */
export async function register(
  db: Db,
  visitor: Asking,
  now: Date,
  { eventId, passengers = 0, pillions = null, note = null, meetingPointId = null, ...said }: Input,
): Promise<RegistrationAnswer> {
  return inLine(db, eventId, async (tx) => {
    const { event, seats, options, rider } = await hold(tx, visitor, now, eventId)
    if (options.whyNotRegister || !rider) throw new Refusal(options.whyNotRegister ?? 'no_member_card')
    if (!canEverFit(event.capacity, passengers)) throw new Refusal('party_too_large')
    refuseMoreNames(passengers, pillions)
    await refuseGonePoint(tx, eventId, meetingPointId)
    const answers = await takeAnswers(tx, {
      eventId,
      people: 1 + passengers,
      given: said.answers ?? {},
      asked: said.asked,
      mayBeMissing: visitor.hand === 'planner',
    })

    const position = await placeInLine(tx, {
      event,
      seats,
      passengers,
      divisionId: rider.divisionId,
      now,
    })
    const status = position === null ? 'registered' : 'waiting'
    const { memberId, guestId = null } = rider
    const whose = whoseIs(riderNumber(rider))
    const payment =
      status === 'registered' ? await chargeParty(tx, event, { ...whose, passengers, now }) : null
    const party = { passengers, pillions, note, meetingPointId, answers }
    await putRegistration(tx, {
      eventId,
      memberId,
      guestId,
      status,
      ...party,
      paymentId: payment?.id ?? null,
    })
    await tellRider(tx, status, { event, rider, passengers, position, payment })
    recordAudit(tx, {
      action: status === 'registered' ? 'EVENT_REGISTERED' : 'EVENT_QUEUED',
      actorId: visitor.id,
      memberId,
      changes: [{ field: 'event', from: null, to: eventId }, ...guestIn(rider)],
      note: event.title,
    })
    return { status, position, ...party }
  })
}

/** Who is named has a seat. */
export function refuseMoreNames(passengers: number, pillions: string | null): void {
  if (namesIn(pillions ?? '').length > passengers)
    throw new Refusal('invalid_fields', { fields: { pillions: 'more_names_than_seats' } })
}

/** A point that was taken away while the form was open. */
export async function refuseGonePoint(tx: Db, eventId: number, pointId: number | null): Promise<void> {
  if (pointId === null) return
  const points = await listMeetingPoints(tx, eventId)
  if (!points.some(({ id }) => id === pointId))
    throw new Refusal('invalid_fields', { fields: { meetingPointId: 'point_gone' } })
}

type Newcomer = {
  readonly event: LockedEvent
  readonly seats: Awaited<ReturnType<typeof countSeats>>
  readonly passengers: number
  readonly divisionId: number | null
  readonly now: Date
}

/** The position in the queue, or null for whoever goes at once. The newcomer stands behind everybody who waits. */
async function placeInLine(
  tx: Db,
  { event, seats, passengers, divisionId, now }: Newcomer,
): Promise<number | null> {
  const { capacity } = event
  if (capacity !== null && seats.coming >= capacity) return seats.waitingParties + 1
  const { coming, queue } = await fillPlaces(tx, event, now, seats)
  const newcomer = { id: 0, passengers, divisionId }
  const quotas = await listQuotas(tx, [event], now)
  const moved = movedUp([...queue, newcomer], { capacity, coming, quotas })
  return moved.some(({ id }) => id === newcomer.id) ? null : queue.length + 1
}

/** The place is given back, and whoever is first in the queue has it before anybody else hears of it. */
export async function unregister(
  db: Db,
  visitor: Asking,
  now: Date,
  eventId: number,
): Promise<RegistrationAnswer> {
  return inLine(db, eventId, async (tx) => {
    const held = await hold(tx, visitor, now, eventId)
    if (held.options.whyNotCancel || !held.place)
      throw new Refusal(held.options.whyNotCancel ?? 'not_registered')
    return leave(tx, visitor, now, { ...held, place: held.place })
  })
}

/** No, with a place or without one. Whoever says it twice has said it once. */
export async function decline(
  db: Db,
  visitor: Asking,
  now: Date,
  eventId: number,
): Promise<RegistrationAnswer> {
  return inLine(db, eventId, async (tx) => {
    const held = await hold(tx, visitor, now, eventId)
    const { event, options, place, rider } = held
    if (options.whyNotDecline || !rider) throw new Refusal(options.whyNotDecline ?? 'no_member_card')
    if (place && place.status !== 'cancelled') return leave(tx, visitor, now, { ...held, place })

    if (!place) {
      const { memberId, guestId = null } = rider
      await putRegistration(tx, { eventId, memberId, guestId, status: 'cancelled' })
      recordAudit(tx, {
        action: 'EVENT_DECLINED',
        actorId: visitor.id,
        memberId: rider.memberId,
        changes: [{ field: 'event', from: null, to: eventId }],
        note: event.title,
      })
    }
    return {
      status: 'cancelled',
      position: null,
      passengers: 0,
      pillions: null,
      note: null,
      meetingPointId: null,
      answers: {},
    }
  })
}

type Held = Awaited<ReturnType<typeof hold>>
type WithPlace = Pick<Held, 'event' | 'rider'> & { readonly place: FoundPlace }

async function leave(
  tx: Db,
  visitor: Asking,
  now: Date,
  { event, rider, place }: WithPlace,
): Promise<RegistrationAnswer> {
  await setStatus(tx, place.id, { status: 'cancelled' })
  // Whom the planner takes off has not withdrawn: all his money goes back.
  const isOwn = visitor.hand !== 'planner'
  const kept = await releasePayment(tx, place.paymentId, {
    event,
    actorId: visitor.id,
    ...(isOwn ? { returns: (paid: number) => partingOf(event, paid, now).returned } : {}),
  })
  if (place.status === 'registered' || place.position === 1) await fillPlaces(tx, event, now)
  if (visitor.hand === 'planner' && rider) await writeTo(tx, rider, 'event-removed', letterEvent(event))
  recordAudit(tx, {
    action: 'EVENT_UNREGISTERED',
    actorId: visitor.id,
    memberId: visitor.memberId,
    changes: [
      { field: 'event', from: event.id, to: null },
      ...guestIn(rider),
      ...(kept > 0 ? [{ field: 'kept', from: null, to: kept }] : []),
    ],
    note: event.title,
  })
  const { passengers, pillions, note, meetingPointId, answers } = place
  return { status: 'cancelled', position: null, passengers, pillions, note, meetingPointId, answers }
}

/** Many want the same event at the same moment: they come one after the other, each in a transaction of his own. */
export function inLine<Result>(db: Db, eventId: number, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return oneByOne(db, `event:${eventId}`, () => inTransaction(db, work))
}

/** The event locked, then the rider's card, then a look at everything the decision needs. */
export async function hold(tx: Db, { memberId, guestId, hand, proves }: Asking, now: Date, eventId: number) {
  const event = await lockEvent(tx, eventId)
  if (!event || event.state === 'draft') throw new Refusal('not_found')
  await proves?.(tx)
  const seats = await countSeats(tx, eventId)
  const whose = whoseOf({ memberId, guestId })
  const rider = whose ? await lockRider(tx, whose) : undefined
  const place = whose ? await findPlace(tx, { eventId, ...whose }) : null
  const quotas = await listQuotas(tx, [event], now)
  const divisionId = rider?.divisionId ?? null
  const options = optionsOf({ ...event, ...seats, quotas }, askerOf(rider), place, now, hand, divisionId)
  return { event, seats: { ...seats, quotas }, rider, place, options }
}

function whoseOf({ memberId, guestId }: Pick<Asking, 'memberId' | 'guestId'>): Whose | null {
  if (memberId !== null) return { memberId }
  return guestId === undefined ? null : { memberId: null, guestId }
}

export function askerOf(rider: (Standing & Pick<Rider, 'guestId'>) | undefined) {
  if (!rider) return 'no-card'
  if (rider.guestId) return 'guest'
  return rider.archivedAt || rider.excludedOn ? 'closed-card' : 'rider'
}
