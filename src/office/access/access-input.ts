import { z } from 'zod'
import { ROLES } from '../../permissions.ts'

/** Asked for where a power is used; elsewhere it may be left out. */
export const OwnPassword = z.strictObject({ password: z.string().max(1000).optional() })

export const RoleChange = OwnPassword.extend({ role: z.enum(ROLES) })
