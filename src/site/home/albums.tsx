import { Link } from '../../ground/ui/link.tsx'
import { albumPoster } from '../../rides/gallery/album.ts'
import { AlbumCard, type CardAlbum } from '../../rides/gallery/album-card.tsx'
import { type GridPhoto, PhotoPicture } from '../../rides/gallery/photo-picture.tsx'
import { neighbourLooks } from '../../ground/ui/poster-address.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'
import { SectionTitle } from './section-title.tsx'

type LastPhoto = GridPhoto & { readonly slug: string; readonly title: string }

type AlbumsProps = { readonly albums: readonly CardAlbum[]; readonly photos: readonly LastPhoto[] }

/** As many columns as albums: three of them leave no hole where a fourth would be. */
const COLUMNS = ['', 'md:grid-cols-2', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'] as const

export function Albums({ albums, photos }: AlbumsProps) {
  const say = useWords(homeWords)
  if (albums.length === 0) return null
  const looks = neighbourLooks(albums.map(({ id }) => albumPoster(id)))
  return (
    <section className="column pt-16 md:pt-20">
      <SectionTitle
        eyebrow={say('albumsEyebrow')}
        title={say('albumsTitle')}
        more={{ to: '/gallery', text: say('albumsAll') }}
      />
      <ul
        className={`-mx-5 flex snap-x gap-4 overflow-x-auto px-5 pb-2 md:mx-0 md:grid md:gap-5 md:overflow-visible md:px-0 ${COLUMNS[albums.length] ?? 'md:grid-cols-4'}`}
      >
        {albums.map((album) => (
          <li key={album.id} className="w-64 shrink-0 snap-center md:w-auto">
            <AlbumCard
              album={album}
              look={looks.get(albumPoster(album.id))}
              heading="h3"
              sizes="(min-width: 84rem) 48rem, (min-width: 48rem) 58vw, 30rem"
            />
          </li>
        ))}
      </ul>
      {photos.length > 0 && (
        <>
          <h3 className="mt-10 mb-4 font-display text-2xl leading-tight font-bold">{say('lastPhotos')}</h3>
          <ul className="grid grid-cols-4 gap-2 md:grid-cols-8 md:gap-3">
            {photos.map((photo) => (
              <li key={photo.id}>
                <Link
                  to={`/gallery/${photo.slug}#foto-${photo.id}`}
                  className="block overflow-hidden rounded-lg"
                >
                  <PhotoPicture
                    photo={photo}
                    alt={photo.caption || say('photoFrom', { title: photo.title })}
                    sizes="(min-width: 84rem) 9rem, (min-width: 48rem) 11vw, 22vw"
                    className="aspect-square w-full object-cover"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
