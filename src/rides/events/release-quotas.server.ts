import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { fillPlaces } from './fill-places.server.ts'
import { inLine } from './register.server.ts'
import { lockEvent } from './registrations.server.ts'

/** On the day the places of divisions are everybody's, whoever waits moves up, without waiting for somebody else to come. */
export async function releaseQuotas(db: Db, now: Date): Promise<void> {
  const events = await db
    .selectFrom('event')
    .select('event.id')
    .where('event.state', '=', 'published')
    .where('event.startsAt', '>', now)
    .where('event.quotasReleasedOn', '<=', pragueDay(now))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('registration')
          .select('registration.id')
          .whereRef('registration.eventId', '=', 'event.id')
          .where('registration.status', '=', 'waiting'),
      ),
    )
    .orderBy('event.id')
    .execute()
  for (const { id } of events)
    await inLine(db, id, async (tx) => {
      const event = await lockEvent(tx, id)
      if (event) await fillPlaces(tx, event, now)
    })
}
