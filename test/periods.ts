import { sql } from 'kysely'
import { afterEach, beforeEach } from 'vitest'
import { anApp, call } from './app.ts'
import { rulesVersion, someone } from './club.ts'
import { useDatabase } from './database.ts'

/**
 * Every card that says something else than its periods of membership: since when, whether it goes on, when and why it ended. Written
 * down a second time on purpose, from the card's side; the migration and its triggers say it from the other.
 */
export const UNEQUAL_CARDS = `
  select member.id, member.member_since::text, first.starts_on::text, gone.day::text as gone, last.ends_on::text, last.why_ended
  from member
  cross join lateral (select case when excluded_on is null and archived_at is null then null
    when archived_at is null then excluded_on
    when excluded_on is null then (archived_at at time zone 'Europe/Prague')::date
    else least(excluded_on, (archived_at at time zone 'Europe/Prague')::date) end as day) as gone
  left join lateral (select * from membership_period where member_id = member.id
    order by starts_on nulls first limit 1) as first on true
  left join lateral (select * from membership_period where member_id = member.id
    order by starts_on desc nulls last limit 1) as last on true
  where (erased_at is not null and first.id is not null)
    or (erased_at is null and (
      member_since is distinct from first.starts_on
      or (first.id is null and (member_since is not null or approved_at is not null))
      or (gone.day is null and last.id is not null and last.ends_on is not null)
      or (gone.day is not null and last.id is not null and (last.ends_on is null
        or last.ends_on <> greatest(gone.day, last.starts_on)
        or (excluded_on is not null and last.why_ended not in ('excluded', 'merged'))
        or (excluded_on is null and last.why_ended = 'excluded')))))
  order by member.id limit 20`

/** A club whose Secretary acts on cards; after each test every card and its periods say the same. */
export function aClubWithPeriods() {
  const db = useDatabase()
  let secretary = { id: 0, token: '' }
  beforeEach(async () => {
    await rulesVersion(db(), 1)
    secretary = await someone(db(), 'Secretary')
  })
  afterEach(async () => {
    const { rows } = await sql.raw(UNEQUAL_CARDS).execute(db())
    if (rows.length > 0) throw new Error(`unequal: ${JSON.stringify(rows)}`)
  })
  const ask = (method: string, path: string, body?: object) =>
    call(anApp(db()), path, { method, token: secretary.token, ...(body ? { body } : {}) })
  return {
    db,
    secretary: () => secretary,
    ask,
    act: (id: number, verb: string, body: object) => ask('POST', `/api/members/${id}/${verb}`, body),
    periodsOf: async (id: number) =>
      (
        await db()
          .selectFrom('membershipPeriod')
          .select(['startsOn', 'endsOn', 'whyEnded'])
          .where('memberId', '=', id)
          .orderBy(sql`starts_on nulls first`)
          .execute()
      ).map(({ startsOn, endsOn, whyEnded }) => [startsOn, endsOn, whyEnded]),
    sinceOf: async (id: number) =>
      (await db().selectFrom('member').select('memberSince').where('id', '=', id).executeTakeFirstOrThrow())
        .memberSince,
  }
}
