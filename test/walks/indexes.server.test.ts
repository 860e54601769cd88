import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../database.ts'

const SRC = join(import.meta.dirname, '..', '..', 'src')
const db = useDatabase()

/** Who did it is written down and read out, never asked for; and accounts stay for ever (tested below). */
const WHO_DID_IT = '(_by|^actor_account_id)$'

test('whatever points at another row is found by an index: nothing waits for a whole table when that row goes', async () => {
  const { rows } = await sql<{ pointer: string }>`
    select conrelid::regclass || '.' || array_to_string(columns.names, ', ') as pointer
    from pg_constraint
    join lateral (select array_agg(attname::text order by place) as names
      from unnest(conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number) as columns on true
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not (confrelid = 'account'::regclass and columns.names[1] ~ ${WHO_DID_IT})
      and not exists (
        select from pg_index
        where indrelid = conrelid and indisvalid
          -- Its first columns are those of the pointer, and what it leaves out is at most the rows that point nowhere.
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', columns.names[1])))
    order by 1`.execute(db())

  expect(rows.map(({ pointer }) => pointer)).toEqual([])
})

test('no account is ever deleted', () => {
  const deleting = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /deleteFrom\('account'\)|delete from account\b/.test(readFileSync(join(SRC, file), 'utf8')),
    )

  expect(deleting).toEqual([])
})
