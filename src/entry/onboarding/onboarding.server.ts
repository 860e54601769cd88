import type { Visitor } from '../../ground/platform/visitor.ts'

/** The next thing the house wants of a newcomer; the guard of /admin asks in the same order. */
export function nextStep({
  confirmedStanovy,
  verifiedProfile,
}: Pick<Visitor, 'confirmedStanovy' | 'verifiedProfile'>): string {
  if (!confirmedStanovy) return '/onboarding/rules'
  return verifiedProfile ? '/admin' : '/onboarding/profile'
}
