import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../ui/use-words.ts'
import { PageHero } from '../pages/page-hero.tsx'
import { shareTags } from '../pages/share-tags.ts'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import type { Route } from './+types/calendar.screen'
import { chooseYear, groupByMonth, type Month, yearSpan } from './calendar.ts'
import { isOver } from './event.ts'
import { EventCard } from './event-card.tsx'
import { describeLine } from './event-line.ts'
import { eventWords } from './event.words.ts'
import { listEvents, listPastYears } from './events.server.ts'
import { PastEvents } from './past-events.tsx'

export const handle = { hasHero: true }

export async function loader(args: Route.LoaderArgs) {
  const { db, now, language, club, visitor } = fromRequest(args)
  const viewer = { includeMembers: visitor !== null }
  const [coming, years] = await Promise.all([
    listEvents(db, { from: now, to: null, ...viewer }),
    listPastYears(db, now, viewer),
  ])
  const year = chooseYear(args.url.searchParams.get('rok'), years)
  const inYear = year === null ? [] : await listEvents(db, { ...yearSpan(year), ...viewer })
  const past = inYear.filter((event) => isOver(event, now)).toReversed()
  const say = speak(eventWords, language)
  return {
    months: groupByMonth(coming, now, language),
    past:
      year === null ? null : { year, years, events: past.map((event) => describeLine(event, now, language)) },
    isSignedIn: visitor !== null,
    title: say('title'),
    description: say('lead'),
    clubName: club.name,
    address: args.url.origin + args.url.pathname,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData, type: 'website' }) : []
}

const POSTER = 16

export default function CalendarScreen({ loaderData }: Route.ComponentProps) {
  const { months, past, isSignedIn } = loaderData
  const say = useWords(eventWords)
  return (
    <>
      <PageHero seed={POSTER} title={say('title')} lead={say('lead')} />
      <section className="column py-12 md:py-16">
        <h2 className="sr-only">{say('comingTitle')}</h2>
        {months.length === 0 && <NothingComing />}
        <div className="grid grid-cols-1 gap-12">
          {months.map((month) => (
            <MonthSection key={month.key} month={month} />
          ))}
        </div>
        {!isSignedIn && months.length > 0 && (
          <p className="mt-10 text-muted md:pl-60">{say('moreForMembers')}</p>
        )}
      </section>
      {past && <PastEvents {...past} />}
    </>
  )
}

function MonthSection({ month }: { readonly month: Month }) {
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <h3 className="heading self-start text-[2rem] md:sticky md:top-6 md:text-4xl">{month.title}</h3>
      <ul className="grid min-w-0 gap-4">
        {month.events.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingComing() {
  const say = useWords(eventWords)
  return (
    <EmptyState
      text={say('nothingComing')}
      action={<ButtonLink to="/gallery">{say('toGallery')}</ButtonLink>}
    />
  )
}
