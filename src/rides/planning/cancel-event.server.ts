import { z } from 'zod'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { releasePayment } from '../events/charge-party.server.ts'
import { isOver } from '../events/event.ts'
import { lockEvent } from '../events/registrations.server.ts'
import { listConcerned } from '../events/riders.server.ts'
import { letterEvent, writeTo } from '../events/tell-rider.server.ts'
import { refuseMeetingEvent } from './meeting-event.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

type Input = { readonly eventId: number; readonly reason: string; readonly now: Date }

export const Cancelling = z.strictObject({ reason: z.string().trim().min(1).max(1000) })

/** We are not going, and why: everybody concerned gets a letter, what is unpaid is not waited for, what is paid goes back. */
export async function cancelEvent(
  db: Db,
  actorId: number,
  { eventId, reason, now }: Input,
): Promise<{ readonly told: number }> {
  return inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    if (!event) throw new Refusal('not_found')
    if (event.state === 'draft') throw new Refusal('drafts_are_deleted')
    if (event.state === 'cancelled') throw new Refusal('event_cancelled')
    if (isOver(event, now)) throw new Refusal('event_over')
    await refuseMeetingEvent(tx, eventId)

    await tx
      .updateTable('event')
      .set((eb) => ({
        state: 'cancelled',
        cancelReason: reason,
        cancelledAt: sql<Date>`now()`,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', eventId)
      .execute()
    const concerned = await listConcerned(tx, eventId)
    for (const rider of concerned) {
      await releasePayment(tx, rider.paymentId, { event, actorId })
      await writeTo(tx, rider, 'event-cancelled', {
        ...letterEvent(event),
        reason,
        hasPrice: event.price !== null,
      })
    }
    recordAudit(tx, {
      action: 'EVENT_CANCELLED',
      actorId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        { field: 'state', from: event.state, to: 'cancelled' },
      ],
      note: reason,
    })
    return { told: concerned.filter(({ email }) => email !== null).length }
  })
}
