import { z } from 'zod'
import { Day, doneWith, listOf, Moment, Money } from '../../ground/http/answer.ts'

/** A gift: how it was recorded and whether it still holds is for those who keep the books. */
const DonationAnswer = z
  .strictObject({
    id: z.int(),
    amount: Money,
    purpose: z.strictObject({ id: z.int(), name: z.string() }),
    memberId: z.int().nullable(),
    donorName: z.string().nullable(),
    givenOn: Day,
    anonymous: z.boolean(),
    movementId: z.int().nullable().optional(),
    note: z.string().nullable().optional(),
    version: z.int().optional(),
    voidedAt: Moment.nullable().optional(),
    voidReason: z.string().nullable().optional(),
  })
  .meta({ id: 'Donation' })

const PurposeAnswer = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  showsTotal: z.boolean(),
  total: Money,
  count: z.int(),
  donors: z.array(z.string()),
  anonymous: z.int(),
})

export const DonationListAnswer = listOf(DonationAnswer).extend({ purposes: z.array(PurposeAnswer) })

export const DonationDone = doneWith({ donation: DonationAnswer })
