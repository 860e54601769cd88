import { IdsText, pageIn } from '../../ground/lists/list-fields.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { speak } from '../../ground/values/words.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { LettersDelivered } from '../fees/paper-letter.ts'
import { listPaperLetters, markDelivered } from '../fees/paper-letters.server.ts'
import { paperWords } from './paper.words.ts'
import { addressOf } from './print-letters.server.ts'

export const paperScreen = declareScreen({ who: 'fees.manage' })

/** What waits to be printed and posted, or what went out. */
export async function viewPaperPage(
  { db, language, today }: Pick<RequestContext, 'db' | 'language' | 'today'>,
  search: URLSearchParams,
) {
  const isDelivered = search.get('stav') === 'vyrizene'
  const { items, ...view } = await listPaperLetters(db, { isDelivered, ...pageIn(search) })
  const say = speak(paperWords, language)
  const day = (text: string) => ({ day: dayInFigures(text, language) })
  return {
    isDelivered,
    today,
    view,
    letters: items.map(({ street, postalCode, city, createdAt, ...letter }) => ({
      ...letter,
      address:
        addressOf({ ...letter, street, postalCode, city })
          ?.slice(1)
          .join(', ') ?? null,
      when:
        letter.deliveredHow && letter.deliveredOn
          ? say(letter.deliveredHow, day(letter.deliveredOn))
          : say('since', day(pragueDay(createdAt))),
    })),
  }
}

/** One or many: how and on which day they went out. */
export const paperActs = paperScreen.act({
  takes: LettersDelivered.extend({ ids: IdsText }),
  does: async ({ db, visitor, today }, input) => ({
    fault: undefined,
    done: { count: await markDelivered(db, { ...input, today, actorId: visitor.id }) },
  }),
})
