import { PhotoPicture, type Pictured } from '../gallery/photo-picture.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { Poster } from '../../ground/ui/poster.tsx'

type EventPictureProps = {
  readonly event: { readonly id: number; readonly cover: Pictured | null }
  /** In a list: not the palette of a neighbour. */
  readonly look?: number | undefined
  readonly sizes: string
  readonly className: string
}

/** The event's own picture, or its poster. The title says the rest, so neither has words of its own. */
export function EventPicture({ event: { id, cover }, look, sizes, className }: EventPictureProps) {
  if (!cover) return <Poster seed={id} look={look} className={className} />
  return <PhotoPicture photo={cover} alt="" sizes={sizes} className={classNames('object-cover', className)} />
}
