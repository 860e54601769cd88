import { PageHero } from '../../site/pages/page-hero.tsx'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { can } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { neighbourLooks } from '../../ground/ui/poster-address.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/gallery.screen'
import { albumPoster } from './album.ts'
import { AlbumCard } from './album-card.tsx'
import { cardAlbum } from './card-album.ts'
import { listAlbums } from './gallery.server.ts'
import { listHideRequests } from './hide-requests.server.ts'
import { galleryWords } from './gallery.words.ts'

export const handle = { hasHero: true }

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, language, club, visitor, url: { origin, pathname } }) => {
  const mayManage = visitor !== null && can(visitor, 'gallery.manage')
  const albums = await listAlbums(db, { includeMembers: visitor !== null, includeUnlisted: mayManage })
  const say = speak(galleryWords, language)
  const shared = {
    title: say('title'),
    description: say('lead'),
    clubName: club.name,
    address: origin + pathname,
    image: posterImage(origin, POSTER),
  }
  return {
    title: shared.title,
    shared,
    albums: albums.map((album) => cardAlbum(album, language)),
    mayManage,
    waiting: mayManage ? (await listHideRequests(db)).length : 0,
  }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData.shared, type: 'website' }) : []
}

const POSTER = 19

export default function GalleryScreen({ loaderData }: Route.ComponentProps) {
  const { albums, mayManage, waiting } = loaderData
  const say = useWords(galleryWords)
  const looks = neighbourLooks(albums.map(({ id }) => albumPoster(id)))
  return (
    <>
      <PageHero seed={POSTER} title={say('title')} lead={say('lead')} />
      <div className="column py-12 md:py-16">
        {mayManage && (
          <p className="mb-8 flex flex-wrap gap-3">
            <ButtonLink to="/gallery/new" variant="primary">
              {say('newAlbum')}
            </ButtonLink>
            <ButtonLink to="/gallery/requests">
              {say('requests')} {waiting > 0 && <Badge tone="warning">{waiting}</Badge>}
            </ButtonLink>
          </p>
        )}
        {albums.length === 0 && (
          <EmptyState text={say('empty')} action={<ButtonLink to="/akce">{say('toEvents')}</ButtonLink>} />
        )}
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4">
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard
                album={album}
                look={looks.get(albumPoster(album.id))}
                heading="h2"
                sizes="(min-width: 84rem) 36rem, (min-width: 64rem) 43vw, (min-width: 48rem) 58vw, 86vw"
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
