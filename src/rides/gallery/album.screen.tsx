import { Link } from 'react-router'
import { textDayInWords } from '../../ground/texts/day-in-words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { PageHero } from '../../site/pages/page-hero.tsx'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { can } from '../../permissions.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/album.screen'
import { albumPoster, isAlbumSlug } from './album.ts'
import { findAlbum } from './gallery.server.ts'
import { galleryWords } from './gallery.words.ts'
import { photoAddress, sizeOf } from './photo-file.ts'
import { PhotoGrid } from './photo-grid.tsx'

export const handle = { hasHero: true }

export async function loader(args: Route.LoaderArgs) {
  const { db, language, club, visitor } = fromRequest(args)
  const { slug } = args.params
  const album = isAlbumSlug(slug) ? await findAlbum(db, slug, { includeMembers: visitor !== null }) : null
  if (!album) throw notFound()
  const { origin, pathname } = args.url
  const cover = album.photos.find(({ id }) => id === album.coverPhotoId) ?? album.photos[0]
  return {
    ...album,
    day: album.happenedOn && textDayInWords(album.happenedOn, language),
    clubName: club.name,
    address: origin + pathname,
    image: cover
      ? { url: origin + photoAddress(cover.fileKey, 1024), ...sizeOf(cover, 1024) }
      : posterImage(origin, albumPoster(album.id)),
    mayManage: visitor !== null && can(visitor, 'gallery.manage'),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { title, description, visibility } = loaderData
  const tags = shareTags({ ...loaderData, description: description || title })
  return visibility === 'members' ? [...tags, { name: 'robots', content: 'noindex' }] : tags
}

export default function AlbumScreen({ loaderData }: Route.ComponentProps) {
  const { id, slug, title, description, day, visibility, photos, eventId, mayManage } = loaderData
  const say = useWords(galleryWords)
  const badges = [
    day,
    photos.length > 0 && say('photos', { count: photos.length }),
    visibility === 'members' && say('members'),
  ].filter((text) => typeof text === 'string')
  return (
    <>
      <PageHero
        seed={albumPoster(id)}
        title={title}
        lead={description}
        badges={badges.length > 0 && badges.map((text) => <Badge key={text}>{text}</Badge>)}
      />
      <div className="column grid grid-cols-1 gap-8 py-10 md:py-14">
        {mayManage && (
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={`/gallery/${slug}/edit`}>{say('edit')}</ButtonLink>
          </p>
        )}
        {photos.length === 0 ? (
          <EmptyState
            seed={albumPoster(id)}
            text={say('albumEmpty')}
            action={<ButtonLink to="/gallery">{say('allAlbums')}</ButtonLink>}
          />
        ) : (
          <>
            <PhotoGrid title={title} slug={slug} photos={photos} />
            <p className="text-muted">{say('onRequest')}</p>
          </>
        )}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {photos.length > 0 && (
            <a href={`/api/gallery/${slug}/album.zip`} download className={buttonClass({})}>
              {say('zip')}
            </a>
          )}
          {eventId !== null && (
            <Link to={`/akce/${eventId}`} className="link py-2 font-medium">
              {say('toEvent')}
            </Link>
          )}
        </p>
      </div>
    </>
  )
}
