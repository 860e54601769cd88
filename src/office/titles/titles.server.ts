import { sql } from 'kysely'
import type { MandateRole } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import { soonUntil, type Term } from './term.ts'
import { IS_IN_CLUB } from '../../people/members/club-count.server.ts'

export type TitleRow = {
  readonly id: number
  readonly name: string
  readonly scope: 'club' | 'division'
  readonly single: boolean
  readonly closed: boolean
}

export type TermRow = Term & {
  readonly id: number
  readonly titleId: number
  readonly memberId: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly divisionId: number | null
  readonly division: string | null
  readonly role: MandateRole | null
  readonly roleGivenAt: Date | null
}

/** A club of fifty years has some hundreds of them; the oldest fall off the screen, never out of the database. */
const MOST_TERMS = 2000

export function listTitles(db: Db): Promise<TitleRow[]> {
  return db
    .selectFrom('title')
    .select(['id', 'name', 'scope', 'single', 'closed'])
    .orderBy('closed')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function listTerms(db: Db): Promise<TermRow[]> {
  return termRows(db)
    .orderBy('titleTerm.startsOn', 'desc')
    .orderBy('titleTerm.id', 'desc')
    .limit(MOST_TERMS)
    .execute()
}

export function listTermsOfTitle(tx: Db, titleId: number, divisionId: number | null): Promise<TermRow[]> {
  return termRows(tx)
    .where('titleTerm.titleId', '=', titleId)
    .where(sql<boolean>`title_term.division_id is not distinct from ${divisionId}::int`)
    .execute()
}

/** How many hold a title whose term ends soon. */
export async function countEnding(db: Db, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('titleTerm')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('startsOn', '<=', today)
    .where('endsOn', '>=', today)
    .where('endsOn', '<=', soonUntil(today))
    .executeTakeFirstOrThrow()
  return count
}

function termRows(db: Db) {
  return db
    .selectFrom('titleTerm')
    .innerJoin('member', 'member.id', 'titleTerm.memberId')
    .leftJoin('division', 'division.id', 'titleTerm.divisionId')
    .select([
      'titleTerm.id',
      'titleTerm.titleId',
      'titleTerm.memberId',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'titleTerm.divisionId',
      'division.name as division',
      'titleTerm.startsOn',
      'titleTerm.endsOn',
      'titleTerm.role',
      'titleTerm.roleGivenAt',
    ])
}

/** People to choose from, by name; whoever is not offered can be written by the number of his card. */
export function listCandidates(db: Db) {
  return db
    .selectFrom('member')
    .select(['id', 'number', 'firstName', 'lastName'])
    .where(IS_IN_CLUB)
    .orderBy(sql`last_name collate cs`)
    .orderBy(sql`first_name collate cs`)
    .limit(1000)
    .execute()
}

/** The card a person means by 'Novák Jan (12)' or by '12'. */
export async function findByNumber(db: Db, number: number): Promise<number | null> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('number', '=', number)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  return member?.id ?? null
}
