import type { Language } from '../../ground/values/words.ts'
import { isRidden } from '../../people/members/riding.ts'
import { salutationOf } from '../../people/members/salutation.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { viewAsking } from '../questions/take-answers.server.ts'
import { registerOrChange } from '../events/change-party.server.ts'
import { timeInWords } from '../events/event-time.ts'
import { findEvent } from '../events/events.server.ts'
import type { PartyInput } from '../events/party-input.ts'
import { decline, type RegistrationAnswer } from '../events/register.server.ts'
import { findPlace } from '../events/registrations.server.ts'
import { viewPlaceOf } from '../events/view-my-place.server.ts'
import { findLinkHolder } from './link-holder.server.ts'

/** Until the event starts. */
async function findHolder(db: Db, token: string, now: Date) {
  const holder = await findLinkHolder(db, token, 'event')
  return holder && holder.startsAt > now ? holder : null
}

type Looking = { readonly now: Date; readonly language: Language }

/** The person, the event and where he stands in it; nothing else is read by a link. */
export async function viewAnswerPage(db: Db, token: string, { now, language }: Looking) {
  const holder = await findHolder(db, token, now)
  const event = holder && (await findEvent(db, holder.eventId, { includeMembers: true }))
  if (!holder || !event) return null
  const { eventId, memberId } = holder
  const place = await findPlace(db, { eventId, memberId })
  return {
    name: `${holder.firstName} ${holder.lastName}`,
    call: salutationOf(holder, language),
    title: event.title,
    when: timeInWords(event, language),
    place: event.place,
    isRide: isRidden(event.kind),
    isCancelled: event.state === 'cancelled',
    asking: await viewAsking(db, { eventId, answers: place?.answers }),
    mine: await viewPlaceOf(db, event, { memberId, isStranger: false, now, language }),
  }
}

export type AnswerPage = NonNullable<Awaited<ReturnType<typeof viewAnswerPage>>>

export type GivenAnswer = { readonly answer: 'no' } | (PartyInput & { readonly answer: 'yes' })

/** One tap: the same doors as for whoever is signed in, and the link is asked again once the event is held. */
export async function answerEvent(
  db: Db,
  token: string,
  now: Date,
  { answer, ...party }: GivenAnswer,
): Promise<RegistrationAnswer> {
  const holder = await findHolder(db, token, now)
  if (!holder) throw new Refusal('answer_link_dead')
  const { eventId, memberId } = holder
  const asking = {
    id: holder.accountId,
    memberId,
    proves: async (tx: Db) => {
      if (!(await findHolder(tx, token, now))) throw new Refusal('answer_link_dead')
    },
  }
  if (answer === 'no') return decline(db, asking, now, eventId)
  return registerOrChange(db, asking, now, { eventId, ...party })
}
