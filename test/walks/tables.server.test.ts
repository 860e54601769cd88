import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../database.ts'

const db = useDatabase()
const FOLDER = join(import.meta.dirname, '../../src/ground/tables')

test('the types know exactly the columns the database has', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migration' group by table_name`.execute(db())

  const inDatabase = Object.fromEntries(
    rows.map(({ table, columns }) => [camel(table), columns.map(camel).toSorted()]),
  )
  expect(typedTables()).toEqual(inDatabase)
})

function typedTables(): Record<string, string[]> {
  const text = readdirSync(FOLDER)
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n')
  return Object.fromEntries(
    [...text.matchAll(/export type (\w+)Table = \{\n([\s\S]*?)\n\}/g)].map(([, name = '', body = '']) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column).toSorted(),
    ]),
  )
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
