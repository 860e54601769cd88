import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { administer, databaseUrl } from '../../../test/cluster.ts'
import { UNEQUAL_CARDS } from '../../../test/periods.ts'
import { migrate, readMigrations } from '../../ground/postgres/migrate.server.ts'

const name = `m_${randomUUID().replaceAll('-', '')}`
const url = () => databaseUrl(inject('serverUrl'), name)
const BEFORE = readMigrations().filter((step) => step.name < '0082')

let client: pg.Client
beforeAll(async () => {
  await administer(inject('serverUrl'), `create database ${name}`)
  await migrate(url(), { migrations: BEFORE })
  client = new pg.Client({ connectionString: url() })
  await client.connect()
}, 60_000)
afterAll(async () => {
  await client.end()
  await administer(inject('serverUrl'), `drop database ${name} with (force)`)
})

const ask = async (statement: string) => (await client.query(statement)).rows

/**
 * Twenty thousand cards of every sort there is, each fact by a die of its own, also those that make little sense
 * together. Without the list's indexes and what else follows a card, to be quick.
 */
const CLUB = `
  do $$ declare name text; begin
    for name in select indexrelid::regclass from pg_index where indrelid = 'member'::regclass and not indisunique loop
      execute 'drop index ' || name;
    end loop;
  end $$;
  set session_replication_role = replica;
  insert into member (id, first_name, last_name, member_since, approved_at, excluded_on, archived_at, erased_at)
  overriding system value
  select n, 'Jan', 'Novák ' || n,
    case when since % 5 > 0 then date '1990-01-01' + since % 13500 end,
    case when yes % 3 > 0 then timestamptz '2005-06-01 23:30+02' + (yes % 7000) * interval '1 day' end,
    case when excluded % 20 = 0 then date '2000-01-01' + excluded % 9500 end,
    case when archived % 8 = 0 then timestamptz '2004-01-01 23:30+01' + (archived % 8000) * interval '1 day' end,
    case when archived % 400 = 0 then now() end
  from (select n, abs(hashint4(n)) as since, abs(hashint4(n + 100000)) as yes, abs(hashint4(n + 200000)) as excluded,
    abs(hashint4(n + 300000)) as archived from generate_series(1, 20000) as n) as dice;
  update member set member_since = null, approved_at = null, excluded_on = null where erased_at is not null;
  insert into member_merge (dropped_id, kept_id)
    select id, 1 from member where archived_at is not null and erased_at is null and id % 50 = 7;
  set session_replication_role = origin`

/** How many there were at the end of each year, as it was counted from the cards alone. */
const COUNTED_BEFORE = `
  with spans as (select extract(year from coalesce(member_since, (approved_at at time zone 'Europe/Prague')::date)) as since,
      least(extract(year from archived_at at time zone 'Europe/Prague'), extract(year from excluded_on)) as gone
    from member where erased_at is null and not exists (select from member_merge where dropped_id = id))
  select year, (select count(*) from spans where since <= year and (gone is null or gone > year))::int as members
  from generate_series(1989, 2026) as year`

const COUNTED_NOW = `
  with spans as (select extract(year from coalesce(starts_on, (approved_at at time zone 'Europe/Prague')::date)) as since,
      extract(year from ends_on) as gone
    from membership_period join member on member.id = member_id where why_ended is distinct from 'merged')
  select year, (select count(*) from spans where since <= year and (gone is null or gone > year))::int as members
  from generate_series(1989, 2026) as year`

test('twenty thousand cards are carried over as they were, and the years count the same', async () => {
  await ask(CLUB)
  const before = await ask(COUNTED_BEFORE)

  await migrate(url())

  expect(await ask(UNEQUAL_CARDS)).toEqual([])
  expect(await ask(COUNTED_NOW)).toEqual(before)
  const [found] =
    await ask(`select count(*)::int as periods, count(*) filter (where ends_on is null)::int as open,
    count(*) filter (where why_ended = 'merged')::int as merged from membership_period`)
  expect(found.periods).toBeGreaterThan(15_000)
  expect(found.open).toBeGreaterThan(10_000)
  expect(found.merged).toBeGreaterThan(10)
}, 120_000)
