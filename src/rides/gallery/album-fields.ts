import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { isAlbumSlug } from './album.ts'

/** What an album's address names. */
export const Slug = z.object({ slug: z.string().refine(isAlbumSlug) })

/** What an officer says about an album. */
export const AlbumFields = z.strictObject({
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().max(5000).optional(),
  happenedOn: RecentDay.nullable().optional(),
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

export const HideInput = z.strictObject({
  reason: z.string().trim().max(1000).optional(),
  contact: z.string().trim().min(1).max(254).optional(),
})

export const HideDecision = z.strictObject({ decision: z.enum(['hidden', 'kept']) })
