import { z } from 'zod'
import { KINDS } from './finding.ts'

const act = { to: z.string(), label: z.string(), note: z.string() }

export const SearchAnswer = z.strictObject({
  items: z.array(z.strictObject({ kind: z.enum(KINDS), ...act, acts: z.array(z.strictObject(act)) })),
})
