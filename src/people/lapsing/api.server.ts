import { z } from 'zod'
import { Day, Done, listOf, Money } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { CALL_DELIVERIES, CALL_OUTCOMES, CALL_STATES } from '../../money/fees/last-call.ts'
import { project } from '../members/visibility.ts'
import { ClosingAnswer, closedAnswer } from '../closing/closing-answer.ts'
import { endUnpaid, extendCall, waiveLapse } from './decide-lapse.server.ts'
import { ExtensionInput, WaiverInput } from './lapse.ts'
import { LAPSE_TABS, listLapses } from './view-lapses.server.ts'

const LapseAnswer = z
  .strictObject({
    paymentId: z.int(),
    memberId: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    period: z.int().nullable(),
    state: z.enum(CALL_STATES),
    owed: Money.describe('what is owed still'),
    dueOn: Day,
    calledOn: Day,
    statedOn: Day.describe('the last day as the letter names it'),
    deliveredHow: z.enum(CALL_DELIVERIES).nullable(),
    deliveredOn: Day.nullable(),
    lastOn: Day.nullable().describe('the last day to pay, counted from the delivery'),
    paidOn: Day.nullable().describe('the day the money came, where it came late'),
    extendedOn: Day.nullable(),
    outcome: z.enum(CALL_OUTCOMES).nullable(),
    decidedOn: Day.nullable(),
    reason: z.string().nullable(),
    letters: z.array(
      z.strictObject({
        level: z.union([z.literal(1), z.literal(2)]),
        how: z.enum(['mail', 'paper']),
        to: z.string().nullable(),
        sentOn: Day.nullable(),
        paragraphs: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Lapse' })

const Id = z.object({ id: RowId })

export const lapseDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/lapses',
    who: 'members.archive',
    summary:
      'Unpaid fees after the second reminder (§ 238): whose last day passed, runs, or was decided, each with its file',
    query: listQuery(['lastOn']).extend({ state: z.enum(LAPSE_TABS).default('passed') }),
    answers: listOf(LapseAnswer),
    handle: async ({ db, today, query: { state, ...page } }) => {
      const { items, ...leaf } = await listLapses(db, { tab: state, today, ...page })
      return {
        ...leaf,
        items: items.map((lapse) => ({
          paymentId: lapse.paymentId,
          memberId: lapse.memberId,
          number: lapse.number,
          firstName: lapse.firstName,
          lastName: lapse.lastName,
          period: lapse.period,
          state: lapse.state,
          owed: { amount: lapse.remaining, currency: 'CZK' },
          dueOn: lapse.dueOn,
          calledOn: lapse.calledOn,
          statedOn: lapse.statedOn,
          deliveredHow: lapse.deliveredHow,
          deliveredOn: lapse.deliveredOn,
          lastOn: lapse.lastOn,
          paidOn: lapse.paidOn,
          extendedOn: lapse.extendedOn,
          outcome: lapse.outcome,
          decidedOn: lapse.decidedOn,
          reason: lapse.reason,
          letters: [...lapse.letters].map((letter) => ({ ...letter, paragraphs: [...letter.paragraphs] })),
        })),
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/lapses/:id/end',
    who: 'members.archive',
    summary: 'The membership ended on the last day, for this fee was not paid; it is closed whole',
    params: Id,
    answers: ClosingAnswer,
    handle: async ({ db, visitor, now, today, params }) => {
      const { card, closed } = await endUnpaid(db, visitor, { paymentId: params.id, now, today })
      return { success: true, member: project(card, visitor), closed: closedAnswer(closed) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/lapses/:id/extend',
    who: 'members.archive',
    summary: 'More time had been given before the last day was over',
    params: Id,
    body: ExtensionInput,
    answers: Done,
    handle: async ({ db, visitor, today, params, body }) => {
      await extendCall(db, visitor, { paymentId: params.id, today, ...body })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/lapses/:id/waive',
    who: 'members.archive',
    summary: 'The membership goes on although the last day passed',
    params: Id,
    body: WaiverInput,
    answers: Done,
    handle: async ({ db, visitor, today, params, body }) => {
      await waiveLapse(db, visitor, { paymentId: params.id, today, ...body })
      return { success: true }
    },
  }),
]
