import { z } from 'zod'

const day = z.iso.date()

/** What an officer says about an album. */
export const AlbumFields = z.strictObject({
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().max(5000).optional(),
  happenedOn: day.nullable().optional(),
  eventId: z.int().positive().max(999_999_999).nullable().optional(),
  visibility: z.enum(['public', 'members']).optional(),
})

export const AlbumChange = AlbumFields.partial().extend({
  coverPhotoId: z.int().positive().max(999_999_999).nullable().optional(),
})

export type AlbumFields = z.infer<typeof AlbumFields>
export type AlbumChange = z.infer<typeof AlbumChange>

export const PhotoChange = z.strictObject({
  caption: z.string().trim().max(500).optional(),
  hidden: z.boolean().optional(),
  /** The album's address where the photo moves. */
  album: z.string().max(80).optional(),
  /** The photo it goes in front of; null puts it at the end. */
  before: z.int().positive().max(999_999_999).nullable().optional(),
})

export type PhotoChange = z.infer<typeof PhotoChange>
