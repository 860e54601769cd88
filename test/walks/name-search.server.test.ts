import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../src/ground/postgres/transaction.server.ts'
import { FeeListQuery, feeFilterOf } from '../../src/money/fees/fee-list.ts'
import { listPayments } from '../../src/money/fees/fee-payments.server.ts'
import { NEW_CLUB_FEES } from '../../src/money/fees/fee-settings.ts'
import { countOwing } from '../../src/money/fees/owing-members.server.ts'
import { findCreditHolders, findOpenPayments } from '../../src/money/pairing/suggestions.server.ts'
import { findPeople } from '../../src/people/matches/people-pairs.server.ts'
import { listMembers } from '../../src/people/roster/list-members.server.ts'
import { filterOf } from '../../src/people/roster/member-query.ts'
import type { Db } from '../../src/tables.ts'
import { useDatabase } from '../database.ts'

const db = useDatabase({ isNew: true })
const today = '2026-11-15'
const viewer = { role: 'Webmaster', memberId: null, grants: [] } as const

// Where a word may as well be an address of an account or of a letter, the index of names cannot answer alone.
const SEARCHES: readonly (readonly [string, (db: Db) => Promise<unknown>])[] = [
  ['the list of members', (of) => listMembers(of, { filter: filterOf({ search: 'Žižka' }), viewer, today })],
  ['who has a second card', (of) => findPeople(of, 'žiž kar')],
  ['whose credit', (of) => findCreditHolders(of, 'zizka')],
  ['whose payment', (of) => findOpenPayments(of, 'zizka')],
  ['who owes', (of) => countOwing(of, { period: 2026, settings: NEW_CLUB_FEES }, searching('zizka'))],
  [
    'payments',
    (of) => listPayments(of, { tab: 'pending', today, settings: NEW_CLUB_FEES }, searching('zizka')),
  ],
]

const searching = (search: string) => feeFilterOf(FeeListQuery.parse({ search }), 'pending')

test('every search for a name goes by the index of names', async () => {
  await sql`insert into member (first_name, last_name)
    select 'Jan', left(md5(number::text), 12) from generate_series(1, 4000) as number`.execute(db())
  await sql`insert into payment (member_id, type, purpose, amount, due_on, variable_symbol)
    select id, '1', 'Vyjížďka', 100, ${today}, (1000000000 + id)::text from member`.execute(db())
  await sql`vacuum analyze member, payment`.execute(db())

  const scans = []
  for (const [name, search] of SEARCHES) scans.push([name, (await scansOf(search)) > 0])

  expect(scans).toEqual(SEARCHES.map(([name]) => [name, true]))
})

/** How often a search goes by the index of names: asked of the search itself, for a plan does not tell what a function of ours does. */
function scansOf(search: (db: Db) => Promise<unknown>): Promise<number> {
  return inTransaction(db(), async (tx) => {
    await search(tx)
    const { rows } = await sql<{ scans: number }>`
      select pg_stat_get_xact_numscans('member_by_search'::regclass)::int as scans`.execute(tx)
    return rows[0]?.scans ?? 0
  })
}

test('names are searched in one way only', () => {
  const others = globSync('src/**/*.ts').filter(
    (path) => !/test\.ts$|name-search\.server\.ts$|text-search\.server\.ts$/.test(path),
  )
  const own = /(?:member|person)\.search\b|\bsearch like\b|\[\\\\%_\]/

  expect(others.filter((path) => own.test(readFileSync(path, 'utf8')))).toEqual([])
})
