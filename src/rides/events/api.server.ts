import { z } from 'zod'
import { can, readsOwn } from '../../permissions.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { QuestionAnswer } from '../questions/question-answer.ts'
import { listQuestions } from '../questions/questions.server.ts'
import { type CalendarEntry, writeCalendar } from './calendar-file.ts'
import { findFeedOwner, listCalendarEntries } from './calendar-feeds.server.ts'
import { changeParty } from './change-party.server.ts'
import { drawPicture } from './draw-picture.server.ts'
import { eventShape } from './event-shape.ts'
import { eventWords } from './event.words.ts'
import { findEvent, findGpx, listEventPage } from './events.server.ts'
import { Party, PartyPatch } from './party-input.ts'
import { decline, register, unregister } from './register.server.ts'
import { findPlace, listPlaces } from './registrations.server.ts'
import type { Told } from '../../ground/http/told.ts'
import { listOf } from '../../ground/http/answer.ts'
import { EventAnswer, EventDone, RegistrationDone } from './event-answer.ts'

const EventId = z.object({ id: RowId })

const ListQuery = listQuery(['startsAt', '-startsAt']).extend({
  when: z.enum(['coming', 'past', 'all']).default('coming'),
  state: z.enum(['published', 'cancelled', 'draft', 'all']).default('published'),
})

type Asking = Pick<RequestContext, 'visitor'>

/** Who looks: members' events are for those who signed in, drafts for those who plan. */
function viewerOf({ visitor }: Asking) {
  return {
    includeMembers: visitor !== null,
    includeDrafts: visitor !== null && can(visitor, 'events.manage'),
  }
}

/** Whose place is told beside: of a program's owner only where it was given what is his own. */
function ownCard({ visitor }: Asking): number | null {
  return visitor && readsOwn(visitor) ? visitor.memberId : null
}

/** One event as the contract shows it, with the asker's own place. */
export async function answerEvent(db: Db, id: number, asking: Asking): Promise<Told<typeof EventDone>> {
  const event = await findEvent(db, id, viewerOf(asking))
  if (!event) throw new Refusal('not_found')
  const memberId = ownCard(asking)
  const place = memberId === null ? null : await findPlace(db, { eventId: id, memberId })
  return { success: true, event: eventShape(event, place) }
}

export const eventDoors = [
  door({
    method: 'GET',
    path: '/api/events',
    who: 'anyone',
    summary: 'Published events, coming ones first; members’ ones for those who are signed in',
    query: ListQuery,
    answers: listOf(EventAnswer),
    handle: async ({ db, now, visitor, query: { sort, ...query } }) => {
      const input = { ...query, now, descending: sort === '-startsAt' }
      const { items, ...page } = await listEventPage(db, { ...input, ...viewerOf({ visitor }) })
      const ids = items.map(({ id }) => id)
      const memberId = ownCard({ visitor })
      const mine = memberId === null ? [] : await listPlaces(db, memberId, ids)
      return {
        items: items.map((event) =>
          eventShape(event, mine.find(({ eventId }) => eventId === event.id) ?? null),
        ),
        ...page,
      }
    },
  }),
  door({
    method: 'GET',
    path: '/api/events.ics',
    sends: 'feed',
    who: 'anyone',
    summary:
      'Public events as a calendar; with a personal key what its owner is going to, or all of the club',
    query: z.strictObject({ key: z.string().max(100).optional(), all: z.enum(['1']).optional() }),
    sentAs: ['text/calendar'],
    handle: async ({ db, now, origin, club, language, query: { key, all } }) => {
      const owner = key === undefined ? undefined : await findFeedOwner(db, key)
      if (owner === null) throw new Refusal('not_found')
      const isMine = owner !== undefined && all === undefined
      const say = speak(eventWords, owner?.language ?? language)
      const entries = await listCalendarEntries(db, {
        now,
        includeMembers: owner !== undefined,
        // An account without a card goes nowhere: its own calendar is empty, not everybody's.
        memberId: isMine ? (owner.memberId ?? 0) : null,
      })
      const name = isMine ? say('myCalendar', { club: club.name }) : say('clubCalendar', { club: club.name })
      return calendarResponse({ name, origin, now, entries }, 'akce.ics')
    },
  }),
  door({
    method: 'GET',
    path: '/api/events/:file{[0-9]+\\.ics}',
    sends: 'feed',
    who: 'anyone',
    summary: 'One event as a calendar file',
    params: z.object({
      file: z
        .string()
        .transform((file) => file.replace('.ics', ''))
        .pipe(RowId),
    }),
    sentAs: ['text/calendar'],
    handle: async ({ db, now, origin, club, visitor, params: { file: id } }) => {
      const event = await findEvent(db, id, { includeMembers: visitor !== null })
      if (!event) throw new Refusal('not_found')
      const entries = [{ ...event, html: await findHtml(db, event.description) }]
      return calendarResponse({ name: club.name, origin, now, entries }, `akce-${id}.ics`)
    },
  }),
  door({
    method: 'GET',
    path: '/api/events/:id',
    who: 'anyone',
    summary: 'One event',
    params: EventId,
    answers: EventDone,
    handle: ({ db, visitor, params }) => answerEvent(db, params.id, { visitor }),
  }),
  door({
    method: 'GET',
    path: '/api/events/:id/questions',
    who: 'anyone',
    summary: 'What an event asks whoever registers',
    params: EventId,
    answers: z.strictObject({ questions: z.array(QuestionAnswer) }),
    handle: async ({ db, visitor, params: { id } }) => {
      if (!(await findEvent(db, id, viewerOf({ visitor })))) throw new Refusal('not_found')
      return { questions: await listQuestions(db, id) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/events/:id/route.gpx',
    sends: 'kept',
    who: 'anyone',
    summary: 'The route of an event',
    params: EventId,
    sentAs: ['application/gpx+xml'],
    handle: async ({ db, visitor, params: { id } }) => {
      const event = await findEvent(db, id, viewerOf({ visitor }))
      const gpx = event?.hasRoute ? await findGpx(db, id) : null
      if (!gpx) throw new Refusal('not_found')
      return fileResponse(gpx, { type: 'application/gpx+xml', name: `trasa-${id}.gpx` })
    },
  }),
  door({
    method: 'GET',
    path: '/api/events/:id/picture.jpg',
    sends: 'kept',
    who: 'anyone',
    summary: 'The event as a picture for a chat: its photo or poster, when and where',
    params: EventId,
    query: z.strictObject({
      lang: z.enum(['cs', 'en']).default('cs'),
      v: z.string().max(20).optional().describe('only makes the address another one'),
    }),
    sentAs: ['image/jpeg'],
    handle: async ({ db, visitor, club, params: { id }, query: { lang } }) => {
      const isPublic = await findEvent(db, id, { includeMembers: false })
      const event = isPublic ?? (await findEvent(db, id, viewerOf({ visitor })))
      if (!event) throw new Refusal('not_found')
      const bytes = await drawPicture(event, { club, language: lang })
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': 'image/jpeg',
          'cache-control': isPublic ? 'public, max-age=86400' : 'private, no-store',
        },
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/register',
    who: 'signed-in',
    toStrangers: 'sign_in_to_register',
    summary: 'Register oneself, or take a place in the queue',
    params: EventId,
    body: Party,
    bodyMayBeMissing: true,
    answers: RegistrationDone,
    handle: async ({ db, now, visitor, params: { id }, body }) => ({
      success: true,
      registration: await register(db, visitor, now, { eventId: id, ...body }),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/decline',
    who: 'signed-in',
    toStrangers: 'sign_in_to_register',
    summary: 'Say that one does not come; a place one had is given back',
    params: EventId,
    body: z.strictObject({}),
    bodyMayBeMissing: true,
    answers: RegistrationDone,
    handle: async ({ db, now, visitor, params: { id } }) => ({
      success: true,
      registration: await decline(db, visitor, now, id),
    }),
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/registration',
    who: 'signed-in',
    toStrangers: 'sign_in_to_register',
    summary: 'Another number of passengers or another note, without losing one’s place',
    params: EventId,
    body: PartyPatch,
    answers: RegistrationDone,
    handle: async ({ db, now, visitor, params: { id }, body }) => ({
      success: true,
      registration: await changeParty(db, visitor, now, { eventId: id, ...body }),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/unregister',
    who: 'signed-in',
    toStrangers: 'sign_in_to_register',
    summary: 'Give one’s place back; whoever waits first moves up',
    params: EventId,
    body: z.strictObject({}),
    bodyMayBeMissing: true,
    answers: RegistrationDone,
    handle: async ({ db, now, visitor, params: { id } }) => ({
      success: true,
      registration: await unregister(db, visitor, now, id),
    }),
  }),
]

type Calendar = {
  readonly name: string
  readonly origin: string
  readonly now: Date
  readonly entries: readonly CalendarEntry[]
}

function calendarResponse(calendar: Calendar, name: string): Response {
  return fileResponse(writeCalendar(calendar), { type: 'text/calendar; charset=utf-8', name })
}

function fileResponse(text: string, { type, name }: { readonly type: string; readonly name: string }) {
  return new Response(text, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
