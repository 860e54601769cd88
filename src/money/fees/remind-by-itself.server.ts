import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { feeYear } from './fee.ts'
import { readFeeSettings } from './fee-settings.server.ts'
import { hasToken } from '../bank/bank-line.server.ts'
import { receiveMoney } from '../pairing/receive-money.server.ts'
import { remindsByItself } from './change-reminder-plan.server.ts'
import { findHeld, remindPayment } from './remind-payment.server.ts'
import { goesAt, isListingDue, isTellingDue, type PlanOutcome } from './reminder-plan.ts'
import {
  fillPlan,
  findLastPlan,
  findWaitingPlan,
  insertPlan,
  isAnybodyDue,
  sumPlan,
} from './reminder-plans.server.ts'

/**
 * Reminders by themselves, where the club has switched it on: listed at night, told in the morning, sent a day later. Each
 * step is a state of its own in the database, so a house that was off or fell goes on where it stopped, and nothing goes twice.
 */
export async function remindByItself(db: Db, now: Date): Promise<void> {
  if (!(await remindsByItself(db))) return
  await sendList(db, now)
  await makeList(db, now)
  await tellOfList(db, now)
}

async function makeList(db: Db, now: Date): Promise<void> {
  const last = await findLastPlan(db)
  if (!isListingDue(last, now)) return
  // A club without a bank knows alone who has paid; the screen says so.
  if (!(await hasToken(db))) return
  const today = pragueDay(now)
  const settings = await readFeeSettings(db, feeYear({ period: null }, today))
  if (!(await isAnybodyDue(db, { today, settings, held: [] }))) {
    await insertPlan(db, { madeOn: today, state: 'empty' })
    return
  }
  const bank = await readNow(db)
  if (bank === 'later') return
  if (bank === 'unread') {
    await inTransaction(db, async (tx) => {
      const id = await insertPlan(tx, { madeOn: today, state: 'unread' })
      // One letter until it has worked again: the bank's own tells how to mend it.
      if (id !== null && last?.state !== 'unread')
        await tellOfficers(tx, 'Treasurer', 'reminders-unread', { isListed: false })
    })
    return
  }
  await inTransaction(db, async (tx) => {
    const due = { today, settings, held: [...(await findHeld(tx))] }
    const state = (await isAnybodyDue(tx, due)) ? 'planned' : 'empty'
    const id = await insertPlan(tx, { madeOn: today, state })
    if (id !== null && state === 'planned') await fillPlan(tx, id, due)
  })
}

async function tellOfList(db: Db, now: Date): Promise<void> {
  if (!isTellingDue(now)) return
  await inTransaction(db, async (tx) => {
    const told = await tx
      .updateTable('reminderPlan')
      .set({ toldAt: now })
      .where('state', '=', 'planned')
      .where('toldAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!told) return
    const params = { ...(await sumPlan(tx, told.id)), goesAt: goesAt(now).toISOString() }
    await tellOfficers(tx, 'Treasurer', 'reminders-planned', params)
  })
}

async function sendList(db: Db, now: Date): Promise<void> {
  const plan = await findWaitingPlan(db)
  if (!plan?.toldAt || goesAt(plan.toldAt) > now) return
  const today = pragueDay(now)
  const bank = await readNow(db)
  if (bank === 'later') return
  if (bank === 'unread') {
    await inTransaction(db, async (tx) => {
      const stopped = await tx
        .updateTable('reminderPlan')
        .set({ state: 'unread', endedOn: today })
        .where('id', '=', plan.id)
        .where('state', '=', 'planned')
        .returning('id')
        .executeTakeFirst()
      if (stopped) await tellOfficers(tx, 'Treasurer', 'reminders-unread', { isListed: true })
    })
    return
  }
  while (await sendSome(db, plan.id, today)) {
    // Each round is a transaction of its own; a house that falls goes on with those who have nothing yet.
  }
}

/** Read now; or it could not be; or somebody else is reading it this very minute, and the next look will do. */
async function readNow(db: Db): Promise<'read' | 'unread' | 'later'> {
  try {
    await receiveMoney(db, { cause: 'schedule', actorId: null })
    return 'read'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === 'bank_rate_limited' ? 'later' : 'unread'
  }
}

const AT_ONCE = 50

/** The next of the list, and whether there may be more. Held by its row: whoever stops it or takes somebody out comes before or after. */
async function sendSome(db: Db, planId: number, today: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const plan = await tx
      .selectFrom('reminderPlan')
      .select('id')
      .where('id', '=', planId)
      .where('state', '=', 'planned')
      .forUpdate()
      .executeTakeFirst()
    if (!plan) return false
    const items = await tx
      .selectFrom('reminderPlanItem')
      .select(['paymentId', 'level'])
      .where('planId', '=', planId)
      .where('outcome', 'is', null)
      .where('leftOutBy', 'is', null)
      .orderBy('paymentId')
      .limit(AT_ONCE)
      .execute()
    if (items.length === 0) {
      await tx
        .updateTable('reminderPlan')
        .set({ state: 'gone', endedOn: today })
        .where('id', '=', planId)
        .execute()
      return false
    }
    const held = await findHeld(tx)
    for (const { paymentId, level: seenLevel } of items) {
      const outcome = await remindOne(tx, { paymentId, seenLevel, held, today })
      await tx
        .updateTable('reminderPlanItem')
        .set({ outcome })
        .where('planId', '=', planId)
        .where('paymentId', '=', paymentId)
        .execute()
    }
    return true
  })
}

type One = Pick<Parameters<typeof remindPayment>[1], 'paymentId' | 'seenLevel' | 'held' | 'today'>

const OUTCOME_OF: Readonly<Partial<Record<RefusalCode, PlanOutcome>>> = {
  money_may_have_come: 'held',
  payment_closed: 'settled',
  not_due_for_reminder: 'settled',
  not_found: 'settled',
}

async function remindOne(tx: Db, one: One): Promise<PlanOutcome> {
  try {
    const { by } = await remindPayment(tx, { ...one, actorId: null, priority: 'bulk' })
    return by === 'paper' ? 'paper' : 'sent'
  } catch (error) {
    // Refused before anything was written.
    if (error instanceof Refusal) return OUTCOME_OF[error.code] ?? 'failed'
    throw error
  }
}
