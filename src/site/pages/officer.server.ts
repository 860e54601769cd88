import { redirect } from 'react-router'
import { can, type Permission } from '../../permissions.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'

/** Screens outside /admin that only some may enter ask here; the questions and their order are the guard's. */
export function officer({ visitor }: RequestContext, permission: Permission): Visitor {
  if (!visitor) throw redirect('/login')
  if (!can(visitor, permission)) throw new Response(null, { status: 403 })
  if (!visitor.confirmedStanovy) throw redirect('/onboarding/rules')
  if (!visitor.verifiedProfile) throw redirect('/onboarding/profile')
  return visitor
}
