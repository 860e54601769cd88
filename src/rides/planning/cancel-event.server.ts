import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { riderNumber } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { releasePayment } from '../events/charge-party.server.ts'
import { isOver } from '../events/event.ts'
import { lockEvent, type LockedEvent } from '../events/registrations.server.ts'
import { listConcerned } from '../events/riders.server.ts'
import { letterEvent, writeTo } from '../events/tell-rider.server.ts'
import { lockSeries } from './lock-series.server.ts'
import { refuseMeetingEvent } from './meeting-event.server.ts'
import { deleteDraft } from './write-event.server.ts'

type Input = { readonly eventId: number; readonly reason: string; readonly now: Date }

export const Cancelling = z.strictObject({
  reason: z.string().trim().min(1).max(1000),
  following: z.boolean().optional().describe('all that follow it in its series, too'),
})

/** We are not going, and why: everybody concerned gets a letter, what is unpaid is not waited for, what is paid goes back. */
export async function cancelEvent(
  db: Db,
  actorId: number,
  { eventId, reason, now }: Input,
): Promise<{ readonly told: number }> {
  return inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    if (!event) throw new Refusal('not_found')
    return tell(tx, reason, [await callOff(tx, event, { actorId, reason, now })])
  })
}

/**
 * One event and all that follow it in its series, all of them or none. Whoever had a place in several gets one letter with
 * their dates; drafts among them, which nobody has seen, are deleted.
 */
export async function cancelFollowing(
  db: Db,
  actorId: number,
  { eventId, reason, now }: Input,
): Promise<{ readonly told: number }> {
  return inTransaction(db, async (tx) => {
    const held = await lockSeries(tx, eventId)
    const first = held.find(({ id }) => id === eventId)
    if (!first) throw new Refusal('not_found')
    const later = held.filter(({ startsAt, state }) => startsAt > first.startsAt && state !== 'cancelled')
    const off = [await callOff(tx, first, { actorId, reason, now })]
    for (const event of later.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt)))
      if (event.state === 'draft') await deleteDraft(tx, actorId, event.id)
      else off.push(await callOff(tx, event, { actorId, reason, now }))
    return tell(tx, reason, off)
  })
}

type Concerned = Awaited<ReturnType<typeof listConcerned>>
type CalledOff = { readonly event: LockedEvent; readonly concerned: Concerned }
type Cause = { readonly actorId: number; readonly reason: string; readonly now: Date }

/** The event must be held; says whom it concerned. */
async function callOff(tx: Db, event: LockedEvent, { actorId, reason, now }: Cause): Promise<CalledOff> {
  const { id } = event
  if (event.state === 'draft') throw new Refusal('drafts_are_deleted')
  if (event.state === 'cancelled') throw new Refusal('event_cancelled')
  if (isOver(event, now)) throw new Refusal('event_over')
  await refuseMeetingEvent(tx, id)
  await tx
    .updateTable('event')
    .set((eb) => ({
      state: 'cancelled',
      cancelReason: reason,
      cancelledAt: sql<Date>`now()`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const concerned = await listConcerned(tx, id)
  for (const { paymentId } of concerned) await releasePayment(tx, paymentId, { event, actorId })
  recordAudit(tx, {
    action: 'EVENT_CANCELLED',
    actorId,
    changes: [
      { field: 'event', from: id, to: id },
      { field: 'state', from: event.state, to: 'cancelled' },
    ],
    note: reason,
  })
  return { event, concerned }
}

/** One letter a person, however many dates were his. */
async function tell(tx: Db, reason: string, off: readonly CalledOff[]): Promise<{ readonly told: number }> {
  const places = off.flatMap(({ event, concerned }) => concerned.map((rider) => ({ event, rider })))
  const people = [...Map.groupBy(places, ({ rider }) => riderNumber(rider)).values()]
  let told = 0
  for (const own of people) {
    const [first] = own
    if (!first) continue
    const { event, rider } = first
    const dates = own.map((one) => one.event.startsAt.toISOString())
    await writeTo(tx, rider, 'event-cancelled', {
      ...letterEvent(event),
      reason,
      hasPrice: own.some((one) => one.event.price !== null),
      ...(dates.length > 1 ? { dates } : {}),
    })
    if (rider.email !== null) told += 1
  }
  return { told }
}
