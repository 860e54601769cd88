import { z } from 'zod'
import { Day, doneWith, listOf, Moment } from '../../ground/http/answer.ts'

const VISIBILITY = z.enum(['public', 'members'])

export const AlbumListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    happenedOn: Day.nullable(),
    visibility: VISIBILITY,
    cover: z.string().nullable(),
    photos: z.int(),
  }),
)

const PhotoAnswer = z.strictObject({
  id: z.int(),
  caption: z.string(),
  colour: z.string(),
  width: z.int(),
  height: z.int(),
  sizes: z.array(
    z.strictObject({
      width: z.int(),
      height: z.int(),
      jpeg: z.string(),
      webp: z.string(),
      avif: z.string().optional(),
    }),
  ),
  hidden: z.boolean().optional().describe('only to those who may hide it'),
})

export const AlbumDone = doneWith({
  album: z
    .strictObject({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      happenedOn: Day.nullable(),
      visibility: VISIBILITY,
      coverPhotoId: z.int().nullable(),
      eventId: z.int().nullable(),
      photos: z.array(PhotoAnswer),
    })
    .meta({ id: 'Album' }),
})

/** A photo on its way, piece by piece. */
export const UploadDone = doneWith({
  upload: z.strictObject({
    id: z.string(),
    offset: z.int(),
    size: z.int(),
    photoId: z.int().nullable(),
  }),
})

export const UploadStarted = UploadDone.extend({ chunkSize: z.int() })

/** Where a text finds its photo: what its Markdown names. */
export const TextPhotoDone = doneWith({ photo: z.strictObject({ id: z.int(), address: z.string() }) })

export const HideRequestListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    photoId: z.int(),
    album: z.string(),
    reason: z.string(),
    contact: z.string().nullable(),
    askedAt: Moment,
  }),
)
