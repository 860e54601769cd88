import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { text } from '../../people/members/profile.ts'
import { ROLLAM_CHOICES } from './rollam.ts'

const Id = z.int().positive().max(999_999_999)

export const RollamInput = z.strictObject({
  title: text(200),
  wording: z
    .string()
    .max(5000)
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => value !== '', 'required'),
  documentId: Id.nullable().default(null),
  untilOn: RecentDay.describe('the last day answers are taken on'),
})

export const RollamAnswerInput = z.strictObject({ choice: z.enum(ROLLAM_CHOICES) })
export const RollamPaperInput = RollamAnswerInput.extend({ memberId: Id })
export const RollamCancelInput = z.strictObject({ reason: text(1000) })
