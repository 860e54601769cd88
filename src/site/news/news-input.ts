import { z } from 'zod'
import { isDay } from '../../ground/values/real-day.ts'
import { clubText } from '../../ground/texts/club-text.ts'
import { LONGEST_NEWS, NEWS_STATES, NEWS_VISIBILITIES } from './news.ts'

const title = z.string().trim().min(1).max(200)
const body = clubText(LONGEST_NEWS)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => text !== '', 'required')
const titleEn = z.string().trim().max(200)
const bodyEn = clubText(LONGEST_NEWS).transform((text) => text.replaceAll('\r\n', '\n').trim())
const visibility = z.enum(NEWS_VISIBILITIES)
const pinnedUntil = z
  .string()
  .refine((day) => isDay(day) && day > '2000-01-01' && day < '2100-01-01', 'not_day')
  .nullable()

export const NewsFields = z.strictObject({
  title,
  body,
  titleEn: titleEn.optional(),
  bodyEn: bodyEn.optional(),
  visibility: visibility.default('members'),
  pinnedUntil: pinnedUntil.default(null),
  state: z.enum(['draft', 'published']).default('draft'),
})
export type NewsFields = z.infer<typeof NewsFields>

export const NewsChange = z.strictObject({
  version: z.int().positive().max(1_000_000_000),
  title: title.optional(),
  body: body.optional(),
  titleEn: titleEn.optional(),
  bodyEn: bodyEn.optional(),
  visibility: visibility.optional(),
  pinnedUntil: pinnedUntil.optional(),
  state: z.enum(NEWS_STATES).optional(),
})
export type NewsChange = z.infer<typeof NewsChange>
