import { addDays } from '../../ground/values/day.ts'
import { markDone } from '../../ground/batches/batches.server.ts'
import { frozenIds } from '../../ground/batches/batch.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { labelledItems } from '../../people/members/labelled-items.server.ts'
import type { MailPriority } from '../../ground/mail/outbox.ts'
import { listName } from '../../people/members/member.ts'
import { payFromCredits } from '../payments/credits.server.ts'
import { createPayment } from '../payments/create-payment.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { feeAmount, feeDueOn, feeOwed, feeYear, type Owed } from './fee.ts'
import { GENERATE_BATCH } from './fee-batch.ts'
import { readFeeSettings } from './fee-settings.server.ts'

import { listAlreadyAsked, listNextOwing } from './owing-members.server.ts'
import { holdPayer } from './payers.server.ts'
import { takeHousehold } from './household-items.server.ts'
import { type LetterFate, postInstructions } from './post-instructions.server.ts'

type Order = {
  readonly memberId: number
  readonly actorId: number
  readonly today: string
  /** Said by the Treasurer; otherwise the settings decide. */
  readonly amount?: number | undefined
  readonly priority?: MailPriority
} & ({ readonly type: '1'; readonly purpose: string } | { readonly type: '2'; readonly period: number })

export type Generated = { readonly paymentId: number; readonly email: LetterFate }

/**
 * A payment, what the club keeps for the person put to it, and its instructions in one transaction: nobody owes what he
 * was not told.
 */
export async function generatePayment(db: Db, order: Order): Promise<Generated> {
  const { actorId, today, priority = 'normal' } = order
  return inTransaction(db, async (tx) => {
    const { settings, asked } = await makePayment(tx, order)
    const email = await postInstructions(tx, asked, { settings, today, priority, actorId })
    return { paymentId: asked.id, email }
  })
}

type Asked = Awaited<ReturnType<typeof makePayment>>['asked']

async function makePayment(tx: Db, order: Order) {
  const { memberId, actorId, today } = order
  const period = order.type === '2' ? order.period : null
  const settings = await readFeeSettings(tx, feeYear({ period }, today))
  const payer = await holdPayer(tx, memberId, period)
  const base = { memberId, actorId }
  const payment =
    order.type === '2'
      ? await createPayment(tx, {
          ...base,
          type: '2',
          period: order.period,
          amount: order.amount ?? amountOrRefusal(feeOwed(payer, order.period, settings)),
          dueOn: feeDueOn(order.period, today, settings),
        })
      : await createPayment(tx, {
          ...base,
          type: '1',
          purpose: order.purpose,
          amount: order.amount ?? feeAmount(payer, settings),
          dueOn: addDays(today, settings.daysToPay),
        })
  const fromCredit = await payFromCredits(tx, { ...payment, memberId }, actorId)
  return { settings, asked: { ...payment, remaining: payment.amount - fromCredit, fromCredit } }
}

function amountOrRefusal(owed: Owed): number {
  if ('amount' in owed) return owed.amount
  if (owed.exempt === 'lifetime') throw new Refusal('lifetime_member')
  throw new Refusal(owed.exempt === 'gone' ? 'card_closed' : 'owes_nothing')
}

type ManyInput = { readonly period: number; readonly actorId: number }

/** The next ones of those who have none, at most so many, or all of them, as a run. */
export async function generateNext(
  db: Db,
  { period, actorId, limit }: ManyInput & { readonly limit: number | null },
): Promise<StartedBatch> {
  const settings = await readFeeSettings(db, period)
  const people = await listNextOwing(db, { period, settings }, limit)
  if (people.length === 0) throw new Refusal('all_generated')
  const items = people.map((person) => ({ id: person.id, label: listName(person) }))
  return startBatch(db, { kind: GENERATE_BATCH, actorId, items, params: { period } })
}

/** Chosen people as a run; whoever has his payment already is left out, and if all have, that is said. */
export async function generateMany(
  db: Db,
  { period, actorId, ids }: ManyInput & { readonly ids: readonly number[] },
): Promise<StartedBatch> {
  const asked = await listAlreadyAsked(db, ids, period)
  const left = frozenIds(ids).filter((id) => !asked.has(id))
  if (left.length === 0) throw new Refusal('all_generated')
  const items = await labelledItems(db, left)
  return startBatch(db, { kind: GENERATE_BATCH, actorId, items, params: { period } })
}

export const generateFeesWork: BatchWork = {
  title: { cs: 'Generování plateb', en: 'Generating payments' },
  permission: 'fees.manage',
  perform: async (tx, { id }, { batchId, actorId, params, today }) => {
    const period = Number(asRecord(params).period)
    const order = { type: '2', period, actorId, today, priority: 'bulk' } as const
    const settings = await readFeeSettings(tx, period)
    // Those of his household who wait in the same run are asked with him, in one letter; cards are held in one order.
    const mates = await takeHousehold(tx, batchId, id)
    const people = [{ itemId: id, position: null }, ...mates].toSorted(
      (one, other) => one.itemId - other.itemId,
    )
    const together: Asked[] = []
    for (const { itemId, position } of people) {
      const making = makePayment(tx, { ...order, memberId: itemId })
      const made = position === null ? await making : await making.catch(leaveToHisTurn)
      if (!made) continue
      together.push(made.asked)
      if (position !== null) await markDone(tx, batchId, [position])
    }
    const posting = { settings, today, priority: 'bulk', actorId } as const
    const open = together.filter(({ remaining }) => remaining > 0)
    for (const paid of together) if (paid.remaining === 0) await postInstructions(tx, paid, posting)
    const [first] = open
    const fromCredit = open.reduce((sum, one) => sum + one.fromCredit, 0)
    if (first) await postInstructions(tx, { ...first, fromCredit }, posting)
  },
}

/** Why not is told at his own item. */
function leaveToHisTurn(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
