import { Link } from '../../ground/ui/link.tsx'
import { textDayInWords } from '../../ground/values/day-in-words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { PageHero } from '../../site/pages/page-hero.tsx'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { can } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/album.screen'
import { Slug } from './album-fields.ts'
import { albumPoster } from './album.ts'
import { findAlbum } from './gallery.server.ts'
import { galleryWords } from './gallery.words.ts'
import { photoAddress, sizeOf } from './photo-file.ts'
import { PhotoGrid } from './photo-grid.tsx'

export const handle = { hasHero: true }

const screen = declareScreen({ who: 'anyone', params: Slug })

export const loader = screen.shows(async ({ db, language, club, visitor, params: { slug }, url }) => {
  const mayManage = visitor !== null && can(visitor, 'gallery.manage')
  const album = await findAlbum(db, slug, { includeMembers: visitor !== null, includeUnlisted: mayManage })
  if (!album) throw notFound()
  const { origin, pathname } = url
  const cover = album.photos.find(({ id }) => id === album.coverPhotoId) ?? album.photos[0]
  return {
    title: album.title,
    album,
    shared: {
      title: album.title,
      description: album.description || album.title,
      clubName: club.name,
      address: origin + pathname,
      image: cover
        ? { url: origin + photoAddress(cover.fileKey, 1024), ...sizeOf(cover, 1024) }
        : posterImage(origin, albumPoster(album.id)),
    },
    day: album.happenedOn && textDayInWords(album.happenedOn, language),
    mayManage,
  }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const tags = shareTags(loaderData.shared)
  return loaderData.album.visibility === 'members' ? [...tags, { name: 'robots', content: 'noindex' }] : tags
}

export default function AlbumScreen({ loaderData }: Route.ComponentProps) {
  const { album, day, mayManage } = loaderData
  const { id, slug, title, description, visibility, photos, eventId } = album
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
