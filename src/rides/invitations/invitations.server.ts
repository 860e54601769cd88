import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { REACHABLE } from '../../people/members/reachable.server.ts'
import type { Db } from '../../tables.ts'
import { IS_IN_CLUB } from '../../people/members/club-count.server.ts'
import { type Answer, answerOf, type InviteChoice, type NotInvited } from './invitation.ts'

type InvitedTo = { readonly id: number; readonly kind: string; readonly startsAt: Date }

export type Candidate = {
  readonly memberId: number
  readonly name: string
  readonly leftOut: NotInvited | null
}

/** Everybody who is meant by the choices, with the reason where he is not asked. */
export async function listCandidates(
  db: Db,
  event: InvitedTo,
  choices: readonly InviteChoice[],
): Promise<readonly Candidate[]> {
  if (choices.length === 0) return []
  const meant = sql.join(
    choices.map((choice) => belongs(choice, event)),
    sql` or `,
  )
  const { rows } = await sql<Candidate>`
    select person.id as "memberId", person.last_name || ' ' || person.first_name as name,
      case when exists (select from registration where event_id = ${event.id} and member_id = person.id) then 'answered'
        when exists (select from invitation where event_id = ${event.id} and member_id = person.id) then 'invited'
        else person.left_out end as "leftOut"
    from (${REACHABLE('rides')}) as person where ${meant}
    order by person.last_name collate cs, person.first_name collate cs, person.id`.execute(db)
  return rows
}

function belongs(choice: InviteChoice, { kind, startsAt }: InvitedTo): RawBuilder<unknown> {
  switch (choice.kind) {
    case 'everybody':
      return sql`true`
    case 'division':
      return sql`person.division_id = ${choice.id}`
    case 'tag':
      return sql`exists (select from member_tag where member_id = person.id and tag_id = ${choice.id})`
    case 'last':
      return sql`exists (select from registration where member_id = person.id and status = 'registered'
        and event_id = ${LAST_EVENT(kind, startsAt)})`
  }
}

/** The last one of the same kind that somebody rode. */
const LAST_EVENT = (kind: string, before: Date) => sql`(select event.id from event
  where event.kind = ${kind} and event.state = 'published' and event.starts_at < least(${before}::timestamptz, now())
    and exists (select from registration where event_id = event.id and status = 'registered')
  order by event.starts_at desc, event.id desc limit 1)`

/** How the list is known when it comes back: asked are exactly those who were shown. */
export function listMark(people: readonly Candidate[]): string {
  const ids = people.map(({ memberId }) => memberId).toSorted((one, other) => one - other)
  return createHash('sha256').update(ids.join(',')).digest('hex')
}

type Choosable = {
  readonly kind: 'division' | 'tag' | 'last'
  readonly id: number
  readonly name: string
}

/** What one can choose from: divisions, tags in use, and the last event of this kind. */
export async function listChoosable(db: Db, { kind, startsAt }: InvitedTo): Promise<readonly Choosable[]> {
  const { rows } = await sql<Choosable>`
    (select 'last' as kind, id, title as name, 0 as place, 0 as "order" from event where id = ${LAST_EVENT(kind, startsAt)})
    union all (select 'division', id, name, 1, position from division where closed_on is null)
    union all (select 'tag', id, name, 2, 0 from tag
      where exists (select from member_tag where tag_id = tag.id) order by name limit 80)
    order by place, "order", name`.execute(db)
  return rows
}

export type Invited = {
  readonly memberId: number
  readonly name: string
  readonly answer: Answer
  readonly invitedAt: Date | null
  readonly nudgedAt: Date | null
}

/** Everybody who was asked or has answered by himself, as he stands now. */
export async function listInvited(db: Db, eventId: number): Promise<readonly Invited[]> {
  const { rows } = await sql<
    Omit<Invited, 'answer'> & { readonly status: 'registered' | 'waiting' | 'cancelled' | null }
  >`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name,
      registration.status, invitation.invited_at as "invitedAt", invitation.nudged_at as "nudgedAt"
    from (select * from invitation where event_id = ${eventId}) as invitation
    full join (select * from registration where event_id = ${eventId} and member_id is not null) as registration using (member_id)
    join member on member.id = member_id
    where ${IS_IN_CLUB}
    order by member.last_name collate cs, member.first_name collate cs, member.id`.execute(db)
  return rows.map(({ status, ...row }) => ({ ...row, answer: answerOf({ status }) }))
}

/** Who was asked, has not said a word and was not reminded yet. */
export async function listSilent(db: Db, eventId: number) {
  const people = await listInvited(db, eventId)
  return people.filter(({ answer, nudgedAt }) => answer === 'silent' && nudgedAt === null)
}
