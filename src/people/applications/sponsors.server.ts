import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { IS_IN_CLUB } from '../members/club-count.server.ts'
import type { Sponsor } from './application.ts'
import { numberIn } from './sponsors.ts'

/** Everybody named in these applications, in the order they were asked. */
export async function listSponsors(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Sponsor[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('applicationSponsor')
    .innerJoin('member', 'member.id', 'applicationSponsor.memberId')
    .select([
      'applicationId',
      'memberId',
      sql<string>`member.first_name || ' ' || member.last_name`.as('name'),
      'answer',
      'answeredAt',
    ])
    .where('applicationId', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('applicationSponsor.id')
    .execute()
  const grouped = Map.groupBy(rows, ({ applicationId }) => applicationId)
  return new Map(
    [...grouped].map(([id, named]) => [
      id,
      named.map(({ memberId, name, answer, answeredAt }) => ({ memberId, name, answer, answeredAt })),
    ]),
  )
}

/**
 * The one member somebody calls by this name, nickname, address or card number, to vouch for an applicant or to go the road with
 * him. Of two namesakes it is nobody, and whose address is `notOf` is never meant: nobody vouches for himself.
 */
export async function findMemberCalled(db: Db, name: string, notOf = ''): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select member.id from member left join account on account.member_id = member.id
    where ${IS_IN_CLUB} and account.role is distinct from 'Applicant'
      and lower(${notOf}) is distinct from lower(member.email)
      and lower(${notOf}) is distinct from lower(account.email)
      and (fold(${name}) in (fold(first_name || ' ' || last_name), fold(last_name || ' ' || first_name), fold(nickname))
        or lower(${name}) in (lower(member.email), lower(account.email))
        or member.number = ${numberIn(name)})
    limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
