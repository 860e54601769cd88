import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/ground/postgres/database.server.ts'
import type { Db } from '../src/tables.ts'
import { databaseUrl } from './cluster.ts'
import { freePort } from './house.ts'

/** A database nobody answers for: the port is closed. */
export async function noDatabase(): Promise<Database> {
  return openDatabase(`postgres://klubovna@127.0.0.1:${await freePort()}/klubovna`, { max: 3 })
}

/** The same club over a wire of our own, which can be cut. */
export async function overWire(of: Db): Promise<Database & { readonly cut: () => Promise<void> }> {
  const there = new pg.Client({ connectionString: await urlOf(of) })
  const { host, port, user = '', password = '', database = '' } = there
  const ends = new Set<Socket>()
  const wire = createServer((here) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const end of [here, far]) ends.add(end.on('error', () => undefined))
    here.pipe(far).pipe(here)
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  const login = [user, password ?? ''].map(encodeURIComponent).join(':')
  const { port: ours } = wire.address() as AddressInfo
  const opened = openDatabase(`postgres://${login}@127.0.0.1:${ours}/${database}`, { max: 3 })
  const cut = async () => {
    const closed = new Promise((resolve) => wire.close(resolve))
    for (const end of ends) end.destroy()
    await closed
  }
  return { ...opened, cut }
}

/** The same club as it is met after a failover: it can be read only. */
export async function readOnly(of: Db): Promise<Database> {
  const url = await urlOf(of)
  const options = 'options=-c%20default_transaction_read_only%3Don'
  return openDatabase(`${url}${url.includes('?') ? '&' : '?'}${options}`, { max: 3 })
}

async function urlOf(of: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(of)
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}
