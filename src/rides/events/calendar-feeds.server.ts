import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { LONGEST_HTML } from './calendar-file.ts'
import { daysLater } from '../../ground/values/moment.ts'
import { seal } from '../../ground/platform/secret.server.ts'
import { plainHtml } from '../../ground/texts/plain-html.ts'
import { keptHtml } from '../../ground/texts/text-html.server.ts'
import type { Db } from '../../tables.ts'

const SEAL_LENGTH = 18

/** The key of a personal calendar: nobody's table holds it, it is derived from the account and its salt. */
function feedKey(accountId: number, salt: string): string {
  const mark = seal('feed', `${accountId}:${salt}`).subarray(0, SEAL_LENGTH)
  return `${accountId.toString(36)}.${mark.toString('base64url')}`
}

/** The key of one's calendar; null for whoever has none. */
export async function findFeedKey(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('calendarFeed')
    .select('salt')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ? feedKey(accountId, row.salt) : null
}

/** Another salt: the address that was given away before leads nowhere from now on. */
export async function renewFeed(db: Db, accountId: number): Promise<void> {
  const fresh = { salt: sql<string>`gen_random_uuid()`, createdAt: sql<Date>`now()` }
  await db
    .insertInto('calendarFeed')
    .values({ accountId })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(fresh))
    .execute()
}

export async function revokeFeed(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('calendarFeed').where('accountId', '=', accountId).execute()
}

/** Whose calendar a key opens; null for a key that is wrong or no longer good. */
export async function findFeedOwner(db: Db, key: string) {
  const [id = '', mark = ''] = key.split('.')
  const accountId = /^[0-9a-z]{1,6}$/.test(id) ? Number.parseInt(id, 36) : 0
  if (accountId < 1) return null
  const owner = await db
    .selectFrom('calendarFeed')
    .innerJoin('account', 'account.id', 'calendarFeed.accountId')
    .select(['calendarFeed.salt', 'account.memberId', 'account.language'])
    .where('calendarFeed.accountId', '=', accountId)
    .where('account.deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (!owner) return null
  const [given, right] = [Buffer.from(mark), Buffer.from(feedKey(accountId, owner.salt).split('.')[1] ?? '')]
  return given.length === right.length && timingSafeEqual(given, right) ? owner : null
}

const OLDEST_DAYS = 400

/** What a calendar holds: the last year and all that comes. */
export async function listCalendarEntries(db: Db, { now, includeMembers, memberId }: CalendarFilter) {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'title', 'startsAt', 'endsAt', 'place', 'state', 'version', 'createdAt'])
    .select([
      keptHtml('description', LONGEST_HTML).as('html'),
      sql<string>`left(description, ${LONGEST_HTML})`.as('description'),
    ])
    .where('state', 'in', ['published', 'cancelled'])
    .where('visibility', 'in', includeMembers ? ['public', 'members'] : ['public'])
    .where('startsAt', '>', daysLater(now, -OLDEST_DAYS))
    .$if(memberId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('registration')
            .whereRef('registration.eventId', '=', 'event.id')
            .where('registration.memberId', '=', memberId)
            // Who waits is not going: no entry in his calendar.
            .where('registration.status', '=', 'registered')
            .select('registration.id'),
        ),
      ),
    )
    .orderBy('startsAt')
    .orderBy('id')
    .limit(1000)
    .execute()
  // What nobody has drawn yet is said as it was written.
  return rows.map(({ html, description, ...row }) => ({ ...row, html: html ?? plainHtml(description) }))
}

type CalendarFilter = {
  readonly now: Date
  readonly includeMembers: boolean
  /** Only what this member is going to; null for everything. */
  readonly memberId: number | null
}
