import { daysLater } from '../../ground/values/moment.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { RefusalCode } from '../../refusals.ts'
import { keptForOthers, ownPlaces, type Quota, withParty } from './quota.ts'
import { type EventWindow, registrationEnd, type RegistrationState, registrationState } from './event.ts'

export const MOST_PASSENGERS = 5

export type RegistrationStatus = 'registered' | 'waiting' | 'cancelled'

/** How full an event is: people who are coming, and the parties that wait, from the first. */
export type Seats = {
  readonly capacity: number | null
  readonly coming: number
  readonly waitingParties: number
  /** Places kept for divisions; none where they were released. */
  readonly quotas?: readonly Quota[]
}

/** Where somebody stands; null for whoever never asked. */
export type Place = {
  readonly status: RegistrationStatus
  readonly passengers: number
  /** In the queue, counted from one. */
  readonly position: number | null
}

/** Whose hand writes: one's own, or a planner's, who is bound by places but not by the window. */
export type Hand = 'own' | 'planner'

/** Who asks: a stranger, an account without a card, a card that is closed, somebody who may ride, or a guest. */
export type Asker = 'stranger' | 'no-card' | 'closed-card' | 'rider' | 'guest'

export type EventForAsker = Omit<EventWindow, 'free'> &
  Seats & {
    readonly price: number | null
    /** Asked for guests alone. */
    readonly guestsWelcome?: boolean
  }

export type Options = {
  /** Why one may not register; null where one may. */
  readonly whyNotRegister: RefusalCode | null
  /** Registering would mean waiting for a place. */
  readonly wouldWait: boolean
  readonly mostPassengers: number
  /** For one person, in haléře; the party pays it for each of them. */
  readonly price: number | null
  readonly whyNotCancel: RefusalCode | null
  /** A no is an answer too, with a place or without one. */
  readonly whyNotDecline: RefusalCode | null
  readonly hasDeclined: boolean
  readonly place: Place | null
}

/** The one answer to 'may I come, may I leave, what does it cost, where do I stand', for screens and API alike. */
export function optionsOf(
  event: EventForAsker,
  asker: Asker,
  place: Place | null,
  now: Date,
  hand: Hand = 'own',
  divisionId: number | null = null,
): Options {
  const mine = place && place.status !== 'cancelled' ? place : null
  return {
    whyNotRegister:
      WHO_MAY_NOT[asker] ??
      ALREADY[mine?.status ?? 'cancelled'] ??
      whyShut(event, now, hand) ??
      (asker === 'guest' && event.guestsWelcome === false ? 'guests_not_welcome' : null),
    wouldWait: !hasRoom(event, 1, divisionId),
    mostPassengers: Math.min(MOST_PASSENGERS, (event.capacity ?? Number.POSITIVE_INFINITY) - 1),
    price: event.price,
    whyNotCancel: WHO_MAY_NOT[asker] ?? whyMayNotLeave(event, mine, now, hand),
    whyNotDecline:
      WHO_MAY_NOT[asker] ?? (mine ? whyMayNotLeave(event, mine, now, hand) : whyTooLate(event, now)),
    hasDeclined: place?.status === 'cancelled',
    place: mine,
  }
}

const WHO_MAY_NOT: Readonly<Record<Asker, RefusalCode | null>> = {
  stranger: 'sign_in_to_register',
  'no-card': 'no_member_card',
  'closed-card': 'card_closed',
  rider: null,
  guest: null,
}

const ALREADY: Readonly<Record<RegistrationStatus, RefusalCode | null>> = {
  registered: 'already_registered',
  waiting: 'already_waiting',
  cancelled: null,
}

// A full event is no reason: one waits.
const SHUT: Readonly<Record<RegistrationState, RefusalCode | null>> = {
  cancelled: 'event_cancelled',
  past: 'event_over',
  opensLater: 'registration_not_open',
  closed: 'registration_closed',
  full: null,
  open: null,
}

function whyShut(event: EventForAsker, now: Date, hand: Hand): RefusalCode | null {
  if (event.state === 'draft') return 'not_found'
  if (hand === 'planner') return event.state === 'cancelled' ? 'event_cancelled' : null
  return SHUT[registrationState({ ...event, free: null }, now)]
}

/** A place is given back until registration ends; a place in the queue until the event starts. */
function whyMayNotLeave(event: EventForAsker, mine: Place | null, now: Date, hand: Hand): RefusalCode | null {
  if (!mine) return 'not_registered'
  if (event.state === 'cancelled') return 'event_cancelled'
  if (hand === 'planner') return null
  const until = mine.status === 'waiting' ? event.startsAt : registrationEnd({ ...event, free: null })
  return until <= now ? 'cancelling_closed' : null
}

/** Who has no place says no until it starts, also where registration is shut. */
function whyTooLate({ state, startsAt }: EventForAsker, now: Date): RefusalCode | null {
  if (state === 'draft') return 'not_found'
  if (state === 'cancelled') return 'event_cancelled'
  return startsAt <= now ? 'event_started' : null
}

/** Whoever waits goes first: a free place belongs to the head of the queue, even while it is too small for it. */
export function hasRoom(seats: Seats, people: number, divisionId: number | null = null): boolean {
  const { capacity, coming, waitingParties, quotas = [] } = seats
  if (capacity === null) return true
  if (waitingParties === 0) return coming + people + keptForOthers(quotas, divisionId) <= capacity
  const own = quotas.find((quota) => quota.divisionId === divisionId)
  return own?.waiting === 0 && people <= Math.min(ownPlaces(quotas, divisionId), capacity - coming)
}

/** May a party become so large? Fewer always may; more only into places nobody waits for. */
export function whyNotResize(
  seats: Seats,
  mine: Place,
  passengers: number,
  divisionId: number | null = null,
): RefusalCode | null {
  if (!canEverFit(seats.capacity, passengers)) return 'party_too_large'
  const more = passengers - mine.passengers
  if (more <= 0 || mine.status !== 'registered') return null
  return hasRoom(seats, more, divisionId) ? null : 'no_room_for_more'
}

/** Nobody may wait for what can never be: a party larger than the whole event. */
export function canEverFit(capacity: number | null, passengers: number): boolean {
  return capacity === null || 1 + passengers <= capacity
}

export type Waiting = {
  readonly id: number
  readonly passengers: number
  readonly divisionId?: number | null
}

/**
 * Who moves up, in order, rider and passengers as one. The queue stops at the first party that does not
 * fit; only a party that would not fit even into the empty event is passed over, or it would block everybody. Past the one
 * that stopped it only those go who have places kept for their division: they take nothing from whoever waits before them.
 */
export function movedUp<Party extends Waiting>(
  queue: readonly Party[],
  { capacity, coming, quotas = [] }: Pick<Seats, 'capacity' | 'coming' | 'quotas'>,
): readonly Party[] {
  if (capacity === null) return queue
  const moved: Party[] = []
  const stopped = new Set<number | null>()
  let free = capacity - coming
  let kept = quotas
  for (const party of queue.filter(({ passengers }) => canEverFit(capacity, passengers))) {
    const people = 1 + party.passengers
    const divisionId = party.divisionId ?? null
    const room =
      stopped.size === 0
        ? free - keptForOthers(kept, divisionId)
        : Math.min(free, ownPlaces(kept, divisionId))
    if (stopped.has(divisionId) || people > room) {
      stopped.add(divisionId)
      continue
    }
    moved.push(party)
    free -= people
    kept = withParty(kept, divisionId, people)
  }
  return moved
}

/** The price is for one person; rider and passengers pay it each. */
export function priceFor(price: number | null, passengers: number): number | null {
  return price === null ? null : price * (1 + passengers)
}

const DAYS_BEFORE = 14
const LEAST_DAYS = 3

/** Two weeks before the event; three days at least, but never after it starts. */
export function dueDay(startsAt: Date, now: Date): string {
  const wanted = Math.max(daysLater(startsAt, -DAYS_BEFORE).getTime(), daysLater(now, LEAST_DAYS).getTime())
  return pragueDay(new Date(Math.max(now.getTime(), Math.min(wanted, startsAt.getTime()))))
}
