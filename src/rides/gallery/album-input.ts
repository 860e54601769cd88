import { z } from 'zod'
import { AlbumFields } from './album-fields.ts'

const orNull = (text: string) => (text === '' ? null : text)

/** The album's form: an empty field means nothing. */
export const AlbumForm = z.object({
  ...AlbumFields.shape,
  happenedOn: z.string().transform(orNull).pipe(z.iso.date('not_day').nullable()),
  eventId: z
    .string()
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.int().positive().max(999_999_999).nullable()),
})

const photoId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** One press of a button under a photo. */
export const PhotoInput = z.object({
  photoId,
  caption: z.string().max(500).optional(),
  album: z.string().max(80).optional(),
  intent: z.string().regex(/^(?:caption|hide|show|cover|move|delete|place:(?:end|[1-9]\d{0,8}))$/),
})

export type PhotoInput = z.infer<typeof PhotoInput>
