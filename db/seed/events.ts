import type { InsertObject } from 'kysely'
import type { Tables } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { comingEvents } from './coming-events.ts'
import type { EventPlan } from './event-plan.ts'
import { pastEvents } from './past-events.ts'
import { routeOf } from './routes.ts'

export type PlannedEvent = EventPlan & { id: number }

export function planEvents(today: string): PlannedEvent[] {
  return [...pastEvents(today), ...comingEvents(today)].map((plan, index) => ({ ...plan, id: index + 1 }))
}

export function eventRow(
  plan: PlannedEvent,
  leaderId: number,
  createdBy: number,
): InsertObject<Tables, 'event'> {
  const { id, title, kind, startsOn, place, map, description, visibility, state } = plan
  const takesPlace = kind !== 'meeting'
  return {
    id,
    title,
    kind,
    startsAt: momentOn(startsOn, plan.from),
    endsAt: momentOn(plan.endsOn ?? startsOn, plan.until),
    place,
    mapUrl: `https://www.openstreetmap.org/?mlat=${map[0]}&mlon=${map[1]}#map=15/${map[0]}/${map[1]}`,
    description,
    leaderId: takesPlace ? leaderId : null,
    capacity: plan.capacity ?? null,
    registrationOpensAt: plan.registrationOpensOn ? momentOn(plan.registrationOpensOn, '18:00') : null,
    registrationClosesAt: takesPlace ? momentOn(addDays(startsOn, -1), '20:00') : null,
    price: plan.price ?? null,
    visibility,
    state,
    ...(plan.route ? routeOf(plan.route) : {}),
    createdAt: momentOn(plan.announcedOn, '19:45'),
    createdBy,
    version: 1,
  }
}

const GATHERING = [
  { divisionId: 1, hour: 'first', place: 'Motorest U Jezu, Hranice', note: 'plné nádrže, jede se hned' },
  { divisionId: 2, hour: 'first', place: 'Hospoda Na Točně, Šumperk', note: null },
  { divisionId: 3, hour: 'second', place: 'Klubovna V Depu, Olomouc', note: 'káva od půl hodiny dřív' },
] as const

export function meetingPoints(plan: PlannedEvent): InsertObject<Tables, 'meetingPoint'>[] {
  if (!plan.meetsByDivision) return []
  const start = momentOn(plan.startsOn, plan.from).getTime()
  const minutesBefore = { first: 75, second: 45 }
  return GATHERING.map(({ divisionId, hour, place, note }) => ({
    eventId: plan.id,
    divisionId,
    at: new Date(start - minutesBefore[hour] * 60_000),
    place,
    note,
  }))
}
