import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, defineWords, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { lacksAnswers } from '../questions/question.ts'
import { listQuestions } from '../questions/questions.server.ts'
import { isRidden } from '../../people/members/riding.ts'
import { findAlbumOf } from '../gallery/gallery.server.ts'
import { captainWindow, isWithin } from './captaincy.ts'
import { isCaptainOf, mayGroup } from './crew.server.ts'
import { findPlace } from './registrations.server.ts'
import { findRiding } from './say-home.server.ts'

const WORDS = defineWords({
  captain: { cs: 'Kapitánský telefon', en: 'Captain’s phone' },
  mine: { cs: 'Moje jízda', en: 'My ride' },
  groups: { cs: 'Skupiny', en: 'Groups' },
  album: { cs: 'Album jízdy', en: 'The album of the ride' },
  pictures: { cs: 'Fotky z akce', en: 'Photos of the event' },
  answer: { cs: 'Doplnit odpovědi', en: 'Answer what is missing' },
})

type Asked = { readonly visitor: Visitor | null; readonly now: Date; readonly language: Language }
type Event = Parameters<typeof mayGroup>[1]

export type Way = { readonly to: string; readonly label: string }

/** Where one goes from the page of an event: in its days the captain's phone, the groups, one's own ride; later its album. */
export async function waysOf(
  db: Db,
  event: Event,
  { visitor, now, language }: Asked,
): Promise<readonly Way[]> {
  const album = await findAlbumOf(db, event.id, { includeMembers: visitor !== null })
  const say = speak(WORDS, language)
  const pictures = album
    ? [{ to: `/gallery/${album.slug}`, label: say(isRidden(event.kind) ? 'album' : 'pictures') }]
    : []
  if (!visitor) return pictures
  const memberId = visitor.memberId ?? 0
  const [isCaptain, riding, groups, isSilent] = await Promise.all([
    isCaptainOf(db, event, { visitor, now }),
    isWithin(captainWindow(event), now)
      ? findRiding(db, { eventId: event.id, memberId }).executeTakeFirst()
      : null,
    mayGroup(db, event, { visitor, now }),
    event.startsAt > now && lacks(db, event.id, memberId),
  ])
  return [
    ...(isSilent ? [{ to: `/akce/${event.id}/prihlaska`, label: say('answer') }] : []),
    ...(isCaptain ? [{ to: `/akce/${event.id}/kapitan`, label: say('captain') }] : []),
    ...(groups ? [{ to: `/akce/${event.id}/skupiny`, label: say('groups') }] : []),
    ...(riding ? [{ to: `/akce/${event.id}/moje`, label: say('mine') }] : []),
    ...pictures,
  ]
}

/** Whoever registered before a question was asked, or was put on the list by a planner, may have something to say. */
async function lacks(db: Db, eventId: number, memberId: number): Promise<boolean> {
  const questions = await listQuestions(db, eventId)
  const place = questions.length > 0 ? await findPlace(db, { eventId, memberId }) : null
  if (!place || place.status === 'cancelled') return false
  return lacksAnswers(questions, place.answers, 1 + place.passengers)
}
