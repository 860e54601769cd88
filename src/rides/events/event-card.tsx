import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { EventPicture } from './event-picture.tsx'
import type { EventLine } from './event-line.ts'

type EventCardProps = { readonly event: EventLine; readonly look: number | undefined }

/** A coming event in the calendar. */
export function EventCard({ event, look }: EventCardProps) {
  return (
    <article className="group relative flex overflow-hidden rounded-panel border border-line bg-panel hover:border-edge">
      <div className="relative w-26 shrink-0 md:w-60">
        <EventPicture
          event={event}
          look={look}
          sizes="(min-width: 48rem) 15rem, 6.5rem"
          className={classNames('absolute inset-0 size-full', event.isCancelled && 'grayscale')}
        />
        <DateBlock event={event} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5 p-4 md:min-h-40 md:justify-center md:p-6">
        <p className="eyebrow text-[0.8125rem]">{event.kind}</p>
        <h4 className="font-display text-2xl leading-tight font-bold md:text-[1.75rem]">
          <Link
            to={`/akce/${event.id}`}
            prefetch="intent"
            className={classNames(
              'after:absolute after:inset-0 after:rounded-panel group-hover:underline',
              event.isCancelled && 'line-through decoration-2',
            )}
          >
            {event.title}
          </Link>
        </h4>
        <p className="figures text-muted">{event.details}</p>
        <p className="mt-1.5 flex flex-wrap gap-2">
          {event.badges.map(({ tone, text }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </p>
      </div>
    </article>
  )
}

function DateBlock({ event }: { readonly event: EventLine }) {
  return (
    <time
      dateTime={event.startsAt}
      className="absolute bottom-2.5 left-2.5 min-w-15 rounded-lg bg-primary-400 px-2.5 pt-2 pb-1.5 text-center font-display leading-none font-bold text-stone-900 uppercase"
    >
      <span className="block text-3xl leading-none">{event.day}</span>
      <span className="text-[0.8125rem] tracking-wide">{event.month}</span>
    </time>
  )
}
