import { Link } from 'react-router'
import { textDayInWords } from '../pages/day-in-words.ts'
import { notFound } from '../pages/not-found.ts'
import { PageHero } from '../pages/page-hero.tsx'
import { shareTags } from '../pages/share-tags.ts'
import { fromRequest } from '../platform/request-context.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/album.screen'
import { albumPoster, isAlbumSlug } from './album.ts'
import { findAlbum } from './gallery.server.ts'
import { galleryWords } from './gallery.words.ts'
import { PhotoGrid } from './photo-grid.tsx'

export const handle = { hasHero: true }

export async function loader(args: Route.LoaderArgs) {
  const { db, language, club, visitor } = fromRequest(args)
  const { slug } = args.params
  const album = isAlbumSlug(slug) ? await findAlbum(db, slug, { includeMembers: visitor !== null }) : null
  if (!album) throw notFound()
  return {
    ...album,
    day: album.happenedOn && textDayInWords(album.happenedOn, language),
    description: album.description,
    clubName: club.name,
    address: args.url.origin + args.url.pathname,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { title, description, visibility } = loaderData
  const tags = shareTags({ ...loaderData, description: description || title })
  return visibility === 'members' ? [...tags, { name: 'robots', content: 'noindex' }] : tags
}

export default function AlbumScreen({ loaderData }: Route.ComponentProps) {
  const { id, title, description, day, visibility, photos, eventId } = loaderData
  const say = useWords(galleryWords)
  const badges = [day, visibility === 'members' && say('members')].filter((text) => typeof text === 'string')
  return (
    <>
      <PageHero
        seed={albumPoster(id)}
        title={title}
        lead={description}
        badges={badges.length > 0 && badges.map((text) => <Badge key={text}>{text}</Badge>)}
      />
      <div className="column grid grid-cols-1 gap-8 py-12 md:py-16">
        {photos.length === 0 ? (
          <EmptyState
            seed={albumPoster(id)}
            text={say('albumEmpty')}
            action={<ButtonLink to="/gallery">{say('allAlbums')}</ButtonLink>}
          />
        ) : (
          <>
            <PhotoGrid title={title} photos={photos} />
            <p className="text-muted">{say('onRequest')}</p>
          </>
        )}
        {eventId !== null && (
          <p>
            <Link to={`/akce/${eventId}`} className="link py-2 font-medium">
              {say('toEvent')}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
