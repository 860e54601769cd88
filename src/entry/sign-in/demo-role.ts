import type { DemoTold } from '../../ground/ui/use-root.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { demoWords } from './login.words.ts'

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

/** What the bar of the demo says; told by the server, so that no browser of a real club carries it. */
export function tellDemo(language: Language): DemoTold {
  const say = speak(demoWords, language)
  const sayRole = speak(roleWords, language)
  return {
    label: say('bar'),
    text: say('invented'),
    lookAs: say('lookAs'),
    roles: DEMO_ROLES.map((role) => ({ role, name: sayRole(role) })),
  }
}
