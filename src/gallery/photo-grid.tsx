import { useWords } from '../ui/use-words.ts'
import { photoAddress } from './album.ts'
import { galleryWords } from './gallery.words.ts'

type Photo = {
  readonly id: number
  readonly fileKey: string
  readonly width: number
  readonly height: number
  readonly caption: string
}

/** Photos in columns, each in its own shape, so that nobody's head is cut off. */
export function PhotoGrid({ title, photos }: { readonly title: string; readonly photos: readonly Photo[] }) {
  const say = useWords(galleryWords)
  return (
    <ul className="columns-2 gap-4 md:columns-3 lg:columns-4">
      {photos.map((photo, index) => (
        <li key={photo.id} className="mb-4 break-inside-avoid">
          <figure>
            <img
              src={photoAddress(photo.fileKey)}
              width={photo.width}
              height={photo.height}
              alt={photo.caption || say('photoOf', { number: index + 1, title })}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-panel bg-sunk"
            />
            {photo.caption && <figcaption className="mt-1.5 text-sm text-muted">{photo.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
