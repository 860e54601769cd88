import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { chargeParty, releasePayment } from './charge-party.server.ts'
import { fillPlaces } from './fill-places.server.ts'
import { canEverFit, movedUp, optionsOf, type RegistrationStatus } from './registration.ts'
import {
  countSeats,
  findPlace,
  findRider,
  lockEvent,
  putRegistration,
  setStatus,
  type Standing,
} from './registrations.server.ts'
import { tellRider } from './tell-rider.server.ts'

type Wish = {
  readonly eventId: number
  readonly passengers?: number | undefined
  readonly note?: string | null | undefined
}

type RegistrationAnswer = {
  readonly status: RegistrationStatus
  readonly position: number | null
  readonly passengers: number
  readonly note: string | null
}

type Asking = Pick<Visitor, 'id' | 'memberId'>

/** A place, or a place in the queue: the event is locked, so two people never get the last one. */
export async function register(
  db: Db,
  visitor: Asking,
  now: Date,
  { eventId, passengers = 0, note = null }: Wish,
): Promise<RegistrationAnswer> {
  return inTransaction(db, async (tx) => {
    const { event, options, rider } = await hold(tx, visitor, now, eventId)
    if (options.whyNotRegister || !rider) throw new Refusal(options.whyNotRegister ?? 'no_member_card')
    if (!canEverFit(event.capacity, passengers)) throw new Refusal('party_too_large')

    const { coming, queue } = await fillPlaces(tx, event, now)
    const isNext = movedUp([...queue, { id: 0, passengers }], { capacity: event.capacity, coming }).some(
      ({ id }) => id === 0,
    )
    const status = isNext ? 'registered' : 'waiting'
    const position = isNext ? null : queue.length + 1
    const { memberId } = rider
    const payment =
      status === 'registered' ? await chargeParty(tx, event, { memberId, passengers, now }) : null
    await putRegistration(tx, { eventId, memberId, status, passengers, note, paymentId: payment?.id ?? null })
    await tellRider(tx, status, { event, rider, passengers, position, payment })
    recordAudit(tx, {
      action: status === 'registered' ? 'EVENT_REGISTERED' : 'EVENT_QUEUED',
      actorId: visitor.id,
      memberId,
      changes: [{ field: 'event', from: null, to: eventId }],
      note: event.title,
    })
    return { status, position, passengers, note }
  })
}

/** The place is given back, and whoever is first in the queue has it before anybody else hears of it. */
export async function unregister(
  db: Db,
  visitor: Asking,
  now: Date,
  eventId: number,
): Promise<RegistrationAnswer> {
  return inTransaction(db, async (tx) => {
    const { event, options, place } = await hold(tx, visitor, now, eventId)
    if (options.whyNotCancel || !place) throw new Refusal(options.whyNotCancel ?? 'not_registered')

    await setStatus(tx, place.id, { status: 'cancelled' })
    await releasePayment(tx, place.paymentId, { event, actorId: visitor.id })
    if (place.status === 'registered' || place.position === 1) await fillPlaces(tx, event, now)
    recordAudit(tx, {
      action: 'EVENT_UNREGISTERED',
      actorId: visitor.id,
      memberId: visitor.memberId,
      changes: [{ field: 'event', from: eventId, to: null }],
      note: event.title,
    })
    return { status: 'cancelled', position: null, passengers: place.passengers, note: place.note }
  })
}

/** The event locked, then a look at everything the decision needs. */
async function hold(tx: Db, { memberId }: Asking, now: Date, eventId: number) {
  const event = await lockEvent(tx, eventId)
  if (!event || event.state === 'draft') throw new Refusal('not_found')
  const seats = await countSeats(tx, eventId)
  const rider = memberId === null ? undefined : await findRider(tx, memberId)
  const place = memberId === null ? null : await findPlace(tx, { eventId, memberId })
  const options = optionsOf({ ...event, ...seats }, askerOf(rider), place, now)
  return { event, rider, place, options }
}

export function askerOf(card: Standing | undefined) {
  if (!card) return 'no-card'
  return card.archivedAt || card.excludedOn ? 'closed-card' : 'rider'
}
