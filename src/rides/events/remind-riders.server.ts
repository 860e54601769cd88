import { sql } from 'kysely'
import { postLetters } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { letterEvent, writeTo } from './tell-rider.server.ts'

const AT_ONCE = 100

/**
 * The evening before: each who goes is told once where, when, and what to take. The mark and the letter are one transaction,
 * so a house that was off at six in the evening tells it when it is back, and nobody hears it twice.
 */
export async function remindRiders(db: Db, now: Date): Promise<void> {
  while (await remindSome(db, now)) {
    // Each round takes a handful of people.
  }
}

/** Put off to another day: of its evening they are told again, and nobody is there or home of it yet. */
export async function forgetReminders(tx: Db, eventId: number): Promise<void> {
  await tx
    .updateTable('registration')
    .set({ remindedAt: null, checkedInAt: null, homeAskedAt: null, homeAt: null })
    .where('eventId', '=', eventId)
    .execute()
}

type Rider = Parameters<typeof letterEvent>[0] & {
  readonly memberId: number | null
  readonly guestId: number | null
  readonly accountId: number | null
  readonly email: string | null
  readonly language: Language | null
  readonly passengers: number
  readonly bring: string | null
  readonly point: string | null
  readonly pointAt: Date | null
}

/** Six in the evening, the day before it starts. */
const EVENING_BEFORE = sql<Date>`((date_trunc('day', event.starts_at at time zone 'Europe/Prague')
  - interval '6 hours') at time zone 'Europe/Prague')`

async function remindSome(db: Db, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows: told } = await sql<{ id: number }>`
      update registration set reminded_at = now() where id in (
        select registration.id from registration join event on event.id = registration.event_id
        where registration.status = 'registered' and registration.reminded_at is null
          and event.state = 'published' and event.starts_at > ${now} and ${now} >= ${EVENING_BEFORE}
        order by registration.id limit ${AT_ONCE} for update of registration skip locked)
      returning id`.execute(tx)
    const { rows } = await sql<Rider>`
      select member.id as "memberId", guest.id as "guestId", account.id as "accountId",
        coalesce(account.email, member.email, guest.email) as email, coalesce(account.language, guest.language) as language, event.id, event.title, event.starts_at as "startsAt", event.ends_at as "endsAt", event.place,
        event.bring, registration.passengers, meeting_point.place as point, meeting_point.at as "pointAt"
      from registration join event on event.id = registration.event_id
      left join member on member.id = registration.member_id and member.erased_at is null
      left join guest on guest.id = registration.guest_id
      left join account on account.member_id = member.id and account.deactivated_at is null
      left join meeting_point on meeting_point.id = registration.meeting_point_id
      where registration.id = any(${told.map(({ id }) => id)}::int[])
      order by registration.id`.execute(tx)
    for (const row of rows) if (row.guestId) await writeTo(tx, row, 'event-tomorrow', paramsOf(row, now))
    await postLetters(
      tx,
      rows.flatMap((row) => letterTo(row, now)),
    )
    return told.length > 0
  })
}

function letterTo(row: Rider, now: Date) {
  const { email, language, memberId, accountId } = row
  if (email === null || memberId === null) return []
  const params = paramsOf(row, now)
  return [{ template: 'event-tomorrow', to: email, language: language ?? 'cs', memberId, accountId, params }]
}

function paramsOf(row: Rider, now: Date) {
  const { startsAt, passengers, bring, point, pointAt } = row
  const isToday = pragueDay(startsAt) === pragueDay(now)
  return { ...letterEvent(row), isToday, passengers, bring, point, pointAt: pointAt?.toISOString() ?? null }
}
