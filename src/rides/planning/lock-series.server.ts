import type { Db } from '../../tables.ts'
import { EVENT_COLUMNS } from '../events/registrations.server.ts'

/** The whole series in one order, so that of two who change it at once the second waits for the first. */
export function lockSeries(tx: Db, eventId: number) {
  return tx
    .selectFrom('event')
    .select(EVENT_COLUMNS)
    .where((eb) =>
      eb.or([
        eb('id', '=', eventId),
        eb('seriesId', '=', (of) =>
          of.selectFrom('event as named').select('named.seriesId').where('named.id', '=', eventId),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}
