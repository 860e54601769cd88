import type { Generated } from 'kysely'

export type AlbumTable = {
  id: Generated<number>
  slug: string
  title: string
  description: Generated<string>
  happenedOn: string | null
  eventId: number | null
  visibility: Generated<'public' | 'members'>
  createdAt: Generated<Date>
  createdBy: number | null
  coverPhotoId: number | null
  isListed: Generated<boolean>
}

export type PhotoTable = {
  id: Generated<number>
  albumId: number
  fileKey: string
  width: number
  height: number
  caption: Generated<string>
  position: Generated<number>
  hiddenAt: Date | null
  uploadedAt: Generated<Date>
  uploadedBy: number | null
  colour: Generated<string>
  hasAvif: Generated<boolean>
}

export type UploadTable = {
  id: string
  albumId: number
  accountId: number
  clientKey: string
  size: number
  received: Generated<number>
  position: number
  photoId: number | null
  refusal: string | null
  attempts: Generated<number>
  createdAt: Generated<Date>
  touchedAt: Generated<Date>
}

export type HideRequestTable = {
  id: Generated<number>
  photoId: number
  reason: Generated<string>
  contact: string | null
  askedAt: Generated<Date>
  decision: 'hidden' | 'kept' | null
  decidedAt: Date | null
  decidedBy: number | null
}
