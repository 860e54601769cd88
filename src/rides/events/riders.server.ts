import { sql } from 'kysely'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import type { Waiting } from './registration.ts'
import type { Whose } from '../../people/members/whose.ts'

export type Rider = {
  /** Of a guest there is none. */
  readonly memberId: number | null
  readonly guestId?: number | null
  readonly accountId: number | null
  readonly divisionId?: number | null
  readonly email: string | null
  readonly language: Language | null
}

/** A card that was closed rides nowhere. */
export type Standing = { readonly archivedAt: Date | null; readonly excludedOn: string | null }

/** The card of whoever asks, and where letters to him go. */
export function findRider(db: Db, memberId: number) {
  return riders(db).where('member.id', '=', memberId).executeTakeFirst()
}

/** The card held still: who is excluded at this moment comes before or after, never in between. A guest has none. */
export async function lockRider(
  tx: Db,
  { memberId, guestId }: Whose,
): Promise<(Rider & Standing & { readonly divisionId: number | null }) | undefined> {
  if (memberId === null) return findGuestRider(tx, guestId)
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  return findRider(tx, memberId)
}

export async function findGuestRider(db: Db, guestId: number) {
  const guest = await db
    .selectFrom('guest')
    .select(['id as guestId', 'email', 'language'])
    .where('id', '=', guestId)
    .executeTakeFirst()
  return guest && { ...guest, ...NO_CARD }
}

const NO_CARD = { memberId: null, accountId: null, divisionId: null, archivedAt: null, excludedOn: null }

function riders(db: Db) {
  return db
    .selectFrom('member')
    .leftJoin('account', (join) =>
      join.onRef('account.memberId', '=', 'member.id').on('account.deactivatedAt', 'is', null),
    )
    .select([
      'member.id as memberId',
      'member.archivedAt',
      'member.excludedOn',
      'member.divisionId',
      'account.id as accountId',
      'account.language',
      sql<string | null>`coalesce(account.email, member.email)`.as('email'),
    ])
    .where('member.erasedAt', 'is', null)
}

/** Who has or had a place in an event, members and guests alike. */
function placed(db: Db, eventId: number) {
  return db
    .selectFrom('registration')
    .leftJoin('member', 'member.id', 'registration.memberId')
    .leftJoin('guest', 'guest.id', 'registration.guestId')
    .leftJoin('account', (join) =>
      join.onRef('account.memberId', '=', 'member.id').on('account.deactivatedAt', 'is', null),
    )
    .select([
      'registration.id',
      'registration.memberId',
      'registration.guestId',
      'member.archivedAt',
      'member.excludedOn',
      'member.divisionId',
      'account.id as accountId',
      sql<Language | null>`coalesce(account.language, guest.language)`.as('language'),
      sql<string | null>`coalesce(account.email, member.email, guest.email)`.as('email'),
    ])
    .where('registration.eventId', '=', eventId)
    .where('member.erasedAt', 'is', null)
}

export type QueuedRider = Waiting & Rider & Standing

/** Those who wait, from the first, with their addresses. */
export function listQueue(tx: Db, eventId: number): Promise<readonly QueuedRider[]> {
  return placed(tx, eventId)
    .select('registration.passengers')
    .where('registration.status', '=', 'waiting')
    .orderBy('registration.queuedAt')
    .orderBy('registration.id')
    .execute()
}

/** Members who said no and are still here. */
export function listDeclined(tx: Db, eventId: number): Promise<readonly Rider[]> {
  return riders(tx)
    .innerJoin('registration', 'registration.memberId', 'member.id')
    .where('registration.eventId', '=', eventId)
    .where('registration.status', '=', 'cancelled')
    .where('member.archivedAt', 'is', null)
    .where('member.excludedOn', 'is', null)
    .orderBy('registration.id')
    .execute()
}

/** Everybody an event concerns: who is coming and who waits. */
export function listConcerned(tx: Db, eventId: number) {
  return placed(tx, eventId)
    .select(['registration.status', 'registration.paymentId', 'registration.meetingPointId'])
    .where('registration.status', '<>', 'cancelled')
    .orderBy('registration.id')
    .execute()
}
