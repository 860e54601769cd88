import { COMING_DESCRIPTIONS as ABOUT } from './coming-descriptions.ts'
import { WEEKDAYS, type ComingPlan } from './coming-plan.ts'

const CLUBHOUSE = {
  state: 'published',
  visibility: 'members',
  place: 'Klubovna V Depu, Olomouc',
  map: [49.5929, 17.2784],
} as const

export const PARTY = 'večírek podle měsíce'

// Open, full with people waiting, a party of the season.
export const COMING_EVENINGS: readonly ComingPlan[] = [
  {
    ...CLUBHOUSE,
    title: 'Členská schůze',
    kind: 'meeting',
    inDays: 12,
    weekday: WEEKDAYS.thursday,
    from: '18:00',
    until: '20:30',
    description: ABOUT.meeting,
    taken: 9,
  },
  {
    ...CLUBHOUSE,
    title: 'Kurz první pomoci pro jezdce',
    kind: 'other',
    inDays: 18,
    weekday: WEEKDAYS.saturday,
    from: '09:00',
    until: '15:00',
    description: ABOUT.firstAid,
    capacity: 12,
    taken: 12,
    waiting: 4,
  },
  {
    ...CLUBHOUSE,
    title: PARTY,
    kind: 'party',
    inDays: 26,
    weekday: WEEKDAYS.saturday,
    from: '18:00',
    until: '23:30',
    description: ABOUT.party,
    taken: 21,
  },
]
