import { Link } from 'react-router'
import { renderMarkdown } from '../pages/markdown.server.ts'
import { Markdown } from '../pages/markdown.tsx'
import { notFound } from '../pages/not-found.ts'
import { previewText } from '../pages/page.ts'
import { PageHero } from '../pages/page-hero.tsx'
import { shareTags } from '../pages/share-tags.ts'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import { Badge } from '../ui/badge.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/event.screen'
import { KIND_WORDS, readEventId } from './event.ts'
import { eventDetailWords } from './event-detail.words.ts'
import { EventFacts } from './event-facts.tsx'
import { factsOf, meetingPointsOf, placesOf } from './event-view.ts'
import { eventWords } from './event.words.ts'
import { findEvent } from './events.server.ts'
import { findRoute } from './find-route.server.ts'
import { MeetingPoints } from './meeting-points.tsx'
import { PlacesPanel } from './places-panel.tsx'
import { RouteMap } from './route-map.tsx'
import { structuredData } from './structured-data.ts'

export const handle = { hasHero: true }

export async function loader(args: Route.LoaderArgs) {
  const { db, now, language, club, visitor } = fromRequest(args)
  const id = readEventId(args.params.id)
  const event = id === null ? null : await findEvent(db, id, { includeMembers: visitor !== null })
  if (!event) throw notFound()

  const route = await findRoute(db, event)
  const facts = factsOf(event, route, language)
  const description = previewText(event.description) || [facts.when, facts.place].filter(Boolean).join(', ')
  const address = `${args.url.origin}/akce/${event.id}`
  const about = { address, clubName: club.name, language }
  return {
    id: event.id,
    title: event.title,
    kind: speak(eventWords, language)(KIND_WORDS[event.kind]),
    isCancelled: event.state === 'cancelled',
    isForMembers: event.visibility === 'members',
    facts,
    route,
    html: renderMarkdown(event.description),
    meetingPoints: meetingPointsOf(event, language),
    places: placesOf(event, now, language),
    isSignedIn: visitor !== null,
    description: `${facts.when}. ${description}`,
    structured: event.visibility === 'public' ? structuredData({ ...event, description }, about) : null,
    clubName: club.name,
    address,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { structured } = loaderData
  return [
    ...shareTags(loaderData),
    structured ? { 'script:ld+json': structured } : { name: 'robots', content: 'noindex' },
  ]
}

export default function EventScreen({ loaderData }: Route.ComponentProps) {
  const { id, title, facts, route, html, meetingPoints, places, isSignedIn, isCancelled } = loaderData
  const say = useWords(eventDetailWords)
  return (
    <article>
      <PageHero seed={id} title={title} badges={<HeroBadges event={loaderData} />} />
      <div className="column grid grid-cols-1 gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-8">
          {isCancelled && <CancelledNotice />}
          <EventFacts facts={facts} />
        </div>
        <aside className="lg:row-span-2">
          <div className="lg:sticky lg:top-6">
            <PlacesPanel places={places} isSignedIn={isSignedIn} />
          </div>
        </aside>
        <div className="grid grid-cols-1 content-start gap-12">
          {route && <RouteMap route={route} />}
          {html && (
            <section>
              <h2 className="heading mb-4 text-[2rem]">{say('about')}</h2>
              <Markdown html={html} />
            </section>
          )}
          {meetingPoints.length > 0 && <MeetingPoints points={meetingPoints} />}
          <p>
            <Link to="/akce" className="link py-2 font-medium">
              {say('allEvents')}
            </Link>
          </p>
        </div>
      </div>
    </article>
  )
}

type HeroEvent = { readonly kind: string; readonly isCancelled: boolean; readonly isForMembers: boolean }

function HeroBadges({ event }: { readonly event: HeroEvent }) {
  const say = useWords(eventWords)
  return (
    <>
      <Badge tone="accent">{event.kind}</Badge>
      {event.isCancelled && <Badge className="bg-red-700! text-white!">{say('cancelled')}</Badge>}
      {event.isForMembers && <Badge>{say('members')}</Badge>}
    </>
  )
}

function CancelledNotice() {
  const say = useWords(eventDetailWords)
  return (
    <div className="rounded-panel bg-danger px-5 py-4 text-danger-ink">
      <p className="font-display text-2xl leading-tight font-bold">{say('cancelledTitle')}</p>
      <p className="mt-1">{say('cancelledText')}</p>
    </div>
  )
}
