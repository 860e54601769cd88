import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Poster } from '../../ground/ui/poster.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { albumPoster } from './album.ts'
import { galleryWords } from './gallery.words.ts'
import { PhotoPicture, type Pictured } from './photo-picture.tsx'

export type CardAlbum = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly note: string
  readonly isForMembers: boolean
  readonly cover: Pictured | null
}

type AlbumCardProps = {
  readonly album: CardAlbum
  /** In a list: not the palette of a neighbour. */
  readonly look: number | undefined
  readonly heading: 'h2' | 'h3'
  /** As wide as the picture is before it is cut to a tall card: nearly twice the card. */
  readonly sizes: string
}

/** An album by its cover; one without photos wears a poster. */
export function AlbumCard({ album, look, heading: Heading, sizes }: AlbumCardProps) {
  const say = useWords(galleryWords)
  const { id, slug, title, note, cover, isForMembers } = album
  return (
    <article className="group relative">
      <div className="relative aspect-4/5 overflow-hidden rounded-panel bg-sunk">
        {cover ? (
          <PhotoPicture photo={cover} alt="" sizes={sizes} className="size-full object-cover" />
        ) : (
          <Poster seed={albumPoster(id)} look={look} className="size-full" />
        )}
        {isForMembers && <Badge className="absolute top-3 left-3">{say('members')}</Badge>}
      </div>
      <Heading className="mt-3 text-lg leading-snug font-semibold">
        <Link
          to={`/gallery/${slug}`}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-panel group-hover:underline"
        >
          {title}
        </Link>
      </Heading>
      <p className="figures mt-0.5 text-[0.9375rem] text-muted">{note}</p>
    </article>
  )
}
