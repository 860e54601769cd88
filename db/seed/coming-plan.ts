import type { EventPlan } from './event-plan.ts'

/** A plan told in days from today; the day of the week moves it on. */
export type ComingPlan = Omit<EventPlan, 'startsOn' | 'endsOn' | 'registrationOpensOn' | 'announcedOn'> & {
  inDays: number
  weekday: number
  lastsDays?: number
  opensInDays?: number
}

export const WEEKDAYS = { thursday: 4, friday: 5, saturday: 6 } as const
