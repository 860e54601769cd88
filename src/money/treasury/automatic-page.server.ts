import { z } from 'zod'
import type { Page } from '../../ground/http/after.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { IdsText, pageIn } from '../../ground/lists/list-fields.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { shortMoment } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import {
  leaveOut,
  remindsByItself,
  stopReminders,
  switchReminders,
} from '../fees/change-reminder-plan.server.ts'
import { AUTOMATIC_PATH } from '../fees/fee-paths.ts'
import { findBankAge } from '../fees/fresh-bank.server.ts'
import { goesAt, PLAN_OUTCOMES } from '../fees/reminder-plan.ts'
import {
  findWaitingPlan,
  listPastPlans,
  listPlanItems,
  type PlanTally,
  sumPlan,
} from '../fees/reminder-plans.server.ts'
import { automaticWords } from './automatic.words.ts'
import { listedPayment } from './listed-payment.ts'

export const automaticScreen = declareScreen({ who: 'fees.manage' })
const PAST = 10

/** What the tab of reminders says of the list that waits: when it goes, and where it is stopped. In words, for its script is full. */
export async function viewWaiting(db: Db, language: Language) {
  const plan = await findWaitingPlan(db)
  const say = speak(automaticWords, language)
  const goes =
    plan &&
    (plan.toldAt
      ? say('waiting', { when: shortMoment(goesAt(plan.toldAt), language) })
      : say('waitingUntold'))
  return { goes, to: AUTOMATIC_PATH, link: say(plan ? 'openList' : 'how') }
}

export async function viewAutomaticPage(
  { db, language, today }: Pick<RequestContext, 'db' | 'language' | 'today'>,
  search: URLSearchParams,
) {
  const say = speak(automaticWords, language)
  const [isOn, bank, plan, past] = await Promise.all([
    remindsByItself(db),
    findBankAge(db),
    findWaitingPlan(db),
    listPastPlans(db, { page: 1, pageSize: PAST }),
  ])
  return {
    today,
    isOn,
    hasBank: bank.isOn,
    plan: plan && (await describePlan(db, plan, { page: pageIn(search), language })),
    past: past.items.map((one) => ({
      id: one.id,
      title: say('night', { day: dayInFigures(one.madeOn, language) }),
      ...describePast(one, language),
    })),
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingPlan>>>

async function describePlan(
  db: Db,
  { id, toldAt }: Waiting,
  { page, language }: { page: Page; language: Language },
) {
  const say = speak(automaticWords, language)
  const { first, second, amount } = await sumPlan(db, id)
  const { items, ...view } = await listPlanItems(db, id, page)
  return {
    title: toldAt ? say('goes', { when: shortMoment(goesAt(toldAt), language) }) : say('notTold'),
    sum: say('sum', {
      first: String(first),
      second: String(second),
      amount: moneyInWords(amount, language),
    }),
    items: items.map(({ level, isLeftOut, ...payment }) => ({ ...listedPayment(payment), level, isLeftOut })),
    view,
  }
}

function describePast({ state, endedOn, madeOn, outcomes }: PlanTally, language: Language) {
  const say = speak(automaticWords, language)
  const day = dayInFigures(endedOn ?? madeOn, language)
  const ended = { gone: say('gone', { day }), stopped: say('stoppedOn', { day }), unread: say('unread') }
  const counts = [
    ...PLAN_OUTCOMES.map((key) => [key === 'failed' ? 'failedOnes' : key, outcomes[key]] as const),
    ['leftOutOnes', outcomes.leftOut] as const,
  ]
  return {
    isTrouble: state === 'unread',
    state: state === 'planned' || state === 'empty' ? '' : ended[state],
    counts: counts.filter(([, count]) => count > 0).map(([key, count]) => say(key, { count: String(count) })),
  }
}

const Chosen = z.union([
  z.strictObject({ paymentId: RowId }).transform(({ paymentId }) => [paymentId]),
  z.strictObject({ ids: IdsText }).transform(({ ids }) => ids),
])

const change = (isLeftOut: boolean) =>
  automaticScreen.act({
    takes: Chosen,
    does: async ({ db, visitor }, ids) => {
      const count = await leaveOut(db, { ids, isLeftOut, actorId: visitor.id })
      return { fault: undefined, done: { what: isLeftOut ? 'left-out' : 'put-back', count } as const }
    },
  })

const turn = (isOn: boolean) =>
  automaticScreen.act({
    does: async ({ db, visitor, today }) => {
      await switchReminders(db, { isOn, actorId: visitor.id, today })
      return { fault: undefined, done: { what: isOn ? 'on' : 'off', count: 0 } as const }
    },
  })

export const automaticActs = {
  'turn-on': turn(true),
  'turn-off': turn(false),
  stop: automaticScreen.act({
    does: async ({ db, visitor, today }) => {
      await stopReminders(db, { actorId: visitor.id, today })
      return { fault: undefined, done: { what: 'stopped', count: 0 } as const }
    },
  }),
  'leave-out': change(true),
  'put-back': change(false),
}
