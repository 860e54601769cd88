import { ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { neighbourLooks } from '../../ground/ui/poster-address.ts'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { PageHero } from '../../site/pages/page-hero.tsx'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/calendar.screen'
import { chooseYear, groupByMonth, type Month, yearSpan } from './calendar.ts'
import { isOver } from './event.ts'
import { EventCard } from './event-card.tsx'
import { describeLine } from './event-line.ts'
import { eventWords } from './event.words.ts'
import { listEvents, listPastYears } from './events.server.ts'
import { chooseMonth, monthSpan, monthView } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { monthWords } from './month.words.ts'
import { myPlaceWords } from './my-place.words.ts'
import { PastEvents } from './past-events.tsx'

export const handle = { hasHero: true }

const POSTER = 16

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, now, today, language, club, visitor, url }) => {
  const viewer = { includeMembers: visitor !== null }
  const isMonth = url.searchParams.get('zobrazit') === 'mesic'
  const key = chooseMonth(url.searchParams.get('mesic'), today)
  const [coming, years, inMonth] = await Promise.all([
    listEvents(db, { from: now, to: null, ...viewer }),
    listPastYears(db, now, viewer),
    isMonth ? listEvents(db, { ...monthSpan(key), ...viewer }) : [],
  ])
  const year = chooseYear(url.searchParams.get('rok'), years)
  const inYear = year === null ? [] : await listEvents(db, { ...yearSpan(year), ...viewer })
  const past = inYear.filter((event) => isOver(event, now)).toReversed()
  const say = speak(eventWords, language)
  const shared = {
    title: say('title'),
    description: say('lead'),
    clubName: club.name,
    address: url.origin + url.pathname,
    image: posterImage(url.origin, POSTER),
  }
  return {
    title: shared.title,
    shared,
    month: isMonth ? monthView(key, inMonth, { today, language }) : null,
    months: groupByMonth(coming, now, language),
    past:
      year === null ? null : { year, years, events: past.map((event) => describeLine(event, now, language)) },
    isSignedIn: visitor !== null,
  }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData.shared, type: 'website' }) : []
}

export default function CalendarScreen({ loaderData }: Route.ComponentProps) {
  const { months, month, past, isSignedIn } = loaderData
  const say = useWords(eventWords)
  const looks = neighbourLooks(months.flatMap(({ events }) => events.map(({ id }) => id)))
  return (
    <>
      <PageHero seed={POSTER} title={say('title')} lead={say('lead')} />
      <section className="column py-12 md:py-16">
        <ViewTabs isMonth={month !== null} />
        {month && <MonthGrid month={month} to={(key) => `?zobrazit=mesic&mesic=${key}`} />}
        {!month && <h2 className="sr-only">{say('comingTitle')}</h2>}
        {!month && months.length === 0 && <NothingComing />}
        <div className="grid grid-cols-1 gap-12">
          {!month &&
            months.map((section) => <MonthSection key={section.key} month={section} looks={looks} />)}
        </div>
        {!isSignedIn && !month && months.length > 0 && (
          <p className="mt-10 text-muted md:pl-60">{say('moreForMembers')}</p>
        )}
      </section>
      {past && <PastEvents {...past} />}
    </>
  )
}

function ViewTabs({ isMonth }: { readonly isMonth: boolean }) {
  const say = useWords(monthWords)
  const sayPlace = useWords(myPlaceWords)
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <Tabs
        label={say('view')}
        current={isMonth ? 'month' : 'list'}
        tabs={[
          { key: 'list', to: '/akce', label: say('list') },
          { key: 'month', to: '/akce?zobrazit=mesic', label: say('month') },
        ]}
      />
      <a href="/api/events.ics" className={buttonClass({ size: 'small' })}>
        {sayPlace('toCalendar')}
      </a>
    </div>
  )
}

type MonthSectionProps = { readonly month: Month; readonly looks: ReadonlyMap<number, number> }

function MonthSection({ month, looks }: MonthSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <h3 className="heading self-start text-[2rem] md:sticky md:top-6 md:text-4xl">{month.title}</h3>
      <ul className="grid min-w-0 gap-4">
        {month.events.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} look={looks.get(event.id)} />
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
