import pg from 'pg'
import { UNHURRIED } from '../../ground/platform/unhurried.ts'
import { PLAIN } from '../../ground/postgres/database.server.ts'

/** A connection of its own for long work. When it breaks, its statement fails; without a listener the whole house would. */
export async function connect(databaseUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    options: `${PLAIN.options} ${UNHURRIED}`,
    connectionString: databaseUrl,
    application_name: `klubovna-${name}`,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
