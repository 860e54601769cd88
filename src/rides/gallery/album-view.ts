import { AVIF_SIZES, PHOTO_SIZES, photoAddress, type PhotoSize, sizeOf } from './photo-file.ts'

export type PhotoRow = {
  readonly id: number
  readonly fileKey: string
  readonly width: number
  readonly height: number
  readonly caption: string
  readonly colour: string
  readonly hasAvif: boolean
}

/** A photo as the API tells it: every size with its addresses. */
export function photoView({ id, caption, colour, hasAvif, ...photo }: PhotoRow) {
  return {
    id,
    caption,
    colour,
    width: photo.width,
    height: photo.height,
    sizes: PHOTO_SIZES.map((size) => ({
      ...sizeOf(photo, size),
      jpeg: photoAddress(photo.fileKey, size, 'jpg'),
      webp: photoAddress(photo.fileKey, size, 'webp'),
      ...(hasAvif && AVIF_SIZES.some((made: PhotoSize) => made === size)
        ? { avif: photoAddress(photo.fileKey, size, 'avif') }
        : {}),
    })),
  }
}
