import { z } from 'zod'

/** A code as it was typed; whether it is one is `readCode`'s business. */
export const CodeField = z.string().trim().min(1).max(40)
