import { Link } from '../../ground/ui/link.tsx'
import { z } from 'zod'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { PhotoPicture } from '../gallery/photo-picture.tsx'
import { isRidden } from '../../people/members/riding.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { notFound } from '../../site/pages/not-found.ts'
import { previewText } from '../../site/pages/page.ts'
import { PageHero } from '../../site/pages/page-hero.tsx'
import { shareTags } from '../../ground/texts/share-tags.ts'
import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie, type FlashKey } from '../../ground/ui/flash.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/event.screen'
import { listCrew } from './crew.server.ts'
import { changeParty } from './change-party.server.ts'
import { KIND_WORDS } from './event.ts'
import { eventDetailWords } from './event-detail.words.ts'
import { descriptionIn } from './event-description.ts'
import { EventFacts } from './event-facts.tsx'
import { factsOf, meetingPointsOf, placesOf } from './event-view.ts'
import { waysOf } from './event-ways.server.ts'
import { eventWords } from './event.words.ts'
import { findEvent } from './events.server.ts'
import { findRoute } from './find-route.server.ts'
import { withFuel } from './fuel.ts'
import { MeetingPoints } from './meeting-points.tsx'
import { myPlaceWords } from './my-place.words.ts'
import { Party } from './party-input.ts'
import { signupInstead } from './signup-page.server.ts'
import { PlacesPanel } from './places-panel.tsx'
import { decline, register, unregister } from './register.server.ts'
import type { RegistrationStatus } from './registration.ts'
import { RouteMap } from './route-map.tsx'
import { PICTURE_SHAPE, pictureAddress } from './share.ts'
import { structuredData } from './structured-data.ts'
import { viewGoing, viewMyPlace } from './view-my-place.server.ts'
import { WhoRides } from './who-rides.tsx'

export const handle = { hasHero: true }

const screen = declareScreen({ who: 'anyone', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, now, language, club, visitor, params: { id }, url }) => {
  const mayManage = visitor !== null && can(visitor, 'events.manage')
  const viewer = { includeMembers: visitor !== null, includeDrafts: mayManage }
  const event = await findEvent(db, id, viewer)
  if (!event) throw notFound()

  const [route, mine, going, crew, ways] = await Promise.all([
    findRoute(db, event),
    viewMyPlace(db, event, { visitor, now, language }),
    viewGoing(db, event.id, { visitor, language }),
    listCrew(db, event.id),
    waysOf(db, event, { visitor, now, language }),
  ])
  const facts = factsOf(event, { route: route?.drawing ?? null, crew: going && crew }, language)
  const told = descriptionIn(event, language)
  const description = previewText(told.text) || [facts.when, facts.place].filter(Boolean).join(', ')
  const address = `${url.origin}/akce/${event.id}`
  const image = { url: url.origin + pictureAddress(event, language), ...PICTURE_SHAPE }
  const about = { address, image: image.url, clubName: club.name, language }
  return {
    id: event.id,
    title: event.title,
    shared: {
      title: event.title,
      description: `${facts.when}. ${description}`,
      clubName: club.name,
      address,
      image,
    },
    cover: event.cover,
    kind: speak(eventWords, language)(KIND_WORDS[event.kind]),
    isRide: isRidden(event.kind),
    state: event.state,
    cancelReason: event.cancelReason,
    isForMembers: event.visibility === 'members',
    facts,
    route: withFuel(route, event.fuelStops, language),
    html: await findHtml(db, told.text),
    lang: told.lang,
    meetingPoints: meetingPointsOf(event, language),
    places: placesOf(event, now, language),
    mine,
    going,
    mayManage,
    ways,
    isSignedIn: visitor !== null,
    structured: event.visibility === 'public' ? structuredData({ ...event, description }, about) : null,
  }
})

const FLASHES: Readonly<Record<RegistrationStatus, FlashKey>> = {
  registered: 'eventRegistered',
  waiting: 'eventWaiting',
  cancelled: 'eventLeft',
}

/** From a card elsewhere one returns to where one was. */
const Back = z.object({ back: z.enum(['/admin', '/admin/events']).optional() })
const party = formOf(z.object({ ...Party.shape, ...Back.shape }))
const toStrangers = 'sign_in_to_register'

export const action = screen.acts({
  keeps: ['passengers', 'pillions', 'note', 'meetingPointId'],
  acts: {
    register: screen.actFor('signed-in', {
      takes: party,
      toStrangers,
      does: async ({ db, visitor, now, params: { id } }, { back, ...input }) => {
        const asks = await signupInstead(db, id, input)
        if (asks) return asks
        const { status } = await register(db, visitor, now, { eventId: id, ...input })
        return seeOther(back ?? `/akce/${id}`, flashCookie(FLASHES[status]))
      },
    }),
    unregister: screen.actFor('signed-in', {
      takes: Back,
      toStrangers,
      does: async ({ db, visitor, now, params: { id } }, { back }) => {
        const { status } = await unregister(db, visitor, now, id)
        return seeOther(back ?? `/akce/${id}`, flashCookie(FLASHES[status]))
      },
    }),
    decline: screen.actFor('signed-in', {
      takes: Back,
      toStrangers,
      does: async ({ db, visitor, now, params: { id } }, { back }) => {
        await decline(db, visitor, now, id)
        return seeOther(back ?? `/akce/${id}`, flashCookie('eventDeclined'))
      },
    }),
    change: screen.actFor('signed-in', {
      takes: formOf(Party),
      toStrangers,
      does: async ({ db, visitor, now, params: { id } }, { note = null, ...input }) => {
        const asks = await signupInstead(db, id, { note, ...input })
        if (asks) return asks
        await changeParty(db, visitor, now, { eventId: id, note, ...input })
        return seeOther(`/akce/${id}`, flashCookie('saved'))
      },
    }),
  },
})

export { alsoAfterRefusal as shouldRevalidate } from '../../ground/ui/after-refusal.ts'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { structured } = loaderData
  return [
    ...shareTags(loaderData.shared),
    structured ? { 'script:ld+json': structured } : { name: 'robots', content: 'noindex' },
  ]
}

export default function EventScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, shared, cover, facts, route, html, meetingPoints, places, isSignedIn, state, mine, going } =
    loaderData
  const say = useWords(eventDetailWords)
  const failed = useWords(myPlaceWords)('failed')
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? failed)
  return (
    <article>
      <PageHero
        seed={id}
        picture={
          cover && (
            <PhotoPicture photo={cover} alt="" sizes="100vw" isFirst className="size-full object-cover" />
          )
        }
        title={shared.title}
        badges={<HeroBadges event={loaderData} />}
      />
      <div className="column grid grid-cols-1 gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-8">
          {loaderData.ways.length > 0 && (
            <p className="flex flex-wrap gap-2.5">
              {/* The first is why one came; the others stand beside it. */}
              {loaderData.ways.map(({ to, label }, index) => (
                <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'outline'} reloadDocument>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
          {loaderData.mayManage && <ManagerLinks id={id} />}
          {state === 'cancelled' && <CancelledNotice reason={loaderData.cancelReason} />}
          {state === 'draft' && <Notice title={say('draftTitle')} text={say('draftText')} />}
          <EventFacts facts={facts} />
        </div>
        <aside className="lg:row-span-2">
          <div className="lg:sticky lg:top-6">
            {fault && <FaultNote title={failed} fault={fault} />}
            {state !== 'draft' && (
              <PlacesPanel
                eventId={id}
                places={places}
                mine={mine}
                isSignedIn={isSignedIn}
                isRide={loaderData.isRide}
                fault={fault}
              />
            )}
          </div>
        </aside>
        <div className="grid grid-cols-1 content-start gap-12">
          {route && <RouteMap route={route.drawing} links={route.links} eventId={id} />}
          {html && (
            <section>
              <h2 className="heading mb-4 text-[2rem]">{say('about')}</h2>
              <div lang={loaderData.lang}>
                <Markdown html={html} />
              </div>
            </section>
          )}
          {meetingPoints.length > 0 && <MeetingPoints points={meetingPoints} />}
          {going && state !== 'draft' && <WhoRides going={going} isRide={loaderData.isRide} />}
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

function ManagerLinks({ id }: { readonly id: number }) {
  const say = useWords(eventDetailWords)
  return (
    <p className="flex flex-wrap gap-2.5">
      <ButtonLink to={`/admin/events/${id}/people`}>{say('people')}</ButtonLink>
      <ButtonLink to={`/admin/events/${id}/invite`}>{say('invite')}</ButtonLink>
      <ButtonLink to={`/admin/events/${id}/edit`}>{say('manage')}</ButtonLink>
    </p>
  )
}

type HeroEvent = { readonly kind: string; readonly state: string; readonly isForMembers: boolean }

function HeroBadges({ event }: { readonly event: HeroEvent }) {
  const say = useWords(eventWords)
  return (
    <>
      <Badge tone="accent">{event.kind}</Badge>
      {event.state === 'cancelled' && <Badge className="bg-red-700! text-white!">{say('cancelled')}</Badge>}
      {event.isForMembers && <Badge>{say('members')}</Badge>}
    </>
  )
}

function CancelledNotice({ reason }: { readonly reason: string | null }) {
  const say = useWords(eventDetailWords)
  return (
    <div className="rounded-panel bg-danger px-5 py-4 text-danger-ink">
      <p className="font-display text-2xl leading-tight font-bold">{say('cancelledTitle')}</p>
      {reason && <p className="mt-1 font-semibold whitespace-pre-line">{reason}</p>}
      <p className="mt-1">{say('cancelledText')}</p>
    </div>
  )
}

function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="rounded-panel bg-warning px-5 py-4 text-warning-ink">
      <p className="font-display text-2xl leading-tight font-bold">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  )
}
