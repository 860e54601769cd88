import { portraitAddress } from '../../people/members/portrait.ts'
import { mayRead } from '../../people/members/visibility.ts'
import { outsideReach } from '../../ground/outside/reach.server.ts'
import { hasSubscription } from '../../ground/push/subscriptions.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Language } from '../../ground/values/words.ts'
import { cashOnItsWay } from '../../money/payments/ride-cash.server.ts'
import type { Db } from '../../tables.ts'
import { isOver, ridersName } from './event.ts'
import type { FoundEvent } from './events.server.ts'
import { type MyPlace, myPlaceOf } from './my-place.ts'
import { type EventForAsker, optionsOf, type Place } from './registration.ts'
import { askerOf } from './register.server.ts'
import { findPlace, listQuotas } from './registrations.server.ts'
import { riderNumber, whoseIs } from '../../people/members/whose.ts'
import { findGuestRider, findRider } from './riders.server.ts'
import { partingInWords, type Terms, termsInWords } from './withdrawal.ts'

type Looking = { readonly visitor: Visitor | null; readonly now: Date; readonly language: Language }
type ShownEvent = EventForAsker & Terms & Pick<FoundEvent, 'id' | 'meetingPoints' | 'quotasReleasedOn'>

/** Where the visitor stands in this event and what he may do about it. */
export async function viewMyPlace(
  db: Db,
  event: ShownEvent,
  { visitor, now, language }: Looking,
): Promise<MyPlace> {
  const memberId = visitor?.memberId ?? null
  const offersPush = visitor !== null && outsideReach() !== 'off' && !(await hasSubscription(db, visitor.id))
  return viewPlaceOf(db, event, { memberId, isStranger: visitor === null, offersPush, now, language })
}

type Whose = Pick<Looking, 'now' | 'language'> & {
  readonly memberId: number | null
  readonly isStranger: boolean
  /** None of his devices is told of anything yet. */
  readonly offersPush?: boolean
  /** Of whoever has no card. */
  readonly guestId?: number
}

/** The same for whoever is known by his card alone. */
export async function viewPlaceOf(
  db: Db,
  event: ShownEvent,
  { memberId, guestId, isStranger, offersPush = false, now, language }: Whose,
): Promise<MyPlace> {
  const whose =
    memberId === null && guestId === undefined ? null : whoseIs(riderNumber({ memberId, guestId }))
  const [rider, place] = whose
    ? await Promise.all([
        whose.memberId === null ? findGuestRider(db, whose.guestId) : findRider(db, whose.memberId),
        findPlace(db, { eventId: event.id, ...whose }),
      ])
    : [undefined, null]
  const asker = isStranger ? 'stranger' : askerOf(rider)
  const payment =
    place?.paymentId && place.status === 'registered' ? await findPayment(db, place.paymentId) : null
  const divisionId = rider?.divisionId ?? null
  const quotas = await listQuotas(db, [event], now)
  return myPlaceOf(optionsOf({ ...event, quotas }, asker, place, now, 'own', divisionId), {
    waitingParties: event.waitingParties,
    payment,
    terms: termsInWords(event, now, language),
    parting: payment && partingInWords(event, payment, now, language),
    pillions: place?.pillions ?? null,
    note: place?.note ?? null,
    points: event.meetingPoints,
    meetingPointId: place?.meetingPointId ?? null,
    isAhead: isAhead(event, place, now),
    offersPush,
    language,
  })
}

/** One goes until it is over; from the queue nobody moves up any more once it has begun. */
function isAhead(event: ShownEvent, place: Pick<Place, 'status'> | null, now: Date): boolean {
  if (event.state === 'cancelled') return false
  return place?.status === 'waiting' ? event.startsAt > now : !isOver(event, now)
}

async function findPayment(db: Db, id: number) {
  const payment = await db
    .selectFrom('payment')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .select(['payment.amount', 'payment.status', 'payment.dueOn', 'paymentBalance.paid'])
    .where('payment.id', '=', id)
    .executeTakeFirst()
  return payment ? { ...payment, cash: await cashOnItsWay(db, id) } : null
}

const MOST_SHOWN = 60

export type Going = {
  readonly people: readonly {
    readonly id: number
    readonly name: string
    readonly firstName: string
    readonly lastName: string
    readonly passengers: number
    readonly photoUrl: string | null
  }[]
  readonly others: number
}

/** Who rides, for those who may read names at all; nothing for strangers. */
export async function viewGoing(
  db: Db,
  eventId: number,
  { visitor, language }: Pick<Looking, 'visitor' | 'language'>,
): Promise<Going | null> {
  if (!visitor?.confirmedStanovy || !mayRead(visitor, 'lastName')) return null
  const people = await db
    .selectFrom('registration')
    .innerJoin('member', 'member.id', 'registration.memberId')
    .select([
      'member.id',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'member.photoKey',
      'registration.passengers',
    ])
    .where('registration.eventId', '=', eventId)
    .where('registration.status', '=', 'registered')
    .where('member.erasedAt', 'is', null)
    .orderBy('registration.queuedAt')
    .orderBy('registration.id')
    .execute()
  const maySeeFaces = mayRead(visitor, 'photo')
  const shown = people.slice(0, MOST_SHOWN).map(({ photoKey, nickname, ...person }) => ({
    ...person,
    name: ridersName({ ...person, nickname }, language),
    photoUrl: maySeeFaces && photoKey ? portraitAddress(photoKey, 96) : null,
  }))
  return { people: shown, others: Math.max(0, people.length - MOST_SHOWN) }
}
