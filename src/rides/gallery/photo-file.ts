/** The longer side of each size that is made. */
export const PHOTO_SIZES = [400, 1024, 1920] as const
/** AVIF comes later and only for what a page shows at once. */
export const AVIF_SIZES = [400, 1024] as const

export type PhotoSize = (typeof PHOTO_SIZES)[number]

export const PHOTO_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PhotoFormat = keyof typeof PHOTO_TYPES

/** Where a photo's file lies in the store. */
export function photoKey(fileKey: string, size: PhotoSize, format: PhotoFormat): string {
  return `photos/${fileKey}/${size}.${format}`
}

/** All the files a photo may have. */
export function photoKeys(fileKey: string): string[] {
  return [
    ...PHOTO_SIZES.flatMap((size) => [photoKey(fileKey, size, 'webp'), photoKey(fileKey, size, 'jpg')]),
    ...AVIF_SIZES.map((size) => photoKey(fileKey, size, 'avif')),
  ]
}

/** Where the house hands a photo out. */
export function photoAddress(fileKey: string, size: PhotoSize, format: PhotoFormat = 'jpg'): string {
  return `/photos/${fileKey}/${size}.${format}`
}

export type Shape = { readonly width: number; readonly height: number }

/** How large a size really is: nothing is ever enlarged. */
export function sizeOf({ width, height }: Shape, size: PhotoSize): Shape {
  const scale = Math.min(1, size / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The sizes of one format with their widths, for the browser to choose from. */
export function photoSet(
  photo: Shape & { readonly fileKey: string },
  format: PhotoFormat,
  sizes: readonly PhotoSize[],
): string {
  return sizes
    .map((size) => `${photoAddress(photo.fileKey, size, format)} ${sizeOf(photo, size).width}w`)
    .filter((entry, index, all) => all.findIndex((other) => widthOf(other) === widthOf(entry)) === index)
    .join(', ')
}

function widthOf(entry: string): string {
  return entry.split(' ')[1] ?? ''
}

export type PhotoFile = {
  readonly size: PhotoSize
  readonly format: PhotoFormat
  readonly bytes: Uint8Array
}

export type ProcessedPhoto = {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly files: readonly PhotoFile[]
}
