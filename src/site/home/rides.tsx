import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { EventPicture } from '../../rides/events/event-picture.tsx'
import { neighbourLooks } from '../../ground/ui/poster-address.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'
import type { Ride } from './ride.ts'
import { SectionTitle } from './section-title.tsx'

/** The next ride gets the widest card. */
export function Rides({ rides }: { readonly rides: readonly Ride[] }) {
  const say = useWords(homeWords)
  if (rides.length === 0) return null
  const looks = neighbourLooks(rides.map(({ id }) => id))
  return (
    <section className="column pt-16 md:pt-20">
      <SectionTitle
        eyebrow={say('ridesEyebrow')}
        title={say('ridesTitle')}
        more={{ to: '/akce', text: say('ridesAll') }}
      />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.45fr_1fr_1fr]">
        {rides.map((ride) => (
          <li key={ride.id} className="grid max-lg:first:md:col-span-2">
            <RideCard ride={ride} look={looks.get(ride.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RideCard({ ride, look }: { readonly ride: Ride; readonly look: number | undefined }) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-panel border border-line bg-panel hover:border-edge">
      <div className="relative">
        <EventPicture
          event={ride}
          look={look}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="h-56 w-full md:h-64"
        />
        <time
          dateTime={ride.startsAt}
          className="absolute bottom-2 left-4 min-w-15 rounded-lg bg-primary-400 px-3 pt-2 pb-1.5 text-center font-display leading-none font-bold text-stone-900 uppercase"
        >
          <span className="block text-3xl leading-none">{ride.day}</span>
          <span className="text-[0.8125rem] tracking-wider">{ride.month}</span>
        </time>
      </div>
      <div className="flex flex-1 flex-col items-start px-5 pt-4 pb-5">
        <h3 className="font-display text-[1.625rem] leading-tight font-bold">
          <Link
            to={`/akce/${ride.id}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-panel group-hover:underline"
          >
            {ride.title}
          </Link>
        </h3>
        <p className="figures mt-1 mb-4 text-muted">{ride.details}</p>
        <Badge tone={ride.badge.tone} className="mt-auto">
          {ride.badge.text}
        </Badge>
      </div>
    </article>
  )
}
