import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../tables.ts'
import { atConsole } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { UNHURRIED } from '../platform/unhurried.ts'
import { WISHES } from './database.server.ts'
import { startFaultWords } from './start-fault.words.ts'

const LOCK = 7_203_128

/**
 * A pooler takes no wishes from a connection that opens, and what one transaction sets it hands to the next. So the database keeps
 * them for our account in this one database; whoever comes directly says his own.
 */
export async function keepWishes(directUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: directUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'klubovna-wishes',
    options: UNHURRIED,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Two instances that start at once would stumble over each other.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rows } = await client.query<{ database: string; kept: readonly string[] }>(
      `select datname as database, coalesce((select setconfig from pg_db_role_setting
          where setdatabase = pg_database.oid and setrole = current_user::regrole), '{}') as kept
        from pg_database where datname = current_database()`,
    )
    const { database = '', kept = [] } = rows[0] ?? {}
    for (const [name, value] of Object.entries(WISHES)) {
      if (kept.includes(`${name}=${value}`)) continue
      await client.query(
        `alter role current_user in database ${client.escapeIdentifier(database)} set ${name} to ${client.escapeLiteral(value)}`,
      )
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Connections a pooler opened before the wishes were kept know nothing of them; days would begin at another hour. */
export async function refuseDeafPooler(db: Db, url: string): Promise<void> {
  const say = atConsole(startFaultWords)
  const { rows } = await sql<{ zone: string }>`select current_setting('TimeZone') as zone`
    .execute(db)
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      throw new StartError(say('noAnswer', { host: new URL(url).host, why }))
    })
  if (rows[0]?.zone !== WISHES.TimeZone) throw new StartError(say('deafPooler'))
}
