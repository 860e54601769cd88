import { sql } from 'kysely'
import type { MandateRole } from '../../permissions.ts'
import type { Db } from '../../tables.ts'

type Election = {
  readonly voteId: number
  readonly point: string
  readonly round: number
  /** As they were named in the vote. */
  readonly elected: readonly string[]
  /** What was given by it, once it is written down. */
  readonly terms: readonly {
    readonly title: string
    readonly memberId: number
    readonly firstName: string
    readonly lastName: string
    readonly startsOn: string
    readonly endsOn: string | null
    readonly role: MandateRole | null
  }[]
}

/** Votes of a meeting that elected somebody, in their order. */
export async function listElections(db: Db, meetingId: number): Promise<readonly Election[]> {
  const { rows } = await sql<Election>`
    select vote.id as "voteId", point.title as point, vote.round,
      array(select vote.candidates[one] from unnest(vote.elected) with ordinality as chosen (one, place)
        order by place) as elected,
      coalesce((select json_agg(json_build_object('title', title.name, 'memberId', member.id,
          'firstName', member.first_name, 'lastName', member.last_name, 'startsOn', term.starts_on,
          'endsOn', term.ends_on, 'role', term.role) order by term.id)
        from title_term as term join title on title.id = term.title_id
        join member on member.id = term.member_id where term.vote_id = vote.id), '[]') as terms
    from meeting_vote as vote join agenda_point as point on point.id = vote.point_id
    where vote.meeting_id = ${meetingId} and vote.state = 'closed' and vote.candidates <> '{}' and vote.elected <> '{}'
    order by vote.id limit 500`.execute(db)
  return rows
}
