import { z } from 'zod'

const CardId = z.int().positive().max(2_147_483_647)

/** Which card stays and which goes into it. */
export const MergePair = z.strictObject({ keep: CardId, drop: CardId })
export const TwoPeople = z.strictObject({ a: CardId, b: CardId })
