import { can, type Permission } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'

// What can wait for an officer, where it is done, and the right that makes it his.
const DESK = [
  { task: 'applications', to: '/admin/applications', right: 'applications.decide' },
  { task: 'leaving', to: '/admin/leaving', right: 'members.archive' },
  { task: 'lapses', to: '/admin/leaving/unpaid', right: 'members.archive' },
  { task: 'minutes', to: '/admin/meetings', right: 'meetings.manage' },
  { task: 'erasures', to: '/admin/sprava/erasure', right: 'club.administer' },
  { task: 'photos', to: '/gallery/requests', right: 'gallery.manage' },
  { task: 'proposals', to: '/admin/hog', right: 'hog.edit' },
  { task: 'fees', to: '/admin/fees/pending', right: 'fees.manage' },
  { task: 'movements', to: '/admin/fees/pairing', right: 'fees.manage' },
  { task: 'rideCash', to: '/admin/fees/cash', right: 'fees.manage' },
  { task: 'paper', to: '/admin/fees/paper', right: 'fees.manage' },
  { task: 'refunds', to: '/admin/fees/refunds', right: 'fees.manage' },
  { task: 'credits', to: '/admin/fees/pairing?filter=credits', right: 'fees.manage' },
  { task: 'ritual', to: '/admin/ritual', right: 'ritual.approve' },
  { task: 'patches', to: '/admin/patches', right: 'patches.resolve' },
  { task: 'hog', to: '/admin/hog', right: 'hog.edit' },
] as const satisfies readonly { task: string; to: string; right: Permission }[]

export type DeskTask = (typeof DESK)[number]['task']

type Officer = Pick<Visitor, 'role' | 'grants' | 'off'>

export function deskOf(visitor: Officer): readonly (typeof DESK)[number][] {
  return DESK.filter(({ right }) => can(visitor, right))
}

// Which picture of the club is whose.
const CHARTS = [
  { chart: 'years', right: null },
  { chart: 'divisions', right: null },
  { chart: 'rides', right: null },
  { chart: 'fees', right: 'fees.manage' },
  { chart: 'hog', right: 'hog.edit' },
] as const satisfies readonly { chart: string; right: Permission | null }[]

export type ClubChart = (typeof CHARTS)[number]['chart']

/** Pictures are for those who look after something; members and applicants have their own things here. */
export function chartsOf(visitor: Officer): readonly ClubChart[] {
  if (deskOf(visitor).length === 0) return []
  return CHARTS.flatMap(({ chart, right }) => (right === null || can(visitor, right) ? chart : []))
}
