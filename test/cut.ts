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
  return withOption(of, 'default_transaction_read_only=on')
}

/** The same club where there is no room for another row: what the database says then, a trigger says on every table. */
export async function onFullDisk(of: Db): Promise<Database> {
  await sql.raw(NO_ROOM).execute(of)
  const full = await withOption(of, 'klubovna.disk=full')
  const close = async () => {
    await full.close()
    await sql.raw('drop function no_room() cascade').execute(of)
  }
  return { ...full, close }
}

const NO_ROOM = `
  create function no_room() returns trigger language plpgsql as $$
  begin
    if current_setting('klubovna.disk', true) = 'full' then
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end if;
    return null;
  end $$;
  do $$
  declare
    one regclass;
  begin
    for one in select oid from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    loop
      execute format('create trigger no_room before insert or update or delete on %s execute function no_room()', one);
    end loop;
  end $$`

async function withOption(of: Db, option: string): Promise<Database> {
  const url = await urlOf(of)
  const options = `options=-c%20${encodeURIComponent(option)}`
  return openDatabase(`${url}${url.includes('?') ? '&' : '?'}${options}`, { max: 3 })
}

async function urlOf(of: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(of)
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}
