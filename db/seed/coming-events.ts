import { addDays } from '../../src/ground/values/day.ts'
import { monthOf, weekdayFrom } from './calendar.ts'
import { COMING_EVENINGS, PARTY } from './coming-evenings.ts'
import type { ComingPlan } from './coming-plan.ts'
import { COMING_RIDES } from './coming-rides.ts'
import { at } from './dice.ts'
import type { EventPlan } from './event-plan.ts'

export function comingEvents(today: string): EventPlan[] {
  return [...COMING_RIDES, ...COMING_EVENINGS]
    .map((plan) => comingEvent(plan, today))
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
}

function comingEvent(
  { inDays, weekday, lastsDays, opensInDays, ...plan }: ComingPlan,
  today: string,
): EventPlan {
  const startsOn = weekdayFrom(addDays(today, inDays), weekday)
  return {
    ...plan,
    title: plan.title === PARTY ? at(PARTY_OF_MONTH, monthOf(startsOn)) : plan.title,
    startsOn,
    endsOn: lastsDays === undefined ? undefined : addDays(startsOn, lastsDays - 1),
    registrationOpensOn: opensInDays === undefined ? undefined : addDays(today, opensInDays),
    announcedOn: addDays(today, -30),
  }
}

// The wheel starts with December, so that a month's number is its place.
const PARTY_OF_MONTH = [
  'Vánoční večírek',
  'Novoroční posezení',
  'Zimní večer s promítáním',
  'Večer před sezonou',
  'Pálení čarodějnic v klubovně',
  'Májový táborák',
  'Letní grilovačka',
  'Večer u vody',
  'Letní kino v klubovně',
  'Burčákový večer',
  'Posezení po sezoně',
  'Svatomartinská husa',
] as const
