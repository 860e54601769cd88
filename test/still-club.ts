import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { createSession } from '../src/entry/accounts/sessions.server.ts'
import { dbOver } from '../src/ground/postgres/database.server.ts'
import { putDemoDocuments } from '../src/site/documents/demo-documents.server.ts'
import type { Db } from '../src/tables.ts'
import { databaseUrl } from './cluster.ts'
import { setClock } from './clock.ts'
import { aLivingClub } from './living-club.ts'

/** A Monday in the season: fees are asked for, rides are ahead, a meeting is called. */
export const THE_DAY = '2026-06-15'
export const THE_MOMENT = `${THE_DAY}T10:00:00+02:00`

/** Who looks: nobody, somebody waiting to be taken in, a member, and those who have a desk. */
const LOGINS = [
  'member',
  'applicant',
  'roadcaptain',
  'supervisor',
  'treasurer',
  'membershipofficer',
  'secretary',
  'webmaster',
]
export type Reader = { readonly name: string; readonly token: string | null }

export type StillClub = {
  readonly db: Db
  readonly readers: readonly Reader[]
  readonly close: () => Promise<void>
}

/**
 * The invented club at a moment that stands still, for the house and for the database: whoever looks twice sees the same, now and
 * in a year.
 */
export async function aStillClub(db: Db): Promise<StillClub> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const client = new pg.Client({
    connectionString: databaseUrl(inject('serverUrl'), rows[0]?.name ?? ''),
    options: '-c jit=off -c timezone=Europe/Prague -c search_path=public,pg_catalog',
  })
  await client.connect()
  await client.query(STANDING_STILL)
  setClock(THE_MOMENT)
  const still = dbOver(client)
  await aLivingClub(still)
  await putDemoDocuments(still)
  await client.query('delete from session')
  const readers: Reader[] = [{ name: 'stranger', token: null }]
  for (const login of LOGINS) {
    const account = await still
      .selectFrom('account')
      .select(['id', 'role'])
      .where('email', '=', `${login}@klubovna.example`)
      .executeTakeFirstOrThrow()
    readers.push({
      name: login,
      token: await createSession(still, account, { address: '127.0.0.1', userAgent: 'a test' }),
    })
  }
  return { db: still, readers, close: () => client.end() }
}

/** Asked without a schema the database tells this moment, also where a column is filled in by itself. */
const STANDING_STILL = `
  create function public.now() returns timestamptz language sql stable as $$ select timestamptz '${THE_MOMENT}' $$;
  create function public.clock_timestamp() returns timestamptz language sql stable as $$ select timestamptz '${THE_MOMENT}' $$;
  do $$
    declare
      one record;
    begin
      for one in select adrelid::regclass as name, attname from pg_attrdef
        join pg_attribute on attrelid = adrelid and attnum = adnum
        where pg_get_expr(adbin, adrelid) ~ '^(pg_catalog\\.)?(now|clock_timestamp)\\(\\)$'
          and adrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      loop
        execute format('alter table %s alter column %I set default public.now()', one.name, one.attname);
      end loop;
    end $$`
