import { z } from 'zod'
import { Day, doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { type Permission, PERMISSIONS, ROLES } from '../../permissions.ts'

const AccountAnswer = z
  .strictObject({
    id: z.int(),
    email: z.string(),
    name: z.string().nullable(),
    role: z.enum(ROLES),
    roleTitle: z.string().nullable().describe('the office the role came with'),
    roleEndsOn: Day.nullable().describe('the last day of that office'),
    memberId: z.int().nullable(),
    createdAt: Moment,
    deactivatedAt: Moment.nullable(),
    hasPassword: z.boolean(),
    confirmedRulesAt: Moment.nullable(),
    verifiedProfileAt: Moment.nullable(),
    signedInAt: Moment.nullable(),
    seenAt: Moment.nullable(),
    devices: z.int(),
    hasSecondStep: z.boolean(),
    passkeys: z.int(),
    grants: z.array(z.string()),
  })
  .meta({ id: 'Account' })

export const AccountListAnswer = listOf(AccountAnswer)

export const AccountDone = doneWith({ account: AccountAnswer })

/** A right given to a role, or to one account, beyond the table. */
export const GrantListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    permission: z.enum(Object.keys(PERMISSIONS) as Permission[]),
    role: z.enum(ROLES).nullable(),
    accountId: z.int().nullable(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    grantedAt: Moment,
    grantedBy: z.string().nullable(),
  }),
)
