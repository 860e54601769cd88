import { rolesFor } from '../../people/members/account-act.ts'
import type { Role } from '../../permissions.ts'

type Actor = { readonly id: number; readonly role: Role }
type Card = { readonly isMember: boolean } | null

/** With which roles an account may be made: who waits for approval is an Applicant, nobody else is. */
export function newRoles(actor: Actor, card: Card): readonly Role[] {
  if (card && !card.isMember) return ['Applicant']
  return rolesFor(actor, null).filter((role) => role !== 'Applicant')
}
