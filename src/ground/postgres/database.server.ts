import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Db, Tables } from '../../tables.ts'
import { BusyHouse } from '../platform/house-trouble.ts'
import { log } from '../platform/log.server.ts'
import { LONGEST_SILENCE } from '../platform/unhurried.ts'
import { sqlState } from './transaction.server.ts'
import { statementNames } from './named-statements.server.ts'
import { spelling } from './spelling.server.ts'
import { spokenTo } from './spoken-to.server.ts'
import { tellSlow } from './slow-statements.server.ts'
import { keepWarm, narrowing } from './warm-connections.server.ts'

const BIGINT = 20
const DATE = 1082

// Big integers are counts and haléře, far below 2^53; a day must stay text or it shifts with the zone.
pg.types.setTypeParser(BIGINT, Number)
pg.types.setTypeParser(DATE, (text) => text)

/** Every wait has an end: a database that hangs must not hang the club. Visitors are told after four seconds. */
const TIMEOUTS = {
  visitors: { query_timeout: 4000, statement_timeout: 3900 },
  patient: { query_timeout: 30_000, statement_timeout: 29_000 },
}

/**
 * Our statements are many and short: compiling one takes longer than running it, seconds where many tables are asked. And the
 * database counts days and years as the club does, wherever the server lives.
 */
export const PLAIN = { options: '-c jit=off -c timezone=Europe/Prague' }

const SHARED = { connectionTimeoutMillis: 3000, application_name: 'klubovna', keepAlive: true }

/** Whoever stays in a transaction longer is frozen or gone, and others wait for what he holds. */
const LIMITS = { lock_timeout: 3500, idle_in_transaction_session_timeout: LONGEST_SILENCE }

/** The same for visitors who come through a pooler, kept by the database itself (`pooled.server.ts`). */
export const WISHES = {
  jit: 'off',
  TimeZone: 'Europe/Prague',
  statement_timeout: `${TIMEOUTS.visitors.statement_timeout}ms`,
  lock_timeout: `${LIMITS.lock_timeout}ms`,
  idle_in_transaction_session_timeout: `${LIMITS.idle_in_transaction_session_timeout}ms`,
} as const

export type Database = { readonly db: Db; readonly pool: pg.Pool; readonly close: () => Promise<void> }

type OpenOptions = {
  readonly max?: number
  /** Tests, commands and big jobs may take their time. */ readonly isPatient?: boolean
  /** Connections that stay open also when nobody uses them. */ readonly warm?: number
  /** False behind a pooler that gives each transaction another connection. */ readonly named?: boolean
  /** Through such a pooler: it refuses whoever asks for anything as he opens. */ readonly isPooled?: boolean
}

export function openDatabase(
  url: string,
  { max = 15, isPatient = true, warm = 0, named = true, isPooled = false }: OpenOptions = {},
): Database {
  const { query_timeout, statement_timeout } = TIMEOUTS[isPatient ? 'patient' : 'visitors']
  const pool = new pg.Pool({
    connectionString: url,
    max,
    min: warm,
    ...SHARED,
    query_timeout,
    ...(isPooled ? {} : { ...PLAIN, ...LIMITS, statement_timeout }),
  })
  // A connection that breaks, idle or in use, fails its own query and is replaced by the next one;
  // without a listener it would end the whole process.
  const tell = (error: Error) => log.warn({ err: error }, 'a connection to the database broke')
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  const db = kyselyOver(new PostgresDialect({ pool: tellingBusy(pool, named) }))
  const warmth = warm > 0 ? keepWarm(pool, warm) : null
  return {
    db,
    pool,
    close: () => {
      warmth?.stop()
      return db.destroy()
    },
  }
}

/** The disk of the database is full: it lets nobody new in, and those who are in may read. */
const NO_ROOM = '53100'

/** Waited in line too long; or a new connection was not opened in time, as on a machine that has its hands full. */
const NO_CONNECTION = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
])

/**
 * Nobody got a connection in time. While others hand theirs back, the house is full; where nobody has for as long as
 * one waits, the database itself is away, and the error says so as it is.
 */
function tellingBusy(pool: pg.Pool, named: boolean): PostgresPool {
  let handedBackAt = 0
  const nameOf = named ? statementNames() : () => null
  const { narrow } = narrowing(pool)
  pool.on('release', (error) => {
    if (!error) handedBackAt = performance.now()
  })
  const isBusy = (error: unknown) =>
    error instanceof Error &&
    NO_CONNECTION.has(error.message) &&
    performance.now() - handedBackAt < SHARED.connectionTimeoutMillis
  return {
    options: pool.options,
    connect: async () => {
      try {
        return spokenTo(await connectOrWait(pool, narrow), nameOf)
      } catch (error) {
        throw isBusy(error) ? new BusyHouse('no connection was free in time', { cause: error }) : error
      }
    },
    end: () => pool.end(),
  }
}

const MOST_KNOCKS = 3

/** Whoever is not let in for want of room waits for one of those who are in. */
async function connectOrWait(pool: pg.Pool, narrow: () => boolean, knocks = 1): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (sqlState(error) !== NO_ROOM || knocks === MOST_KNOCKS || !narrow()) throw error
    return connectOrWait(pool, narrow, knocks + 1)
  }
}

/** The same language over one connection that somebody else opened, in whatever transaction it is. */
export function dbOver(client: pg.Client): Db {
  const borrowed = Object.assign(client, { release: () => undefined })
  return kyselyOver(
    new PostgresDialect({ pool: { options: {}, connect: async () => borrowed, end: async () => undefined } }),
  )
}

function kyselyOver(dialect: PostgresDialect): Db {
  return new Kysely<Tables>({
    dialect,
    plugins: [spelling],
    log: tellSlow,
  })
}
