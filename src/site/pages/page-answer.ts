import { z } from 'zod'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'

/** Icons as Iconify tells them. */
export const IconSetAnswer = z.strictObject({
  prefix: z.string(),
  width: z.int(),
  height: z.int(),
  icons: z.record(z.string(), z.strictObject({ body: z.string() })),
  not_found: z.array(z.string()),
})

const PageVersion = z.strictObject({ version: z.int(), bodyCs: z.string(), bodyEn: z.string() })

export const PageDone = doneWith({
  page: PageVersion.extend({
    slug: z.string(),
    html: z.strictObject({ cs: z.string(), en: z.string() }),
    createdAt: Moment,
  }).meta({ id: 'Page' }),
})

export const PageVersionListAnswer = listOf(
  z.strictObject({ version: z.int(), createdAt: Moment, email: z.string().nullable() }),
)

export const PageVersionDone = doneWith({ page: PageVersion })

/** Saved, as this version. */
export const PageSaved = doneWith({ version: z.int() })
