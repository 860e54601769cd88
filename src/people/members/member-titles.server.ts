import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

const heldOn = (
  today: string,
) => sql`title_term.member_id = member.id and title_term.starts_on <= ${today}::date
  and coalesce(title_term.ends_on, 'infinity') >= ${today}::date`

/** What a member is called by: the titles he holds today, else what somebody once wrote on his card. */
export function positionOn(today: string) {
  return sql<string | null>`coalesce((select string_agg(held.name, ', ' order by held.position, held.name)
    from (select distinct title.name, title.position from title_term join title on title.id = title_term.title_id
      where ${heldOn(today)}) as held), member.position)`
}

/** Whoever holds a title today has his position from it, and nobody writes another one on his card. */
export function holdsTitleOn(today: string) {
  return sql<boolean>`exists (select from title_term where ${heldOn(today)})`
}

export type HeldTitle = {
  readonly id: number
  readonly title: string
  readonly division: string | null
  readonly startsOn: string
  readonly endsOn: string | null
}

/** Everything somebody ever was in the club, the last first. */
export function listTitlesOf(db: Db, memberId: number): Promise<HeldTitle[]> {
  return db
    .selectFrom('titleTerm')
    .innerJoin('title', 'title.id', 'titleTerm.titleId')
    .leftJoin('division', 'division.id', 'titleTerm.divisionId')
    .select([
      'titleTerm.id',
      'title.name as title',
      'division.name as division',
      'titleTerm.startsOn',
      'titleTerm.endsOn',
    ])
    .where('titleTerm.memberId', '=', memberId)
    .orderBy('titleTerm.startsOn', 'desc')
    .orderBy('titleTerm.id', 'desc')
    .execute()
}
