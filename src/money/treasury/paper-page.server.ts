import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { IdsText, pageIn } from '../../ground/lists/list-fields.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { speak } from '../../ground/values/words.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { callOnPaper, noteBounced } from '../fees/change-last-call.server.ts'
import { countCalls } from '../fees/last-calls.server.ts'
import { LettersDelivered } from '../fees/paper-letter.ts'
import { listPaperLetters, markDelivered } from '../fees/paper-letters.server.ts'
import { OPEN_CALLS, viewCalls } from './calls-page.server.ts'
import { paperWords } from './paper.words.ts'
import { addressOf } from './print-letters.server.ts'

export const paperScreen = declareScreen({ who: 'fees.manage' })

/** What waits to be printed and posted, or what went out. */
export async function viewPaperPage(
  { db, language, today }: Pick<RequestContext, 'db' | 'language' | 'today'>,
  search: URLSearchParams,
) {
  const asked = search.get('stav')
  const stopped = await countCalls(db, ['stopped'], today)
  if (asked === 'vyzvy') {
    const { calls, view } = await viewCalls(db, { today, language, ...pageIn(search) })
    return { isCalls: true, isDelivered: false, today, stopped, hasCalls: true, calls, letters: [], view }
  }
  const isDelivered = asked === 'vyrizene'
  const { items, ...view } = await listPaperLetters(db, { isDelivered, ...pageIn(search) })
  const say = speak(paperWords, language)
  const day = (text: string) => ({ day: dayInFigures(text, language) })
  return {
    isCalls: false,
    calls: [],
    stopped,
    hasCalls: (await countCalls(db, OPEN_CALLS, today)) > 0,
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

const OfCall = z.strictObject({ paymentId: RowId })

export const paperActs = {
  /** One or many: how and on which day they went out. */
  '': paperScreen.act({
    takes: LettersDelivered.extend({ ids: IdsText }),
    does: async ({ db, visitor, today }, input) => ({
      fault: undefined,
      done: {
        what: 'out',
        count: await markDelivered(db, { ...input, today, actorId: visitor.id }),
      } as const,
    }),
  }),
  'call-bounced': paperScreen.act({
    takes: OfCall,
    does: async ({ db, visitor, today }, { paymentId }) => {
      await noteBounced(db, { paymentId, today, actorId: visitor.id })
      return { fault: undefined, done: { what: 'bounced', count: 1 } as const }
    },
  }),
  'call-paper': paperScreen.act({
    takes: OfCall,
    does: async ({ db, visitor, today }, { paymentId }) => {
      await callOnPaper(db, { paymentId, today, actorId: visitor.id })
      return { fault: undefined, done: { what: 'paper', count: 1 } as const }
    },
  }),
}
