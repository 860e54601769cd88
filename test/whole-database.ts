import { sql } from 'kysely'
import type { Db } from '../src/tables.ts'

async function tableNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** In which tables a text stands, as it is or as its bytes. */
export async function tablesWith(db: Db, text: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of await tableNames(db)) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.raw(name)} as one
        where strpos(one::text, ${text}) > 0 or strpos(one::text, ${Buffer.from(text).toString('hex')}) > 0) as found`.execute(
      db,
    )
    if (rows[0]?.found) found.push(name)
  }
  return found
}

/** What each table holds, in one word: whoever looks twice sees which of them changed. */
export async function digests(db: Db): Promise<Readonly<Record<string, string>>> {
  const told: Record<string, string> = {}
  for (const name of await tableNames(db)) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(one::text, '' order by one::text)), '') as digest
      from ${sql.raw(name)} as one`.execute(db)
    told[name] = rows[0]?.digest ?? ''
  }
  return told
}
