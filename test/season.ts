import { sql } from 'kysely'
import { createSession } from '../src/entry/accounts/sessions.server.ts'
import { answerTokenOf } from '../src/ground/mail/answer-links.server.ts'
import { appSecret } from '../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import type { Db } from '../src/tables.ts'
import { databaseAt } from './house-database.ts'

export const SEASON_TAG = 'Sezóna'

export type Rider = { readonly memberId: number; readonly email: string; readonly token: string | null }

/** So many cards with one tag; the first of them have an account and are signed in. The last one is of the first division. */
export function aCrowd(dataDir: string, count: number, signedIn: number): Promise<readonly Rider[]> {
  return look(dataDir, async (db) => {
    const { version } = await db
      .selectFrom('pageVersion')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('slug', '=', 'stanovy')
      .executeTakeFirstOrThrow()
    const cards = await db
      .insertInto('member')
      .values(
        Array.from({ length: count }, (_, index) => ({
          firstName: 'Jan',
          lastName: `Sezónní ${String(index).padStart(3, '0')}`,
          email: `sezona${index}@klubovna.example`,
          memberSince: '2020-01-01',
        })),
      )
      .returning(['id', 'email'])
      .execute()
    const tag = await db
      .insertInto('tag')
      .values({ name: SEASON_TAG })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('memberTag')
      .values(cards.map(({ id }) => ({ memberId: id, tagId: tag.id })))
      .execute()
    await sql`update member set division_id = (select min(id) from division where closed_on is null)
      where id = ${cards.at(-1)?.id ?? 0}`.execute(db)
    const accounts = await db
      .insertInto('account')
      .values(
        cards.slice(0, signedIn).map(({ id, email }) => ({
          email: email ?? '',
          role: 'Member' as const,
          memberId: id,
          confirmedRulesVersion: version,
          verifiedProfileAt: new Date(),
        })),
      )
      .returningAll()
      .execute()
    const tokens = new Map<number, string>()
    for (const account of accounts)
      tokens.set(
        account.memberId ?? 0,
        await createSession(db, account, { address: '127.0.0.1', userAgent: 'a test' }),
      )
    return cards.map(({ id, email }) => ({
      memberId: id,
      email: email ?? '',
      token: tokens.get(id) ?? null,
    }))
  })
}

/** The way in the newest letter of this kind to this address; nothing while there is none. */
export function wayFor(dataDir: string, to: string, purpose: 'event' | 'guest'): Promise<string | null> {
  const template = purpose === 'event' ? 'event-invitation' : 'guest-prove'
  return look(dataDir, async (db) => {
    const mail = await db
      .selectFrom('mail')
      .select('id')
      .where('toAddress', '=', to)
      .where('template', '=', template)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    const token = mail ? await answerTokenOf(db, { mailId: mail.id, purpose }) : null
    return token && `${purpose === 'event' ? '/o' : '/o/host'}/${token}`
  })
}

export type Truth = {
  readonly going: number
  readonly waiting: number
  readonly no: number
  readonly silent: number
  readonly seats: number
  readonly parties: number
  readonly queue: number
  readonly free: number
  readonly capacity: number
}

/** What the numbers of an event are by plain SQL, from its rows alone. */
export function truthOf(dataDir: string, eventId: number): Promise<Truth> {
  return look(dataDir, async (db) => {
    const { rows } = await sql<Truth>`select
      count(*) filter (where status = 'registered' and member_id is not null)::int as going,
      count(*) filter (where status = 'waiting' and member_id is not null)::int as waiting,
      count(*) filter (where status = 'cancelled' and member_id is not null)::int as no,
      (select count(*)::int from invitation where event_id = ${eventId} and not exists (select from registration
        where registration.event_id = ${eventId} and registration.member_id = invitation.member_id)) as silent,
      coalesce(sum(1 + passengers) filter (where status = 'registered'), 0)::int as seats,
      count(*) filter (where status = 'registered')::int as parties,
      count(*) filter (where status = 'waiting')::int as queue,
      (select capacity from event where id = ${eventId})
        - coalesce(sum(1 + passengers) filter (where status = 'registered'), 0)::int as free,
      (select capacity from event where id = ${eventId}) as capacity
      from registration where event_id = ${eventId}`.execute(db)
    const [truth] = rows
    if (!truth) throw new Error('no such event')
    return truth
  })
}

export function look<Result>(dataDir: string, ask: (db: Db) => Promise<Result>): Promise<Result> {
  useAppSecret(appSecret(dataDir, null))
  return databaseAt(dataDir, ask)
}
