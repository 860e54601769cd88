import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import type { Facts } from './event-facts.tsx'

/** What chats show whole. */
export const PICTURE_SHAPE = { width: 1200, height: 630 } as const

type Drawn = { readonly id: number; readonly version: number }

/** The version changes the address: a chat that remembers the old picture asks again. */
export function pictureAddress({ id, version }: Drawn, language: Language): string {
  return `/api/events/${id}/picture.jpg?lang=${language}&v=${version}`
}

const WORDS = defineWords({
  ride: { cs: 'Jedeme: {title}', en: 'We ride: {title}' },
  other: { cs: 'Přijď: {title}', en: 'Come: {title}' },
  cancelled: { cs: 'Zrušeno: {title}', en: 'Cancelled: {title}' },
  joining: { cs: 'Sraz: {points}', en: 'We meet: {points}' },
  place: { cs: 'Kde: {place}', en: 'Where: {place}' },
  route: { cs: 'Trasa: {route}', en: 'Route: {route}' },
  price: { cs: 'Cena za osobu: {price}', en: 'Price per person: {price}' },
  more: { cs: 'Víc a přihláška: {address}', en: 'More and registration: {address}' },
  about: { cs: 'Víc o akci: {address}', en: 'More about it: {address}' },
})

type Shared = {
  readonly title: string
  readonly isRide: boolean
  readonly isCancelled: boolean
  readonly facts: Pick<Facts, 'when' | 'place' | 'route' | 'price'>
  /** Where and when one joins. */
  readonly joining: string | null
  readonly address: string
}

/** What somebody sends to a chat: all one needs to decide, and the one link. No names: nobody knows who reads there. */
export function shareText(
  { title, isRide, isCancelled, facts, joining, address }: Shared,
  language: Language,
) {
  const say = speak(WORDS, language)
  const { when, place, route, price } = facts
  return [
    say(isCancelled ? 'cancelled' : isRide ? 'ride' : 'other', { title }),
    when,
    place && say('place', { place }),
    joining && say('joining', { points: joining }),
    route && say('route', { route }),
    price && say('price', { price }),
    say(isCancelled ? 'about' : 'more', { address }),
  ]
    .filter(Boolean)
    .join('\n')
}

type Phone = Pick<Navigator, 'canShare' | 'share'>

/** Through the phone's own sheet, with the picture where it takes one. Whoever changes his mind is told nothing. */
export async function shareBy(phone: Phone, text: string, picture: File | null): Promise<void> {
  const whole = picture ? { text, files: [picture] } : { text }
  try {
    await phone.share(phone.canShare(whole) ? whole : { text })
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}
