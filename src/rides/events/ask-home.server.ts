import { sql } from 'kysely'
import { openEventLinks } from '../../ground/mail/answer-links.server.ts'
import { postLetters } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { RIDDEN_KINDS } from '../../people/members/riding.ts'
import type { Db } from '../../tables.ts'
import { isWithin } from './captaincy.ts'
import { homeWindow } from './home.ts'
import { letterEvent, writeTo } from './tell-rider.server.ts'

const AT_ONCE = 100

/** After a ride each who rode is asked once whether he is home; the mark, the letter and its link are one transaction. */
export async function askHome(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<Ended>`
    select id, title, starts_at as "startsAt", ends_at as "endsAt", place from event
    where state = 'published' and closed_at is null and kind = any(${[...RIDDEN_KINDS]}::text[])
      and starts_at <= ${now} and coalesce(ends_at, starts_at + interval '1 day') > ${now}::timestamptz - interval '2 days'
    order by id`.execute(db)
  for (const event of rows.filter((ride) => isWithin(homeWindow(ride), now)))
    while (await askSome(db, event)) {
      // Each round takes a handful of people.
    }
}

type Ended = Parameters<typeof letterEvent>[0]

type Rider = {
  readonly memberId: number | null
  readonly guestId: number | null
  readonly accountId: number | null
  readonly email: string | null
  readonly language: Language | null
}

async function askSome(db: Db, event: Ended): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows: asked } = await sql<{ id: number }>`
      update registration set home_asked_at = now() where id in (
        select id from registration where event_id = ${event.id} and status = 'registered'
          and home_asked_at is null and home_at is null
          and (checked_in_at is not null or not exists (select from registration as other
            where other.event_id = ${event.id} and other.status = 'registered' and other.checked_in_at is not null))
        order by id limit ${AT_ONCE} for update skip locked)
      returning id`.execute(tx)
    const { rows } = await sql<Rider>`
      select member.id as "memberId", guest.id as "guestId", account.id as "accountId",
        coalesce(account.email, member.email, guest.email) as email, coalesce(account.language, guest.language) as language
      from registration left join member on member.id = registration.member_id and member.erased_at is null
      left join guest on guest.id = registration.guest_id
      left join account on account.member_id = member.id and account.deactivated_at is null
      where registration.id = any(${asked.map(({ id }) => id)}::int[])
      order by registration.id`.execute(tx)
    for (const guest of rows) if (guest.guestId) await writeTo(tx, guest, 'event-home', letterEvent(event))
    const letters = rows.flatMap(({ email, language, memberId, accountId }) =>
      email && memberId
        ? [
            {
              template: 'event-home',
              to: email,
              language: language ?? 'cs',
              memberId,
              accountId,
              params: letterEvent(event),
            },
          ]
        : [],
    )
    const mailOf = await postLetters(tx, letters)
    const until = homeWindow(event).closesAt
    await openEventLinks(tx, { purpose: 'home', eventId: event.id, until, mailOf })
    return asked.length > 0
  })
}
