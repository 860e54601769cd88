import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { guestIn } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { readSetting } from '../../ground/postgres/settings.server.ts'
import { holdSetting } from '../payments/hold-setting.server.ts'

const Stored = z.object({ byThemselves: z.boolean() })

/** Whether the club has switched it on. */
export async function remindsByItself(db: Db): Promise<boolean> {
  return Stored.safeParse(await readSetting(db, 'reminders')).data?.byThemselves ?? false
}

type Actor = { readonly actorId: number; readonly today: string }

/** On or off. Off stops what waits as well: nothing goes out any more by itself. */
export async function switchReminders(
  db: Db,
  { isOn, ...actor }: Actor & { readonly isOn: boolean },
): Promise<void> {
  const { actorId } = actor
  await inTransaction(db, async (tx) => {
    await holdSetting(tx, 'reminders', actorId)
    const before = await remindsByItself(tx)
    if (before === isOn) return
    await tx
      .updateTable('clubSetting')
      .set({ value: JSON.stringify({ byThemselves: isOn }), updatedAt: sql<Date>`now()`, updatedBy: actorId })
      .where('key', '=', 'reminders')
      .execute()
    recordAudit(tx, {
      action: 'FEE_SETTINGS_CHANGED',
      actorId,
      changes: [{ field: 'remindersByThemselves', from: before, to: isOn }],
    })
    if (!isOn) await stopWaiting(tx, actor)
  })
}

/** The whole list, once; those in it are from now on reminded by a person. */
export async function stopReminders(db: Db, actor: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await stopWaiting(tx, actor))) throw new Refusal('no_reminders_waiting')
  })
}

async function stopWaiting(tx: Db, { actorId, today }: Actor): Promise<boolean> {
  const stopped = await tx
    .updateTable('reminderPlan')
    .set({ state: 'stopped', endedOn: today, stoppedBy: actorId })
    .where('state', '=', 'planned')
    .returning('madeOn')
    .executeTakeFirst()
  if (!stopped) return false
  recordAudit(tx, { action: 'REMINDER_STOPPED', actorId, note: stopped.madeOn })
  return true
}

type Chosen = { readonly ids: readonly number[]; readonly isLeftOut: boolean; readonly actorId: number }

/** Somebody is taken out of the list that waits, or put back; how many it concerned. */
export async function leaveOut(db: Db, { ids, isLeftOut, actorId }: Chosen): Promise<number> {
  return inTransaction(db, async (tx) => {
    const plan = await tx
      .selectFrom('reminderPlan')
      .select('id')
      .where('state', '=', 'planned')
      .forUpdate()
      .executeTakeFirst()
    if (!plan) throw new Refusal('no_reminders_waiting')
    const changed = await tx
      .updateTable('reminderPlanItem')
      .from('payment')
      .set({ leftOutBy: isLeftOut ? actorId : null })
      .whereRef('payment.id', '=', 'reminderPlanItem.paymentId')
      .where('planId', '=', plan.id)
      .where('paymentId', '=', sql<number>`any(${[...ids]}::int[])`)
      .where('outcome', 'is', null)
      .where('leftOutBy', isLeftOut ? 'is' : 'is not', null)
      .returning(['payment.memberId', 'payment.guestId', 'payment.variableSymbol'])
      .execute()
    if (changed.length === 0) throw new Refusal('no_reminders_waiting')
    for (const { memberId, guestId, variableSymbol } of changed)
      recordAudit(tx, {
        action: 'REMINDER_STOPPED',
        actorId,
        memberId,
        changes: [
          { field: 'variableSymbol', from: variableSymbol, to: variableSymbol },
          { field: 'leftOut', from: !isLeftOut, to: isLeftOut },
          ...guestIn({ guestId }),
        ],
      })
    return changed.length
  })
}
