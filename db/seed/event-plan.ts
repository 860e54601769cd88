import type { EventTable } from '../../src/ground/tables/rides.ts'
import type { RouteName } from './routes.ts'

/** What an event is, before the days are filled in. */
export type EventPlan = {
  title: string
  kind: EventTable['kind']
  /** Prague day and times; a trip of more days ends on `endsOn`. */
  startsOn: string
  endsOn?: string
  from: string
  until: string
  place: string
  map: readonly [lat: number, lon: number]
  description: string
  visibility: 'public' | 'members'
  state: 'draft' | 'published' | 'cancelled'
  route?: RouteName
  capacity?: number
  price?: number
  announcedOn: string
  registrationOpensOn?: string
  /** How many places are taken, passengers included, and how many people wait for one. */
  taken: number
  waiting?: number
  /** Riders gather in their divisions first. */
  meetsByDivision?: boolean
  /** The demo's ordinary member rides along. */
  withKardan?: boolean
}
