import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { administer, databaseUrl } from '../../../test/cluster.ts'
import { migrate, readMigrations } from '../../ground/postgres/migrate.server.ts'
import { readEnded } from '../members/closed-titles.server.ts'

const name = `m_${randomUUID().replaceAll('-', '')}`
const url = () => databaseUrl(inject('serverUrl'), name)
beforeEach(() => administer(inject('serverUrl'), `create database ${name}`))
afterEach(() => administer(inject('serverUrl'), `drop database ${name} with (force)`))

const upTo = (last: string) =>
  migrate(url(), { migrations: readMigrations().filter((step) => step.name <= last) })

/** Four officers whose offices run on: closed, back again, never closed, and closed without an office left. */
const CLUB = `
  insert into member (id, first_name, last_name) overriding system value
    values (1, 'Jan', 'Vyloučený'), (2, 'Petr', 'Zpátky'), (3, 'Eva', 'Zůstala'), (4, 'Ota', 'Dávný');
  insert into membership_closing (member_id, cause, ended_on, reopened_at) values
    (1, 'excluded', '2026-03-31', null), (2, 'departed', '2026-03-31', now()), (4, 'departed', '2026-03-31', null);
  insert into title (id, name, single) overriding system value values
    (901, 'Kapitán zkoušky', false), (902, 'Kronikář zkoušky', false);
  insert into title_term (id, title_id, single, member_id, starts_on, ends_on) overriding system value values
    (1, 901, false, 1, '2020-01-01', '2021-01-01'),
    (2, 901, false, 1, '2022-01-01', null),
    (3, 902, false, 1, '2027-01-01', '2027-12-31'),
    (4, 902, false, 1, '2021-02-01', '2026-03-31'),
    (5, 901, false, 2, '2022-01-01', null),
    (6, 901, false, 3, '2022-01-01', '2027-12-31'),
    (7, 901, false, 4, '2020-01-01', '2021-01-01');`

async function ask(statement: string) {
  const client = new pg.Client({ connectionString: url() })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('who was closed before offices ended with a membership keeps none, and could be given back just his', async () => {
  await upTo('0056_lists')
  await ask(CLUB)

  await upTo('0057_closed_titles')

  const terms = await ask('select id, ends_on::text from title_term order by id')
  expect(terms.map(({ id, ends_on }) => [id, ends_on])).toEqual([
    [1, '2021-01-01'],
    [2, '2026-03-31'],
    [4, '2026-03-31'],
    [5, null],
    [6, '2027-12-31'],
    [7, '2021-01-01'],
  ])
  const closings = await ask('select member_id, titles from membership_closing order by member_id')
  expect(closings.map(({ member_id, titles }) => [member_id, readEnded(titles)])).toEqual([
    [
      1,
      [
        { id: 2, titleId: 901, divisionId: null, startsOn: '2022-01-01', endsOn: null },
        { id: 3, titleId: 902, divisionId: null, startsOn: '2027-01-01', endsOn: '2027-12-31' },
      ],
    ],
    [2, []],
    [4, []],
  ])
}, 60_000)
