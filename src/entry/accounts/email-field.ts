import { z } from 'zod'

/** An address as it was typed; whether an account has it is nobody's business here. */
export const EmailField = z.string().trim().min(3).max(254)
