import type { Selectable } from 'kysely'
import type { RegistrationTable } from '../../src/ground/tables/rides.ts'
import { addDays, daysBetween } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { earlier } from './calendar.ts'
import type { Dice } from './dice.ts'
import type { PlannedEvent } from './events.ts'
import { byNickname, isPresent, type Person } from './person.ts'

export type Registration = Omit<Selectable<RegistrationTable>, 'id' | 'answers' | 'guestId' | 'memberId'> & {
  memberId: number
}
export type Rider = { person: Person; registeredOn: string; registration: Registration }

const PILLIONS = ['Jana Dvořáková', 'Petra', 'Eva Horáková', 'Tomáš ml.', 'Lenka']
const NOTES = ['Přijedu rovnou na místo.', 'Můžu někoho svézt.', 'Jídlo bez masa, prosím.'] as const

/** Who goes: places are taken one rider after another until as many are gone as the plan says. */
export function ridersOf(event: PlannedEvent, people: readonly Person[], today: string, dice: Dice): Rider[] {
  const queue = candidates(event, people, today, dice)
  const lastDay = earlier(addDays(event.startsOn, -2), addDays(today, -1))
  const days = Math.max(1, daysBetween(event.announcedOn, lastDay))
  const riders: Rider[] = []
  let free = event.taken
  let waiting = event.waiting ?? 0
  const everybody = free + waiting
  for (const person of queue) {
    if (free + waiting === 0) break
    // A little later than the one before, so that the order of the queue is the order of the list.
    const registeredOn = addDays(event.announcedOn, Math.floor((riders.length * days) / everybody))
    const status = free > 0 ? 'registered' : 'waiting'
    const passengers = passengersOf(event, status === 'registered' ? free - 1 : 0, dice)
    riders.push(rider({ event, person, registeredOn, status, passengers, order: riders.length, today, dice }))
    if (status === 'registered') free -= 1 + passengers
    else waiting -= 1
  }
  return riders
}

function candidates(event: PlannedEvent, people: readonly Person[], today: string, dice: Dice): Person[] {
  const isOver = event.startsOn < today
  // The named accounts are left free, for whoever tries the demo to register them.
  const likely = people.filter(
    (person) =>
      isPresent(person) &&
      person.facts.approved &&
      person.joinedOn < event.announcedOn &&
      (isOver || (person.login === null && person.facts.account !== 'closed')),
  )
  const queue = shuffled(likely, dice)
  return event.withKardan ? [byNickname(people, 'Kardan'), ...queue] : queue
}

function passengersOf(event: PlannedEvent, roomForPassengers: number, dice: Dice): number {
  const asked = dice.chance(24) ? 1 : 0
  // A paid place is one person's; whoever brings somebody there registers them too.
  return event.price === undefined ? Math.min(asked, roomForPassengers) : 0
}

type Seat = {
  event: PlannedEvent
  person: Person
  registeredOn: string
  status: 'registered' | 'waiting'
  passengers: number
  order: number
  today: string
  dice: Dice
}

function rider({ event, person, registeredOn, status, passengers, order, today, dice }: Seat): Rider {
  const cameToo = event.startsOn < today && dice.chance(88)
  const time = `${18 + Math.floor(order / 60)}:${String(order % 60).padStart(2, '0')}`
  const registration = {
    eventId: event.id,
    memberId: person.id,
    status,
    passengers,
    pillions: passengers > 0 ? (PILLIONS[person.id % PILLIONS.length] ?? null) : null,
    note: dice.chance(10) ? dice.pick(NOTES) : null,
    queuedAt: momentOn(registeredOn, time),
    checkedInAt: cameToo ? momentOn(event.startsOn, event.from) : null,
    paymentId: null,
    meetingPointId: null,
    remindedAt: null,
    homeAskedAt: null,
    homeAt: null,
    rideGroup: null,
    groupPart: null,
  }
  return { person, registeredOn, registration }
}

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const keyed = list.map((item) => ({ item, key: dice.between(0, 1_000_000) }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}
