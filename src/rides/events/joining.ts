import { clock } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { eventDetailWords } from './event-detail.words.ts'

type Point = { readonly at: Date; readonly place: string; readonly division: string | null }

/**
 * Where the ride sets off: the earliest point that is everybody's, or of divisions where none is. Those that set off at the
 * same time do so from several places.
 */
export function firstPlaces(points: readonly Point[], language: Language): string | null {
  const asked = openPoints(points)
  const first = Math.min(...asked.map(({ at }) => at.getTime()))
  const places = asked.filter(({ at }) => at.getTime() === first).map(({ place }) => place)
  return places.join(` ${speak(eventDetailWords, language)('or')} `) || null
}

/** Those that are everybody's; where each is some division's, all of them. */
function openPoints<One extends Point>(points: readonly One[]): readonly One[] {
  const open = points.filter(({ division }) => division === null)
  return open.length > 0 ? open : points
}

/** Where a rider meets the others next: at his own point, then at those after it. Where others met before is not his. */
export function nextStop(points: readonly Point[], own: Point | null, now: Date): Point | null {
  const his = own ? points.filter(({ at }) => at >= own.at) : openPoints(points)
  const coming = his.filter(({ at }) => at > now).toSorted((one, other) => Number(one.at) - Number(other.at))
  return coming.find(({ at }) => own?.at.getTime() === at.getTime()) ? own : (coming[0] ?? null)
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
