import type { Page } from '../../ground/http/after.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import type { CallState } from '../fees/last-call.ts'
import { listCalls, type ToldCall } from '../fees/last-calls.server.ts'
import { paperWords } from './paper.words.ts'

/** Those the Treasurer may still do anything about: what is passed or decided is the Secretary's. */
export const OPEN_CALLS: readonly CallState[] = ['stopped', 'on_way', 'running']

type Asked = Page & { readonly today: string; readonly language: Language }

export async function viewCalls(db: Db, { today, language, ...page }: Asked) {
  const { items, ...view } = await listCalls(db, { states: OPEN_CALLS, today, ...page })
  return { view, calls: items.map((call) => describe(call, language)) }
}

function describe(call: ToldCall, language: Language) {
  const { paymentId: id, memberId, number, firstName, lastName, nickname, divisionName } = call
  const say = speak(paperWords, language)
  const day = (text: string) => dayInFigures(text, language)
  return {
    id,
    memberId,
    number,
    firstName,
    lastName,
    nickname,
    divisionName,
    delivered: deliveryOf(call, language),
    standing:
      call.state === 'stopped'
        ? say('callStopped')
        : call.lastOn
          ? say('callRuns', { day: day(call.lastOn) })
          : say('callOnWay'),
    isStopped: call.state === 'stopped',
    isDelivered: call.deliveredOn !== null,
  }
}

function deliveryOf(
  { state, deliveredHow: how, deliveredOn, isOnPaper, sentTo }: ToldCall,
  language: Language,
) {
  const say = speak(paperWords, language)
  if (state === 'stopped' && isOnPaper) return say('callPaperBack')
  if (how === null || deliveredOn === null) return isOnPaper ? say('callPaperWaits') : (sentTo ?? '–')
  const day = dayInFigures(deliveredOn, language)
  return how === 'mail' ? say('byMailOn', { day, to: sentTo ?? '–' }) : say(how, { day })
}
