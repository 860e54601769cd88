import { useWords } from '../../ground/ui/use-words.ts'
import { Road } from '../../ground/ui/road.tsx'
import { eventDetailWords } from './event-detail.words.ts'

export type MeetingPoint = {
  readonly id: number
  readonly at: string
  readonly clock: string
  readonly place: string
  readonly division: string | null
  readonly note: string | null
}

/** Where one can join, along a road that runs down the page. */
export function MeetingPoints({ points }: { readonly points: readonly MeetingPoint[] }) {
  const say = useWords(eventDetailWords)
  return (
    <section>
      <h2 className="heading text-[2rem]">{say(points.length > 1 ? 'joinOnTheWay' : 'meetHere')}</h2>
      <ol className="mt-5">
        {points.map((point) => (
          <li key={point.id} className="group relative pb-8 pl-10 last:pb-0">
            <Road vertical className="absolute top-7 bottom-1 left-[0.6875rem] group-last:hidden" />
            <span
              aria-hidden="true"
              className="absolute top-0.5 left-0.5 size-5.5 rounded-full border-5 border-stone-900 bg-primary-400 dark:border-stone-950 dark:ring-2 dark:ring-stone-600"
            />
            <p className="figures text-lg leading-7 font-semibold">
              <time dateTime={point.at}>{point.clock}</time> {point.place}
            </p>
            <Note point={point} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Note({ point }: { readonly point: MeetingPoint }) {
  const say = useWords(eventDetailWords)
  const parts = [point.division && say('division', { name: point.division }), point.note].filter(Boolean)
  return parts.length > 0 ? <p className="text-muted">{parts.join(' · ')}</p> : null
}
