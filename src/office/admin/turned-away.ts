import { can, PERMISSIONS, type Role } from '../../permissions.ts'
import { readCookie } from '../../ground/http/cookies.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { permissionFor } from './guard.ts'

/** Where somebody wanted to go, why he stands at the thanks page instead, and who may go there. */
export type TurnedAway = {
  readonly address: string
  readonly why: 'unknown' | 'off' | 'notAllowed'
  readonly roles: readonly Role[]
}

const NAME = 'turned_away'
const LONGEST = 200
const ATTRIBUTES = 'Path=/admin; SameSite=Lax; HttpOnly'

/** A cookie takes the address along: that of the thanks page itself is the specification's, and nothing is added to it. */
export function turnedAwayCookie(path: string): string {
  return `${NAME}=${encodeURIComponent(path.slice(0, LONGEST))}; Max-Age=60; ${ATTRIBUTES}`
}

export const CLEARED_TURNED_AWAY = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`

export function readTurnedAway(
  cookies: string | null,
  visitor: Pick<Visitor, 'role' | 'grants' | 'off'>,
): TurnedAway | null {
  const address = decoded(readCookie(cookies, NAME))
  if (!address?.startsWith('/admin/') || address.length > LONGEST) return null
  const permission = permissionFor(address)
  if (!permission) return { address, why: 'unknown', roles: [] }
  // The right may have come meanwhile: then there is nothing to explain.
  if (can(visitor, permission)) return null
  if (can({ ...visitor, off: [] }, permission)) return { address, why: 'off', roles: [] }
  return { address, why: 'notAllowed', roles: [...PERMISSIONS[permission], 'Webmaster'] }
}

function decoded(value: string | null): string | null {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return null
  }
}
