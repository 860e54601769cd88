import { globSync, readFileSync } from 'node:fs'
import { CompiledQuery, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
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

  const plans = await Promise.all(
    SEARCHES.map(async ([name, search]) => [name, (await plansOf(search)).includes('member_by_search')]),
  )

  expect(plans).toEqual(SEARCHES.map(([name]) => [name, true]))
})

/** How PostgreSQL goes about the statements of a search. */
async function plansOf(search: (db: Db) => Promise<unknown>): Promise<string> {
  const nodes: { readonly node: RootOperationNode; readonly queryId: { readonly queryId: string } }[] = []
  // A statement that is put together once is compiled with blanks in it, and asked without them.
  const asked = new Set<object>()
  await search(
    db().withPlugin({
      transformQuery: ({ node, queryId }) => {
        nodes.push({ node, queryId })
        return node
      },
      transformResult: ({ result, queryId }) => {
        asked.add(queryId)
        return Promise.resolve(result)
      },
    }),
  )
  const plans = await Promise.all(
    nodes
      .filter(({ queryId }) => asked.has(queryId))
      .map(({ node, queryId }) => {
        const { sql: text, parameters } = db().getExecutor().compileQuery(node, queryId)
        return db().executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))
      }),
  )
  return JSON.stringify(plans.map(({ rows }) => rows))
}

test('names are searched in one way only', () => {
  const others = globSync('src/**/*.ts').filter(
    (path) => !/test\.ts$|name-search\.server\.ts$|text-search\.server\.ts$/.test(path),
  )
  const own = /(?:member|person)\.search\b|\bsearch like\b|\[\\\\%_\]/

  expect(others.filter((path) => own.test(readFileSync(path, 'utf8')))).toEqual([])
})
