import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import { contains } from '../../ground/postgres/text-search.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { can } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import type { ResolutionState } from './resolution.ts'

/** Every member may read what the club decided, and so may who looks after meetings; whoever only applies is none yet. */
export function mayReadResolutions(visitor: Visitor): boolean {
  return (visitor.memberId !== null && visitor.role !== 'Applicant') || can(visitor, 'meetings.manage')
}

type Asked = Page & {
  readonly search?: string | undefined
  readonly state?: ResolutionState | null | undefined
  readonly today: string
}

const IS_TASK = sql<boolean>`(resolution.member_id is not null or doer <> '' or due_on is not null)`

/** The newest first; by words of the title, the wording or who is to do it, and by how it stands. */
export function listResolutions(db: Db, { search = '', state = null, today, ...page }: Asked) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6)
  const told = sql`fold(resolution.number || '/' || year || ' ' || resolution.title || ' ' || resolution.wording || ' ' || doer || ' '
    || coalesce(member.first_name || ' ' || member.last_name, ''))`
  const query = resolutions(db)
    .where((eb) => eb.and(words.map((word) => contains(told, word))))
    .$if(state === 'done', (rows) => rows.where('doneOn', 'is not', null))
    .$if(state !== null && state !== 'done', (rows) => rows.where('doneOn', 'is', null))
    .$if(state === 'plain', (rows) => rows.where(sql<boolean>`not ${IS_TASK}`))
    .$if(state === 'open', (rows) =>
      rows.where(sql<boolean>`${IS_TASK} and (due_on is null or due_on >= ${today})`),
    )
    .$if(state === 'late', (rows) => rows.where('dueOn', '<', today))
  return countedLeaf(query, fromLast([sql`year`, sql`resolution.number`, sql`resolution.id`]), page)
}

export async function findResolution(db: Db, id: number) {
  return (await resolutions(db).where('resolution.id', '=', id).executeTakeFirst()) ?? null
}

const resolutions = (db: Db) =>
  db
    .selectFrom('resolution')
    .leftJoin('meeting', 'meeting.id', 'resolution.meetingId')
    .leftJoin('rollam', 'rollam.id', 'resolution.rollamId')
    .leftJoin('member', (join) =>
      join.onRef('member.id', '=', 'resolution.memberId').on('member.erasedAt', 'is', null),
    )
    .select([
      'resolution.id',
      'resolution.meetingId',
      'resolution.voteId',
      'resolution.rollamId',
      'resolution.year',
      'resolution.number',
      'resolution.title',
      'resolution.wording',
      'resolution.memberId',
      'resolution.doer',
      'resolution.dueOn',
      'resolution.doneOn',
      'resolution.version',
      'meeting.title as meetingTitle',
      sql<string>`coalesce(((meeting.starts_at at time zone 'Europe/Prague')::date), rollam.until_on)::text`.as(
        'decidedOn',
      ),
      sql<string | null>`member.first_name || ' ' || member.last_name`.as('memberName'),
    ])
