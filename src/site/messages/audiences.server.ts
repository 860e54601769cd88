import { type RawBuilder, sql } from 'kysely'
import { shortDay } from '../../ground/values/day-in-words.ts'
import { REACHABLE } from '../../people/members/reachable.server.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Audience } from './message.ts'
import { audienceWords } from './message.words.ts'

function belongs(audience: Audience): RawBuilder<unknown> {
  switch (audience.kind) {
    case 'everybody':
      return sql`true`
    case 'division':
      return sql`person.division_id = ${audience.divisionId}`
    case 'tag':
      return sql`exists (select from member_tag where member_id = person.id and tag_id = ${audience.tagId})`
    case 'event': {
      const states = audience.riders === 'all' ? ['registered', 'waiting'] : [audience.riders]
      return sql`exists (select from registration where member_id = person.id
        and event_id = ${audience.eventId} and status = any(${states}::text[]))`
    }
  }
}

export const categoryOf = ({ kind }: Pick<Audience, 'kind'>) => (kind === 'event' ? null : 'news')

/** Writes down who would get the message now, and who would not and why, in one statement. */
export async function freezeRecipients(tx: Db, messageId: number, audience: Audience): Promise<void> {
  await tx.deleteFrom('messageRecipient').where('messageId', '=', messageId).execute()
  await sql`insert into message_recipient (message_id, member_id, left_out)
    select ${messageId}::int, person.id, person.left_out from (${REACHABLE(categoryOf(audience))}) as person
    where ${belongs(audience)}`.execute(tx)
}

/** How those people are called, or a refusal where there is no such thing. */
export async function nameAudience(db: Db, audience: Audience): Promise<string> {
  const say = speak(audienceWords, 'cs')
  if (audience.kind === 'everybody') return say('everybody')
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

/** Everybody one can write to, in one statement: the club, divisions, tags in use, events not long gone. */
export async function listAudiences(db: Db, language: Language): Promise<readonly AudienceChoice[]> {
  const say = speak(audienceWords, language)
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
    ...rows.map(({ kind, id, name, at }) => ({
      value: `${kind}:${id}`,
      label:
        kind === 'event' && at
          ? say('event', { name, day: shortDay(at, language) })
          : say(kind === 'event' ? 'tag' : kind, { name }),
    })),
  ]
}
