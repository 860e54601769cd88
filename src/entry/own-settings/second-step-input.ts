import { z } from 'zod'
import { CodeField } from '../keys/code-field.ts'

const Password = z.string().min(1).max(1000)

/** Needed only by whoever signed in a while ago. */
export const OwnPassword = z.strictObject({ password: Password.optional() })
export const PasswordAndCode = z.strictObject({ password: Password, code: CodeField })
export const FirstCode = z.strictObject({ setup: z.string().min(1).max(1000), code: CodeField })
