import { Link } from 'react-router'
import { Poster } from '../ui/poster.tsx'
import { useWords } from '../ui/use-words.ts'
import { homeWords } from './home.words.ts'
import { SectionTitle } from './section-title.tsx'

type Album = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly photos: number | null
}

// So that an album does not wear the poster of the ride with the same number.
const AWAY_FROM_RIDES = 1001

export function Albums({ albums }: { readonly albums: readonly Album[] }) {
  const say = useWords(homeWords)
  if (albums.length === 0) return null
  return (
    <section className="column pt-16 md:pt-20">
      <SectionTitle
        eyebrow={say('albumsEyebrow')}
        title={say('albumsTitle')}
        more={{ to: '/gallery', text: say('albumsAll') }}
      />
      <ul className="-mx-5 flex snap-x gap-4 overflow-x-auto px-5 pb-2 md:mx-0 md:grid md:grid-cols-4 md:gap-5 md:overflow-visible md:px-0">
        {albums.map((album) => (
          <li key={album.id} className="w-64 shrink-0 snap-center md:w-auto">
            <Link to={`/gallery/${album.slug}`} className="group block rounded-panel">
              <Poster seed={album.id + AWAY_FROM_RIDES} className="aspect-4/5 w-full rounded-panel" />
              <span className="mt-3 block font-semibold group-hover:underline">{album.title}</span>
              {album.photos ? (
                <span className="figures text-[0.9375rem] text-muted">
                  {say('photos', { count: album.photos })}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
