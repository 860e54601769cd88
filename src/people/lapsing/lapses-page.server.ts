import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { addDays } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { readFeeSettings } from '../../money/fees/fee-settings.server.ts'
import { endUnpaid, extendCall, waiveLapse } from './decide-lapse.server.ts'
import { ExtensionInput, WaiverInput } from './lapse.ts'
import { lapsesWords } from './lapses.words.ts'
import { type CallLetter, LAPSE_TABS, type Lapse, type LapseTab, listLapses } from './view-lapses.server.ts'

export const lapsesScreen = declareScreen({ who: 'members.archive' })

/** A file is long: so many to a page. */
const PAGE_SIZE = 20

export async function viewLapsesPage(
  { db, language, today }: Pick<RequestContext, 'db' | 'language' | 'today'>,
  search: URLSearchParams,
) {
  const tab = LAPSE_TABS.find((one) => one === search.get('stav')) ?? 'passed'
  const [{ items, ...view }, settings] = await Promise.all([
    listLapses(db, { tab, today, ...pageIn(search, PAGE_SIZE) }),
    readFeeSettings(db, Number(today.slice(0, 4))),
  ])
  return {
    title: speak(lapsesWords, language)('title'),
    tab,
    today,
    isOn: settings.lapses,
    view,
    lapses: items.map((lapse) => describe(lapse, { tab, language })),
  }
}

type Telling = { readonly tab: LapseTab; readonly language: Language }

/** In words, so that the screen has but to lay them out. */
function describe(lapse: Lapse, { tab, language }: Telling) {
  const say = speak(lapsesWords, language)
  const day = (text: string | null) => (text === null ? '' : dayInFigures(text, language))
  const { paymentId, memberId, number, firstName, lastName, nickname, divisionName, lastOn } = lapse
  return {
    paymentId,
    memberId,
    number,
    firstName,
    lastName,
    nickname,
    divisionName,
    fee: say('fee', { year: String(lapse.period) }),
    owes: lapse.remaining > 0 ? say('owes', { amount: moneyInWords(lapse.remaining, language) }) : null,
    standing: standingOf(lapse, language),
    isTrouble: lapse.state === 'stopped',
    late: tab === 'passed' && lapse.paidOn ? say('late', { day: day(lapse.paidOn) }) : null,
    extended: lapse.extendedOn ? say('extended', { day: day(lapse.extendedOn) }) : null,
    reason: lapse.reason,
    facts: [
      [say('due'), day(lapse.dueOn)],
      [say('stated'), day(lapse.statedOn)],
      [say('delivered'), deliveryOf(lapse, language)],
      ...(lastOn ? [[say('counted'), day(lastOn)]] : []),
    ],
    inPerson:
      lapse.remindedOn && !lapse.letters.some(({ level }) => level === 1)
        ? say('inPerson', { day: day(lapse.remindedOn) })
        : null,
    letters: lapse.letters.map((letter) => ({
      title: say(letter.level === 1 ? 'letter1' : 'letter2'),
      when: whenOf(letter, language),
      paragraphs: letter.paragraphs,
    })),
    end: lastOn ? say('end', { day: day(lastOn) }) : '',
    lastOn,
    earliest: lastOn ? addDays(lastOn, 1) : null,
  }
}

function standingOf({ state, outcome, decidedOn, lastOn }: Lapse, language: Language): string {
  const say = speak(lapsesWords, language)
  const day = (text: string | null) => ({ day: text === null ? '' : dayInFigures(text, language) })
  if (outcome === 'ended') return say('ended', day(lastOn))
  if (outcome === 'waived') return say('waived', day(decidedOn))
  if (state === 'stopped') return say('stopped')
  if (state === 'on_way') return say('onWay')
  return say(state === 'running' ? 'runs' : 'lastDay', day(lastOn))
}

function deliveryOf({ deliveredHow: how, deliveredOn: on, sentTo }: Lapse, language: Language): string {
  const say = speak(lapsesWords, language)
  if (how === null || on === null) return say('notDelivered')
  const day = dayInFigures(on, language)
  return how === 'mail' ? say('byMail', { day, to: sentTo ?? '–' }) : say(how, { day })
}

function whenOf({ how, to, sentOn }: CallLetter, language: Language): string {
  const say = speak(lapsesWords, language)
  const day = sentOn === null ? say('unsent') : dayInFigures(sentOn, language)
  return how === 'mail' ? say('letterMail', { day, to: to ?? '–' }) : say('letterPaper', { day })
}

const Which = { paymentId: RowId }

export const lapseActs = {
  end: lapsesScreen.act({
    takes: z.strictObject(Which),
    does: async ({ db, visitor, now, today }, { paymentId }) => {
      await endUnpaid(db, visitor, { paymentId, now, today })
      return { fault: undefined, done: { intent: 'end', paymentId } as const }
    },
  }),
  extend: lapsesScreen.act({
    takes: formOf(ExtensionInput.extend(Which)),
    does: async ({ db, visitor, today }, input) => {
      await extendCall(db, visitor, { ...input, today })
      return { fault: undefined, done: { intent: 'extend', paymentId: input.paymentId } as const }
    },
  }),
  waive: lapsesScreen.act({
    takes: formOf(WaiverInput.extend(Which)),
    does: async ({ db, visitor, today }, input) => {
      await waiveLapse(db, visitor, { ...input, today })
      return { fault: undefined, done: { intent: 'waive', paymentId: input.paymentId } as const }
    },
  }),
}
