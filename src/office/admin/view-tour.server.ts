import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { mayEnter } from './guard.ts'
import { STOPS, TOURS } from './tour.ts'
import { stopWords } from './tour-stops.words.ts'

export type TourStop = { readonly to: string; readonly text: string }

/** The stops of whoever was not shown around yet; nothing for anybody else. */
export async function viewTour(
  db: Db,
  visitor: Pick<Visitor, 'id' | 'role' | 'grants' | 'off'>,
  language: Language,
): Promise<readonly TourStop[]> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', visitor.id)
    .where('touredAt', 'is', null)
    .executeTakeFirst()
  if (!account) return []
  const say = speak(stopWords, language)
  // What the club has switched off is not on the way.
  const stops = TOURS[visitor.role].filter((stop) => mayEnter(STOPS[stop], visitor))
  return stops.map((stop) => ({ to: STOPS[stop], text: say(stop) }))
}
