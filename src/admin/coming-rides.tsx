import { Link } from 'react-router'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Poster } from '../ui/poster.tsx'
import { useWords } from '../ui/use-words.ts'
import type { ComingRide } from './coming-ride.ts'
import { dashboardWords } from './dashboard.words.ts'

export function ComingRides({ rides }: { readonly rides: readonly ComingRide[] }) {
  const say = useWords(dashboardWords)
  return (
    <section aria-labelledby="coming-rides">
      <header className="mb-3 flex items-baseline justify-between gap-4 max-lg:mt-2">
        <h2 id="coming-rides" className="heading text-[1.75rem]">
          {say('rides')}
        </h2>
        <Link to="/akce" className="link text-muted hover:text-ink">
          {say('allRides')}
        </Link>
      </header>
      {rides.length === 0 ? (
        <EmptyState text={say('noRides')} action={<ButtonLink to="/akce">{say('allRides')}</ButtonLink>} />
      ) : (
        <ul className="grid gap-3.5">
          {rides.map((ride) => (
            <li key={ride.id}>
              <RideCard ride={ride} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function RideCard({ ride }: { readonly ride: ComingRide }) {
  return (
    <article className="group relative flex overflow-hidden rounded-panel border border-line bg-panel hover:border-edge">
      <Poster seed={ride.id} className="w-23 shrink-0 self-stretch md:w-32" />
      <div className="min-w-0 flex-1 px-4 py-3.5">
        <h3 className="text-[1.0625rem] leading-snug font-semibold">
          <Link
            to={`/akce/${ride.id}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-panel group-hover:underline"
          >
            {ride.title}
          </Link>
        </h3>
        <p className="figures mt-0.5 text-muted">
          <time dateTime={ride.startsAt}>{ride.details}</time>
        </p>
        <MyPlace ride={ride} />
      </div>
    </article>
  )
}

/** Waiting for a place must never look like going: another word, another colour. */
function MyPlace({ ride: { myPlace, myPassengers } }: { readonly ride: ComingRide }) {
  const say = useWords(dashboardWords)
  if (myPlace === null) return null
  if (myPlace === 'waiting')
    return (
      <Badge tone="warning" className="mt-2">
        {say('waiting')}
      </Badge>
    )
  return (
    <Badge tone="success" className="mt-2">
      {myPassengers > 0 ? say('goingWith', { count: myPassengers }) : say('going')}
    </Badge>
  )
}
