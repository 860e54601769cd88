import { clock } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { eventDetailWords } from './event-detail.words.ts'

type Point = { readonly at: Date; readonly place: string; readonly division: string | null }

/**
 * Where the ride sets off: the earliest point that is everybody's, or of divisions where none is. Those that set off at the
 * same time do so from several places.
 */
export function firstPlaces(points: readonly Point[], language: Language): string | null {
  const open = points.filter(({ division }) => division === null)
  const asked = open.length > 0 ? open : points
  const first = Math.min(...asked.map(({ at }) => at.getTime()))
  const places = asked.filter(({ at }) => at.getTime() === first).map(({ place }) => place)
  return places.join(` ${speak(eventDetailWords, language)('or')} `) || null
}

/** All of them in one line, as somebody sends them to a chat. */
export function joiningInWords(points: readonly Point[], language: Language): string | null {
  const say = speak(eventDetailWords, language)
  const whose = (name: string | null) => (name === null ? '' : ` (${say('division', { name })})`)
  return (
    points
      .map(({ at, place, division }) => `${clock(at, language)} ${place}${whose(division)}`)
      .join(' · ') || null
  )
}
