import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'

const Token = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{64}$/, 'not_bank_token')

export const NewToken = z.strictObject({
  token: Token,
  expiresOn: RecentDay.optional(),
  password: z.string().max(1000).optional(),
})

export const TokenExpiry = z.strictObject({ expiresOn: RecentDay })
