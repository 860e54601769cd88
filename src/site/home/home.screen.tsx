import { glue } from '../../ground/values/typeset.ts'
import type { Route } from './+types/home.screen'
import { firstAccountNote } from '../../entry/sign-in/first-account.server.ts'
import { FirstAccount } from '../../entry/sign-in/first-account.tsx'
import { cardAlbum } from '../../rides/gallery/card-album.ts'
import { listAlbums, listLastPhotos } from '../../rides/gallery/gallery.server.ts'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { newsLine } from '../news/news-line.ts'
import { listNews } from '../news/news.server.ts'
import { listNextEvents } from '../../rides/events/events.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { Albums } from './albums.tsx'
import { Board } from './board.tsx'
import { Divisions } from './divisions.tsx'
import { listDivisions } from './home.server.ts'
import { Joining } from './joining.tsx'
import { describeRide } from './ride.ts'
import { Rides } from './rides.tsx'
import { Support } from './support.tsx'
import { Welcome } from './welcome.tsx'

export const handle = { hasHero: true }

const POSTER = 20
const RIDES = 3
const NEWS = 3

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, now, today, language, club, visitor, isDemo, url }) => {
  const viewer = { includeMembers: visitor !== null }
  const [rides, news, divisions, albums, photos] = await Promise.all([
    listNextEvents(db, now, RIDES, viewer),
    // The public board, whoever looks: what is for members stands in the clubhouse.
    listNews(db, { reader: 'stranger', today, page: 1, pageSize: NEWS }),
    listDivisions(db),
    listAlbums(db, viewer, 4),
    listLastPhotos(db, viewer, 8),
  ])
  return {
    firstAccount: isDemo || visitor ? null : await firstAccountNote(db, language),
    clubName: club.name,
    claim: club.claim[language] || club.name,
    intro: glue(club.intro[language]),
    rides: rides.map((ride) => describeRide(ride, now, language)),
    news: news.items.map((one) => {
      const { id, title, lang, excerpt, day, publishedAt } = newsLine(one, language)
      return { id, title, lang, excerpt, day, publishedAt }
    }),
    divisions,
    albums: albums.map((album) => cardAlbum(album, language)),
    photos,
    address: `${url.origin}/`,
    image: posterImage(url.origin, POSTER),
  }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { clubName, claim, intro, address, image } = loaderData
  const tags = shareTags({
    title: `${clubName}: ${claim}`,
    description: intro,
    clubName,
    address,
    image,
    type: 'website',
  })
  return [{ title: clubName }, ...tags.filter((tag) => !('title' in tag))]
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { claim, intro, rides, news, divisions, albums, photos } = loaderData
  if (loaderData.firstAccount)
    return (
      <>
        <Welcome claim={claim} intro={intro} isEmpty />
        <div className="column max-w-3xl py-12">
          <FirstAccount note={loaderData.firstAccount} />
        </div>
      </>
    )
  return (
    <>
      <Welcome claim={claim} intro={intro} />
      <Rides rides={rides} />
      <Board news={news} />
      <Divisions divisions={divisions} />
      <Albums albums={albums} photos={photos} />
      <Joining />
      <Support />
    </>
  )
}
