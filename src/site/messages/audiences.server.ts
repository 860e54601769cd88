import { type RawBuilder, sql } from 'kysely'
import { shortDay } from '../../ground/values/day-in-words.ts'
import { REACHABLE } from '../../people/members/reachable.server.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { chooseMembers } from '../../people/roster/choose-members.server.ts'
import { openView } from '../../people/roster/open-view.server.ts'
import { MOST_VIEWS } from '../../people/roster/saved-view.ts'
import { listViews } from '../../people/roster/saved-views.server.ts'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Role, ROLES } from '../../permissions.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type Audience, mayWriteTo } from './message.ts'
import { audienceWords } from './message.words.ts'

type Meant = {
  readonly audience: Audience
  readonly today: string
  /** Whom a view has found. */
  readonly found: readonly number[]
}

const NO_OFFICERS: Role[] = ['Applicant', 'Member']

function belongs({ audience, today, found }: Meant): RawBuilder<unknown> {
  switch (audience.kind) {
    case 'everybody':
      return sql`true`
    case 'division':
      return sql`person.division_id = ${audience.divisionId}`
    case 'tag':
      return sql`exists (select from member_tag where member_id = person.id and tag_id = ${audience.tagId})`
    case 'event':
      return sql`exists (select from registration where member_id = person.id
        and event_id = ${audience.eventId} and status = any(${statesOf(audience)}::text[]))`
    case 'role':
      return sql`exists (select from account where id = person.account_id and role = ${audience.role})`
    case 'board':
      return sql`(exists (select from account where id = person.account_id and role <> all (${NO_OFFICERS}::text[]))
        or exists (select from title_term join title on title.id = title_term.title_id
          where title_term.member_id = person.id and title.scope = 'club' and starts_on <= ${today}::date
            and coalesce(ends_on, 'infinity') >= ${today}::date))`
    case 'debtors':
      return sql`exists (select from payment where member_id = person.id and ${statusIsOpen('status')}
        and due_on < ${today}::date)`
    case 'view':
      return sql`person.id = any(${[...found]}::int[])`
  }
}

export const categoryOf = ({ kind }: Pick<Audience, 'kind'>) => (kind === 'event' ? null : 'news')

type Freezing = { readonly audience: Audience; readonly visitor: Visitor; readonly today: string }

/** Writes down who would get the message now, and who would not and why, in one statement. */
export async function freezeRecipients(tx: Db, messageId: number, freezing: Freezing): Promise<void> {
  const { audience, today } = freezing
  const found = audience.kind === 'view' ? await chooseByView(tx, freezing, audience.viewId) : []
  await tx.deleteFrom('messageRecipient').where('messageId', '=', messageId).execute()
  await sql`insert into message_recipient (message_id, member_id, left_out)
    select ${messageId}::int, person.id, person.left_out from (${REACHABLE(categoryOf(audience))}) as person
    where ${belongs({ audience, today, found })}`.execute(tx)
  if (audience.kind === 'event') await freezeGuests(tx, messageId, audience)
}

/** Whoever rides along as a guest hears what the others hear. */
async function freezeGuests(tx: Db, messageId: number, audience: EventAudience): Promise<void> {
  await sql`insert into message_recipient (message_id, guest_id, left_out)
    select ${messageId}::int, guest.id, case when guest.email is null then 'no_email'
      when exists (select from dead_address where address = guest.email) then 'dead_address' end
    from registration join guest on guest.id = registration.guest_id
    where registration.event_id = ${audience.eventId} and registration.status = any(${statesOf(audience)}::text[])`.execute(
    tx,
  )
}

type EventAudience = Extract<Audience, { kind: 'event' }>

function statesOf({ riders }: EventAudience): readonly string[] {
  return riders === 'all' ? ['registered', 'waiting'] : [riders]
}

function chooseByView(tx: Db, { visitor, today }: Freezing, view: number): Promise<readonly number[]> {
  return chooseMembers(tx, { chosen: { view }, viewer: visitor, today })
}

/** How those people are called, or a refusal where there is no such thing. */
export async function nameAudience(db: Db, visitor: Visitor, audience: Audience): Promise<string> {
  const say = speak(audienceWords, 'cs')
  if (audience.kind === 'everybody' || audience.kind === 'board' || audience.kind === 'debtors')
    return say(audience.kind)
  if (audience.kind === 'role') return say('role', { name: speak(roleWords, 'cs')(audience.role) })
  if (audience.kind === 'view') {
    const { view } = await openView(db, visitor, audience.viewId)
    return say('view', { name: view.name })
  }
  if (audience.kind === 'division') {
    const name = await nameIn(db, 'division', audience.divisionId)
    return say('division', { name })
  }
  if (audience.kind === 'tag') return say('tag', { name: await nameIn(db, 'tag', audience.tagId) })
  const event = await db
    .selectFrom('event')
    .select(['title', 'startsAt'])
    .where('id', '=', audience.eventId)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  if (!event) throw new Refusal('invalid_fields', { fields: { to: 'invalid' } })
  const name = `${event.title}, ${shortDay(event.startsAt, 'cs')}`
  return say(audience.riders, { name })
}

async function nameIn(db: Db, table: 'division' | 'tag', id: number): Promise<string> {
  const found = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('invalid_fields', { fields: { to: 'invalid' } })
  return found.name
}

export type AudienceChoice = { readonly value: string; readonly label: string }

/** Everybody one can write to: the club, its board, debtors, roles, views, divisions, tags in use, events not long gone. */
export async function listAudiences(
  db: Db,
  visitor: Visitor,
  language: Language,
): Promise<readonly AudienceChoice[]> {
  const say = speak(audienceWords, language)
  const sayRole = speak(roleWords, language)
  const views = await listViews(db, visitor, { page: 1, pageSize: MOST_VIEWS })
  const { rows } = await sql<{
    kind: 'division' | 'tag' | 'event'
    id: number
    name: string
    at: Date | null
  }>`
    (select 'division' as kind, id, name, null::timestamptz as at, position as place from division)
    union all (select 'tag', id, name, null, 1000 from tag
      where exists (select from member_tag where tag_id = tag.id) order by name limit 300)
    union all (select 'event', id, title, starts_at, 2000 from event
      where state <> 'draft' and starts_at > now() - interval '60 days' order by starts_at limit 60)
    order by place, at, name`.execute(db)
  return [
    { value: 'everybody', label: say('everybody') },
    { value: 'board', label: say('board') },
    ...(mayWriteTo(visitor, 'debtors') ? [{ value: 'debtors', label: say('debtors') }] : []),
    ...views.items.map(({ id, name }) => ({ value: `view:${id}`, label: say('view', { name }) })),
    ...ROLES.map((role) => ({ value: `role:${role}`, label: say('role', { name: sayRole(role) }) })),
    ...rows.map(({ kind, id, name, at }) => ({
      value: `${kind}:${id}`,
      label:
        kind === 'event' && at
          ? say('event', { name, day: shortDay(at, language) })
          : say(kind === 'event' ? 'tag' : kind, { name }),
    })),
  ]
}
