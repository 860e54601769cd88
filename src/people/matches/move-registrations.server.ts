import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { Pair } from './merge-cards.server.ts'

/** A place before a place in the queue, and that before none. */
const STANDS = (row: string) =>
  sql`array_position(array['cancelled', 'waiting', 'registered'], ${sql.ref(`${row}.status`)})`

/**
 * On a ride where both stand, the person stands once: whichever registration says more, the kept card's first. Of the two rows
 * of one ride the values change places, for neither row may leave its card. Ticked off or home on either, he was. What is left
 * on the other card is given up after it (give-up-doubles).
 */
export async function moveRegistrations(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update registration set status = other.status, passengers = other.passengers, pillions = other.pillions, note = other.note,
      answers = other.answers, queued_at = other.queued_at, checked_in_at = other.checked_in_at, payment_id = other.payment_id,
      meeting_point_id = other.meeting_point_id, reminded_at = other.reminded_at, home_asked_at = other.home_asked_at,
      home_at = other.home_at, ride_group = other.ride_group, group_part = other.group_part
    from registration as other
    where registration.event_id = other.event_id
      and ((registration.member_id = ${keep} and other.member_id = ${drop} and ${STANDS('registration')} < ${STANDS('other')})
        or (registration.member_id = ${drop} and other.member_id = ${keep} and ${STANDS('registration')} > ${STANDS('other')}))`.execute(
    tx,
  )
  await sql`update registration set checked_in_at = coalesce(registration.checked_in_at, other.checked_in_at),
      home_at = coalesce(registration.home_at, other.home_at),
      home_asked_at = coalesce(registration.home_asked_at, other.home_asked_at),
      reminded_at = coalesce(registration.reminded_at, other.reminded_at)
    from registration as other where registration.event_id = other.event_id and registration.member_id = ${keep}
      and other.member_id = ${drop} and registration.status = 'registered' and other.status = 'registered'`.execute(
    tx,
  )
  await sql`update registration set member_id = ${keep}
    where member_id = ${drop} and not exists (
      select from registration as kept where kept.member_id = ${keep} and kept.event_id = registration.event_id)`.execute(
    tx,
  )
}
