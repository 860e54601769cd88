import { Link } from 'react-router'
import { textDayInWords } from '../pages/day-in-words.ts'
import { PageHero } from '../pages/page-hero.tsx'
import { shareTags } from '../pages/share-tags.ts'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Poster } from '../ui/poster.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/gallery.screen'
import { albumPoster } from './album.ts'
import { listAlbums } from './gallery.server.ts'
import { galleryWords } from './gallery.words.ts'

export const handle = { hasHero: true }

export async function loader(args: Route.LoaderArgs) {
  const { db, language, club, visitor } = fromRequest(args)
  const albums = await listAlbums(db, { includeMembers: visitor !== null })
  const say = speak(galleryWords, language)
  return {
    albums: albums.map(({ happenedOn, visibility, photos, ...album }) => ({
      ...album,
      note: [
        happenedOn && textDayInWords(happenedOn, language),
        photos ? say('photos', { count: photos }) : say('noPhotos'),
      ]
        .filter(Boolean)
        .join(' · '),
      isForMembers: visibility === 'members',
    })),
    title: say('title'),
    description: say('lead'),
    clubName: club.name,
    address: args.url.origin + args.url.pathname,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData, type: 'website' }) : []
}

const POSTER = 19

export default function GalleryScreen({ loaderData }: Route.ComponentProps) {
  const { albums } = loaderData
  const say = useWords(galleryWords)
  return (
    <>
      <PageHero seed={POSTER} title={say('title')} lead={say('lead')} />
      <div className="column py-12 md:py-16">
        {albums.length === 0 && (
          <EmptyState text={say('empty')} action={<ButtonLink to="/akce">{say('toEvents')}</ButtonLink>} />
        )}
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4">
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard album={album} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

type Album = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly note: string
  readonly isForMembers: boolean
}

function AlbumCard({ album }: { readonly album: Album }) {
  const say = useWords(galleryWords)
  return (
    <article className="group relative">
      <div className="relative overflow-hidden rounded-panel">
        <Poster seed={albumPoster(album.id)} className="aspect-4/5 w-full" />
        {album.isForMembers && <Badge className="absolute top-3 left-3">{say('members')}</Badge>}
      </div>
      <h2 className="mt-3 text-lg leading-snug font-semibold">
        <Link
          to={`/gallery/${album.slug}`}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-panel group-hover:underline"
        >
          {album.title}
        </Link>
      </h2>
      <p className="figures mt-0.5 text-[0.9375rem] text-muted">{album.note}</p>
    </article>
  )
}
