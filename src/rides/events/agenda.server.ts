import { neighbourLooks } from '../../ground/ui/poster-address.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { type AgendaItem, agendaItem } from './agenda.ts'
import type { listEvents } from './events.server.ts'
import { askerOf } from './register.server.ts'
import { listPlaces, listQuotas } from './registrations.server.ts'
import { findRider } from './riders.server.ts'

type Event = Awaited<ReturnType<typeof listEvents>>[number]
type Looking = { readonly visitor: Visitor | null; readonly now: Date; readonly language: Language }

/** Events with the visitor's own place in each and what he may do about it, in two statements however many there are. */
export async function viewAgenda(
  db: Db,
  events: readonly Event[],
  { visitor, now, language }: Looking,
): Promise<readonly AgendaItem[]> {
  const memberId = visitor?.memberId ?? null
  const ids = events.map(({ id }) => id)
  const [rider, places] =
    memberId === null
      ? [undefined, []]
      : await Promise.all([findRider(db, memberId), listPlaces(db, memberId, ids)])
  const asker = visitor ? askerOf(rider) : 'stranger'
  const quotas = await listQuotas(db, events, now)
  const divisionId = rider?.divisionId ?? null
  const looks = neighbourLooks(ids)
  return events.map((event) => {
    const place = places.find(({ eventId }) => eventId === event.id) ?? null
    const own = { ...event, quotas: quotas.filter(({ eventId }) => eventId === event.id) }
    return { ...agendaItem(own, { asker, divisionId, place, now, language }), look: looks.get(event.id) }
  })
}
