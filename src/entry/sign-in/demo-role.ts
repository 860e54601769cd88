import type { Role } from '../../permissions.ts'

/** In whose boots a visitor of the demo can look around, in the order of the bar. */
export const DEMO_ROLES = [
  'Member',
  'RoadCaptain',
  'Treasurer',
  'MembershipOfficer',
  'Secretary',
  'Webmaster',
] as const satisfies readonly Role[]

export type DemoRole = (typeof DEMO_ROLES)[number]

/** A Road Captain has no overview; what is his is his membership. */
export function demoEntrance(role: DemoRole): string {
  return role === 'RoadCaptain' ? '/admin/membership' : '/admin'
}
