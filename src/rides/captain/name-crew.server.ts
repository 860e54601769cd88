import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockEvent } from '../events/registrations.server.ts'
import { findRider } from '../events/riders.server.ts'
import { letterEvent, writeTo } from '../events/tell-rider.server.ts'

export const CrewPartInput = z.enum(['sweep', 'helper'])

type Named = {
  readonly eventId: number
  readonly memberId: number
  readonly part: z.infer<typeof CrewPartInput>
}

/** Somebody sweeps or helps at an event; he is told, and from two days before it he has the captain's phone. */
export async function nameCrew(
  db: Db,
  actorId: number,
  { eventId, memberId, part }: Named,
): Promise<{ readonly name: string }> {
  return inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    if (!event) throw new Refusal('not_found')
    if (event.state === 'cancelled') throw new Refusal('event_cancelled')
    const [member, rider] = await Promise.all([findName(tx, memberId), findRider(tx, memberId)])
    if (!member || !rider) throw new Refusal('not_found')
    if (rider.archivedAt || rider.excludedOn) throw new Refusal('crew_not_in_club')
    const before = await tx
      .selectFrom('eventCrew')
      .select('part')
      .where('eventId', '=', eventId)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    const name = `${member.firstName} ${member.lastName}`
    if (before?.part === part) return { name }
    await tx
      .insertInto('eventCrew')
      .values({ eventId, memberId, part })
      .onConflict((conflict) => conflict.columns(['eventId', 'memberId']).doUpdateSet({ part }))
      .execute()
    await writeTo(tx, rider, 'event-crew', { ...letterEvent(event), part })
    recordAudit(tx, {
      action: 'EVENT_CREW_NAMED',
      actorId,
      memberId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        { field: 'part', from: before?.part ?? null, to: part },
      ],
      note: event.title,
    })
    return { name }
  })
}

/** With the assignment ends the right that came with it. */
export async function releaseCrew(
  db: Db,
  actorId: number,
  { eventId, memberId }: Omit<Named, 'part'>,
): Promise<{ readonly name: string }> {
  return inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    const member = await findName(tx, memberId)
    if (!event || !member) throw new Refusal('not_found')
    const name = `${member.firstName} ${member.lastName}`
    const gone = await tx
      .deleteFrom('eventCrew')
      .where('eventId', '=', eventId)
      .where('memberId', '=', memberId)
      .returning('part')
      .executeTakeFirst()
    if (!gone) return { name }
    recordAudit(tx, {
      action: 'EVENT_CREW_RELEASED',
      actorId,
      memberId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        { field: 'part', from: gone.part, to: null },
      ],
      note: event.title,
    })
    return { name }
  })
}

function findName(tx: Db, memberId: number) {
  return tx
    .selectFrom('member')
    .select(['firstName', 'lastName'])
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
}
