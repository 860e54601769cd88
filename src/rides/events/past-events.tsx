import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { EventLine } from './event-line.ts'
import { eventWords } from './event.words.ts'

type PastEventsProps = {
  readonly events: readonly EventLine[]
  readonly year: number
  readonly years: readonly number[]
}

/** What is over, one year at a time. */
export function PastEvents({ events, year, years }: PastEventsProps) {
  const say = useWords(eventWords)
  return (
    <section id="minule" className="border-t border-line bg-panel">
      <div className="column py-12 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="heading text-[2.5rem] md:text-5xl">{say('pastTitle')}</h2>
          {years.length > 1 && <Years year={year} years={years} />}
        </div>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {events.map((event) => (
            <li key={event.id}>
              <PastEvent event={event} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Years({ year, years }: { readonly year: number; readonly years: readonly number[] }) {
  const say = useWords(eventWords)
  return (
    <nav aria-label={say('pastYears')}>
      <ul className="flex flex-wrap gap-2">
        {years.map((one) => (
          <li key={one}>
            <Link
              to={`?rok=${one}#minule`}
              preventScrollReset
              aria-current={one === year ? 'page' : undefined}
              className={classNames(
                'figures inline-flex h-11 items-center rounded-lg border px-3.5 font-semibold md:h-10',
                one === year
                  ? 'border-primary-400 bg-primary-400 text-stone-900'
                  : 'border-line hover:border-edge',
              )}
            >
              {one}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PastEvent({ event }: { readonly event: EventLine }) {
  const say = useWords(eventWords)
  return (
    <div className="group relative grid items-center gap-x-6 gap-y-1 py-3.5 md:grid-cols-[9rem_1fr_auto] md:gap-y-0">
      <time dateTime={event.startsAt} className="figures text-muted">
        {event.date}
      </time>
      <div className="min-w-0">
        <h3 className="text-lg leading-snug font-semibold">
          <Link to={`/akce/${event.id}`} className="after:absolute after:inset-0 group-hover:underline">
            {event.title}
          </Link>
        </h3>
        <p className="figures text-muted">{event.details}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        {event.isCancelled && <Badge tone="danger">{say('cancelled')}</Badge>}
        <Badge>{event.kind}</Badge>
      </p>
    </div>
  )
}
