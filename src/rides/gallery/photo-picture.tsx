import { AVIF_SIZES, PHOTO_SIZES, photoAddress, photoSet, type PhotoSize, sizeOf } from './photo-file.ts'

export type Pictured = {
  readonly fileKey: string
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly hasAvif: boolean
}

export type GridPhoto = Pictured & { readonly id: number; readonly caption: string }

type PhotoPictureProps = {
  readonly photo: Pictured
  readonly alt: string
  /** How wide it will be, in the browser's words. */
  readonly sizes: string
  /** Seen at once, so not left for later. */
  readonly isFirst?: boolean
  readonly className?: string
}

const SHOWN: readonly PhotoSize[] = PHOTO_SIZES.filter((size) => size < 1920)

/** A photo in the best form the browser knows. Its place and its colour are there before it comes. */
export function PhotoPicture({ photo, alt, sizes, isFirst = false, className }: PhotoPictureProps) {
  const { width, height } = sizeOf(photo, 1024)
  return (
    <picture className="contents">
      {photo.hasAvif && (
        <source type="image/avif" srcSet={photoSet(photo, 'avif', AVIF_SIZES)} sizes={sizes} />
      )}
      <source type="image/webp" srcSet={photoSet(photo, 'webp', SHOWN)} sizes={sizes} />
      <img
        src={photoAddress(photo.fileKey, 400)}
        srcSet={photoSet(photo, 'jpg', SHOWN)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        style={{ backgroundColor: photo.colour }}
        className={className}
      />
    </picture>
  )
}
