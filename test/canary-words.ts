import { sql } from 'kysely'
import type { Db } from '../src/tables.ts'

/** Words that stand nowhere else: if one is found after an erasure, something was forgotten to be forgotten. */
export const CANARY = {
  firstName: 'Zdislav',
  lastName: 'Kanárek',
  nickname: 'Žlutoptah',
  email: 'zdislav.kanarek@canary.test',
  phone: '+420777123999',
  street: 'Kanárková 77',
  hogNumber: 'CANARY77',
  birthDate: '1961-02-03',
} as const

/** Where in the whole database, every schema and every column, any of these words still stands; bytes are looked through too. */
export async function findWords(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts = words.map((word) => word.toLowerCase())
  const needles = [...texts, ...words.map((word) => Buffer.from(word).toString('hex'))]
  const looks = tables.map(
    ({ schema, name }) => sql`select distinct ${sql.lit(`${name}.`)} || cell.key as place
      from ${sql.table(`${schema}.${name}`)} as held, jsonb_each_text(to_jsonb(held)) as cell
      where exists (select from unnest(${needles}::text[]) as word where position(word in lower(cell.value)) > 0)`,
  )
  const { rows } = await sql<{ place: string }>`${sql.join(looks, sql` union all `)} order by place`.execute(
    db,
  )
  return rows.map(({ place }) => place)
}
