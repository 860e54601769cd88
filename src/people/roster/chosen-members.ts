import { z } from 'zod'
import { IdsText, MemberId, MemberIds } from '../../ground/lists/list-fields.ts'
import { MemberFilter } from './member-query.ts'

/** Those named, or all whom a filter or a saved view finds; `expected` is how many the officer saw. */
export const ChosenMembers = z.strictObject({
  ids: MemberIds.optional(),
  filter: MemberFilter.optional(),
  view: MemberId.optional(),
  expected: z.int().min(0).optional(),
})
export type ChosenMembers = z.infer<typeof ChosenMembers>

/** One of the three, never two: a call without any would be about nobody. */
export const saysWho = ({ ids, filter, view }: ChosenMembers) =>
  [ids, filter, view].filter((one) => one !== undefined).length === 1

/** The same as a form sends it: numbers, or the list's own address. */
export const ChosenForm = z.strictObject({
  ids: IdsText.optional(),
  filter: z
    .string()
    .max(4000)
    .transform((text) => Object.fromEntries(new URLSearchParams(text)))
    .pipe(MemberFilter)
    .optional(),
  expected: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional(),
})
