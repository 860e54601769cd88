import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

/** What an invitation to a meeting told its members; a planner who changes it in the calendar would make two truths. */
const TOLD = ['title', 'startsAt', 'endsAt', 'place', 'state', 'visibility'] as const
type Told = { readonly [Field in (typeof TOLD)[number]]: unknown }

/** When and where a called meeting is stands in its invitation; it is changed where it was called. */
export async function refuseMeetingEvent(tx: Db, eventId: number): Promise<void> {
  const meeting = await tx
    .selectFrom('meeting')
    .select('id')
    .where('eventId', '=', eventId)
    .where('state', '=', 'called')
    .executeTakeFirst()
  if (meeting) throw new Refusal('event_of_meeting')
}

export const tellsOtherwise = (before: Told, after: Told) =>
  TOLD.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
