import { z } from 'zod'

/** What must be true of the club's money at any moment, whatever has happened. */
export const LAWS = [
  'movementSpent',
  'movementOver',
  'paymentOver',
  'paymentState',
  'refundOver',
  'opening',
  'cash',
  'tally',
  'followed',
] as const
export type Law = (typeof LAWS)[number]

export const booksSchema = z.object({
  differences: z.array(
    z.object({
      law: z.enum(LAWS),
      count: z.number(),
      /** The row it was first seen at; nothing where it is about a sum of many. */
      first: z.number().nullable(),
      /** How much it is in all, in haléře. */
      amount: z.number(),
    }),
  ),
})
export type Difference = z.infer<typeof booksSchema>['differences'][number]
