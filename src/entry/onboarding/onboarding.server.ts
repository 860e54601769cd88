import { redirect } from 'react-router'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'

/** Whoever stands before the rules or his profile has signed in; everybody else is shown the door. */
export function newcomer({ visitor }: RequestContext): Visitor {
  if (!visitor) throw redirect('/login')
  return visitor
}

/** The next thing the house wants of a newcomer; the guard of /admin asks in the same order. */
export function nextStep({
  confirmedStanovy,
  verifiedProfile,
}: Pick<Visitor, 'confirmedStanovy' | 'verifiedProfile'>): string {
  if (!confirmedStanovy) return '/onboarding/rules'
  return verifiedProfile ? '/admin' : '/onboarding/profile'
}
