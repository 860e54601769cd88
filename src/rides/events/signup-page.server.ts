import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { isRidden } from '../../people/members/riding.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { listQuestions } from '../questions/questions.server.ts'
import { viewAsking } from '../questions/take-answers.server.ts'
import { registerOrChange } from './change-party.server.ts'
import { timeInWords } from './event-time.ts'
import { findEvent } from './events.server.ts'
import { PartyForm, type PartyInput } from './party-input.ts'
import { findPlace } from './registrations.server.ts'
import { viewMyPlace } from './view-my-place.server.ts'

/** An event that asks something is registered for where it asks: what was written goes along. */
export async function signupInstead(db: Db, eventId: number, party: PartyInput) {
  if ((await listQuestions(db, eventId)).length === 0) return null
  const written = {
    pocet: party.passengers || '',
    zastavka: party.meetingPointId ?? '',
    jmena: party.pillions ?? '',
    poznamka: party.note ?? '',
  }
  const query = new URLSearchParams(
    Object.entries(written).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  )
  return seeOther(`/akce/${eventId}/prihlaska?${query}`)
}

export const signupScreen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })
type Mine = Given<'signed-in', { readonly id: number }>

/** One's own registration with everything the event asks; what the page before it was told stands in the address. */
export async function viewSignup({ db, now, language, url, visitor, params: { id } }: Mine) {
  const event = await findEvent(db, id, { includeMembers: true })
  if (!event) throw notFound()
  const place =
    visitor.memberId === null ? null : await findPlace(db, { eventId: id, memberId: visitor.memberId })
  const [mine, asking] = await Promise.all([
    viewMyPlace(db, event, { visitor, now, language }),
    viewAsking(db, { eventId: id, answers: place?.answers }),
  ])
  const { searchParams: query } = url
  return {
    id,
    name: event.title,
    when: timeInWords(event, language),
    isRide: isRidden(event.kind),
    asking,
    mine: {
      ...mine,
      passengers: Number(query.get('pocet') ?? mine.passengers),
      pillions: query.get('jmena') ?? mine.pillions,
      note: query.get('poznamka') ?? mine.note,
      meetingPointId: Number(query.get('zastavka')) || mine.meetingPointId,
    },
  }
}

const FLASHES = { registered: 'eventRegistered', waiting: 'eventWaiting', cancelled: 'eventLeft' } as const

export const signupActs = {
  save: signupScreen.act({
    takes: PartyForm,
    does: async ({ db, visitor, now, params: { id: eventId } }, party) => {
      const { id, memberId } = visitor
      if (memberId === null) throw new Refusal('no_member_card')
      const { status } = await registerOrChange(db, { id, memberId }, now, { eventId, ...party })
      return seeOther(`/akce/${eventId}`, flashCookie(FLASHES[status]))
    },
  }),
}
