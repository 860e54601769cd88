import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, defineWords, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { captainWindow, isWithin } from './captaincy.ts'
import { isCaptainOf } from './crew.server.ts'
import { findRiding } from './say-home.server.ts'

const WORDS = defineWords({
  captain: { cs: 'Kapitánský telefon', en: 'Captain’s phone' },
  mine: { cs: 'Moje jízda', en: 'My ride' },
})

type Asked = { readonly visitor: Visitor | null; readonly now: Date; readonly language: Language }
type Event = { readonly id: number; readonly startsAt: Date; readonly endsAt: Date | null }

export type Way = { readonly to: string; readonly label: string }

/** Where one goes from the page of an event in its days: the captain's phone, one's own ride. */
export async function waysOf(
  db: Db,
  event: Event,
  { visitor, now, language }: Asked,
): Promise<readonly Way[]> {
  const memberId = visitor?.memberId ?? null
  if (memberId === null || !isWithin(captainWindow(event), now)) return []
  const [isCaptain, riding] = await Promise.all([
    isCaptainOf(db, event, { visitor, now }),
    findRiding(db, { eventId: event.id, memberId }).executeTakeFirst(),
  ])
  const say = speak(WORDS, language)
  return [
    ...(isCaptain ? [{ to: `/akce/${event.id}/kapitan`, label: say('captain') }] : []),
    ...(riding ? [{ to: `/akce/${event.id}/moje`, label: say('mine') }] : []),
  ]
}
