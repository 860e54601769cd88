import { z } from 'zod'
import { Day, Done, doneWith, listOf, Moment, Money } from '../../ground/http/answer.ts'
import { door } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { MemberIds } from '../../ground/lists/list-fields.ts'
import {
  leaveOut,
  remindsByItself,
  stopReminders,
  switchReminders,
} from '../fees/change-reminder-plan.server.ts'
import { goesAt, PLAN_OUTCOMES, PLAN_STATES } from '../fees/reminder-plan.ts'
import { findWaitingPlan, listPastPlans, listPlanItems } from '../fees/reminder-plans.server.ts'

const PlannedReminder = z
  .strictObject({
    paymentId: z.int(),
    memberId: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    level: z.union([z.literal(1), z.literal(2)]),
    amount: Money.describe('what is owed still'),
    isLeftOut: z.boolean(),
  })
  .meta({ id: 'PlannedReminder' })

const PastReminders = z
  .strictObject({
    id: z.int(),
    madeOn: Day,
    state: z.enum(PLAN_STATES),
    endedOn: Day.nullable(),
    outcomes: z.record(z.enum([...PLAN_OUTCOMES, 'leftOut']), z.int()),
  })
  .meta({ id: 'PastReminders' })

export const automaticDoors = [
  door({
    method: 'GET',
    path: '/api/fees/automatic/waiting',
    who: 'fees.manage',
    summary: 'Reminders that go by themselves: whether it is switched on, who is listed, and when they go',
    query: listQuery(['name']),
    answers: listOf(PlannedReminder).extend({ isOn: z.boolean(), goesAt: Moment.nullable() }),
    handle: async ({ db, query }) => {
      const [isOn, plan] = await Promise.all([remindsByItself(db), findWaitingPlan(db)])
      const { items, ...page } = plan ? await listPlanItems(db, plan.id, query) : onePage([], query)
      const told = items.map(
        ({ id, memberId, number, firstName, lastName, level, remaining, isLeftOut }) => ({
          paymentId: id,
          memberId,
          number,
          firstName,
          lastName,
          level,
          isLeftOut,
          amount: { amount: remaining, currency: 'CZK' },
        }),
      )
      return { items: told, ...page, isOn, goesAt: plan?.toldAt ? goesAt(plan.toldAt) : null }
    },
  }),
  door({
    method: 'GET',
    path: '/api/fees/automatic/past',
    who: 'fees.manage',
    summary: 'What became of the lists of reminders before',
    query: listQuery(['-madeOn']),
    answers: listOf(PastReminders),
    handle: ({ db, query }) => listPastPlans(db, query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/automatic',
    who: 'fees.manage',
    summary: 'Switch reminders by themselves on or off; off stops what waits as well',
    body: z.strictObject({ isOn: z.boolean() }),
    answers: Done,
    handle: async ({ db, visitor, today, body: { isOn } }) => {
      await switchReminders(db, { isOn, actorId: visitor.id, today })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/automatic/stop',
    who: 'fees.manage',
    summary: 'Stop the whole list that waits',
    answers: Done,
    handle: async ({ db, visitor, today }) => {
      await stopReminders(db, { actorId: visitor.id, today })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/automatic/leave-out',
    who: 'fees.manage',
    summary: 'Take people out of the list that waits, or put them back',
    body: z.strictObject({ ids: MemberIds, isLeftOut: z.boolean().default(true) }),
    answers: doneWith({ count: z.int() }),
    handle: async ({ db, visitor, body }) => ({
      success: true,
      count: await leaveOut(db, { ...body, actorId: visitor.id }),
    }),
  }),
]
