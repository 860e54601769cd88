import { z } from 'zod'
import { optional, text } from '../../people/members/profile.ts'
import { Reason, RecentDay } from '../../ground/lists/list-fields.ts'

/** 21 million Kč: what a column of haléře can hold. */
const MOST = 2_100_000_000

const Amount = z.int().positive().max(MOST)
const Day = RecentDay.refine((day) => day > '1990-01-01', 'not_day')

/** What is said about a donation when it is written down; money out of a movement names it. */
export const NewDonation = z.strictObject({
  purposeId: z.int().positive().max(999_999_999),
  memberId: z.int().positive().max(999_999_999).nullable().optional(),
  donorName: optional(text(200)),
  /** The whole rest of the movement unless said otherwise. */
  amount: Amount.optional(),
  givenOn: Day.optional(),
  anonymous: z.boolean().optional(),
  movementId: z.int().positive().max(999_999_999).nullable().optional(),
  note: optional(z.string().trim().max(2000)),
})

export const DonationChange = z.strictObject({
  version: z.int().positive().max(999_999_999),
  purposeId: z.int().positive().max(999_999_999).optional(),
  memberId: z.int().positive().max(999_999_999).nullable().optional(),
  donorName: optional(text(200)),
  amount: Amount.optional(),
  givenOn: Day.optional(),
  anonymous: z.boolean().optional(),
  note: optional(z.string().trim().max(2000)),
})

export const Voiding = z.strictObject({ reason: Reason })

export type DonationInput = z.infer<typeof NewDonation>
export type DonationPatch = z.infer<typeof DonationChange>

export type Donor = { readonly number: number } | { readonly name: string }

/** 'Čech Jaroslav (011)' and '011' are a member by his number; anything else is somebody's name. */
export function readDonor(written: string): Donor | null {
  const plain = written.trim()
  const number = /^(?:.*\()?(\d{1,7})\)?$/.exec(plain)?.[1]
  if (number && Number(number) > 0) return { number: Number(number) }
  return plain ? { name: plain } : null
}
