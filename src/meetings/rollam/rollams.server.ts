import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { namedTo } from '../../site/documents/documents.server.ts'
import type { Db } from '../../tables.ts'
import { mayReadResolutions } from '../resolutions/resolutions.server.ts'
import type { Standing } from '../voters/standing.ts'
import type { RollamChoice, RollamWay } from './rollam.ts'

const rollams = (db: Db) =>
  db
    .selectFrom('rollam')
    .leftJoin('document', 'document.id', 'rollam.documentId')
    .leftJoin('resolution', 'resolution.rollamId', 'rollam.id')
    .selectAll('rollam')
    .select([
      'document.title as documentTitle',
      'resolution.id as resolutionId',
      'resolution.year as resolutionYear',
      'resolution.number as resolutionNumber',
    ])

/** The newest first. */
export function listRollams(db: Db) {
  return rollams(db).orderBy('rollam.id', 'desc').execute()
}

export async function findRollam(db: Db, id: number) {
  const found = await rollams(db).where('rollam.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('not_found')
  return found
}

export type Rollam = Awaited<ReturnType<typeof findRollam>>

/** Held until the transaction ends. */
export async function lockRollam(tx: Db, id: number) {
  const found = await tx.selectFrom('rollam').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw new Refusal('not_found')
  return found
}

export type RollamVoter = {
  readonly memberId: number
  readonly name: string
  readonly standing: Standing
  readonly postedAt: Date | null
  readonly needsPaper: boolean
  readonly hasAnswered: boolean
  readonly way: RollamWay | null
  /** Told once it is over, to nobody before. */
  readonly choice: RollamChoice | null
}

/** Everybody it was sent to; how somebody answered stays with him until the end. */
export async function listRollamVoters(db: Db, id: number): Promise<readonly RollamVoter[]> {
  const { rows } = await sql<RollamVoter>`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name, standing, posted_at as "postedAt",
      standing = 'votes' and asked_at is not null and mail_id is null and posted_at is null as "needsPaper", choice is not null as "hasAnswered", way,
      case when rollam.state = 'closed' then choice end as choice
    from rollam_voter join rollam on rollam.id = rollam_id join member on member.id = member_id
    where rollam_id = ${id}
    order by member.last_name collate cs, member.first_name collate cs, member.id`.execute(db)
  return rows
}

/** How many vote, and how many of them have answered. */
export async function countRollam(db: Db, id: number) {
  const { rows } = await sql<{
    entitled: number
    answered: number
    yes: number
    no: number
    abstained: number
  }>`
    select count(*) filter (where standing = 'votes')::int as entitled, count(choice)::int as answered,
      count(*) filter (where choice = 'yes')::int as yes, count(*) filter (where choice = 'no')::int as no,
      count(*) filter (where choice = 'abstain')::int as abstained
    from rollam_voter where rollam_id = ${id}`.execute(db)
  return rows[0] ?? { entitled: 0, answered: 0, yes: 0, no: 0, abstained: 0 }
}

/** What of a member's own stands in each of them. */
export async function listOwnRollams(db: Db, visitor: Visitor) {
  const { memberId } = visitor
  if (memberId === null || !mayReadResolutions(visitor)) return []
  const [all, mine] = [
    await rollams(db).where('rollam.state', '<>', 'draft').orderBy('rollam.id', 'desc').limit(100).execute(),
    await db
      .selectFrom('rollamVoter')
      .select(['rollamId', 'standing', 'choice'])
      .where('memberId', '=', memberId)
      .execute(),
  ]
  const ownOf = new Map(mine.map((one) => [one.rollamId, one]))
  return (await namedTo(db, visitor, all)).map((rollam) => ({ ...rollam, own: ownOf.get(rollam.id) ?? null }))
}
