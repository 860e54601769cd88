import { z } from 'zod'
import { IdsText, MemberIds } from '../../ground/lists/list-fields.ts'
import { MemberListQuery } from './member-query.ts'

/** What narrows the list, without its order and pages; an unknown word is refused, never left out: it would mean more people. */
const MemberFilter = MemberListQuery.omit({ page: true, pageSize: true, after: true, sort: true })

/** Those named, or all whom a filter finds; `expected` is how many the officer saw. */
export const ChosenMembers = z.strictObject({
  ids: MemberIds.optional(),
  filter: MemberFilter.optional(),
  expected: z.int().min(0).optional(),
})
export type ChosenMembers = z.infer<typeof ChosenMembers>

/** One of the two, never both: a call without either would be about nobody. */
export const saysWho = ({ ids, filter }: ChosenMembers) => (ids === undefined) !== (filter === undefined)

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
