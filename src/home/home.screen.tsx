import type { Route } from './+types/home.screen'
import { fromRequest } from '../platform/request-context.ts'
import { Albums } from './albums.tsx'
import { Divisions } from './divisions.tsx'
import { listDivisions, listLastAlbums, listNextRides } from './home.server.ts'
import { Joining } from './joining.tsx'
import { describeRide } from './ride.ts'
import { Rides } from './rides.tsx'
import { Support } from './support.tsx'
import { Welcome } from './welcome.tsx'

export const handle = { hasHero: true }

export async function loader(args: Route.LoaderArgs) {
  const { db, now, language, club, visitor } = fromRequest(args)
  const viewer = { isSignedIn: visitor !== null }
  const [rides, divisions, albums] = await Promise.all([
    listNextRides(db, now, viewer),
    listDivisions(db),
    listLastAlbums(db, viewer),
  ])
  return {
    clubName: club.name,
    claim: club.claim[language] || club.name,
    intro: club.intro[language],
    rides: rides.map((ride) => describeRide(ride, now, language)),
    divisions,
    albums,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { clubName, claim, intro } = loaderData
  return [
    { title: clubName },
    { name: 'description', content: intro },
    { property: 'og:title', content: `${clubName}: ${claim}` },
    { property: 'og:description', content: intro },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: clubName },
  ]
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { claim, intro, rides, divisions, albums } = loaderData
  return (
    <>
      <Welcome claim={claim} intro={intro} />
      <Rides rides={rides} />
      <Divisions divisions={divisions} />
      <Albums albums={albums} />
      <Joining />
      <Support />
    </>
  )
}
