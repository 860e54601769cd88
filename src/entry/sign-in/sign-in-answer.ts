import { z } from 'zod'
import { doneWith } from '../../ground/http/answer.ts'
import { UserAnswer } from '../accounts/account-answer.ts'

/** What every way in answers: the token, and who he is. */
export const LetIn = doneWith({ token: z.string(), user: UserAnswer }).meta({ id: 'LetIn' })

export const Verified = z.union([
  z.strictObject({ valid: z.literal(true), user: UserAnswer }),
  z.strictObject({ valid: z.literal(false) }),
])
