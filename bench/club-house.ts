import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/ground/postgres/embedded-postgres.server.ts'
import { aFolder, ended, freePort, isReady, removeFolder } from '../test/house.ts'
import { pssOf } from '../test/pss.ts'
import { until } from '../test/until.ts'
import { seedClub } from './seed.ts'

export const ROOT = join(import.meta.dirname, '..')

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** A PostgreSQL that keeps its promises to the disk, as the club's does, and counts its statements. */
export async function openCluster() {
  const folder = aFolder()
  const options = { folder: join(folder, 'pg18'), maxConnections: 100 }
  const first = await startEmbeddedPostgres(options)
  await asked(first.url('postgres'), `alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await first.stop()
  const postgres = await startEmbeddedPostgres(options)
  return {
    folder,
    url: postgres.url,
    pss: () => {
      const [pid = ''] = readFileSync(join(options.folder, 'postmaster.pid'), 'utf8').split('\n')
      return pssOf(Number(pid))
    },
    close: async () => {
      await postgres.stop()
      removeFolder(folder)
    },
  }
}

async function asked(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

export type ClubHouse = {
  readonly url: string
  readonly database: string
  readonly child: ChildProcess
  readonly pool: pg.Pool
  readonly tokens: Readonly<Record<'Secretary' | 'Treasurer' | 'Member', string>>
  readonly close: () => Promise<void>
}

/** The built app of a tree over a club of so many members, in a database of its own. */
export async function openClubHouse(
  cluster: Cluster,
  {
    members,
    root = ROOT,
    name = `club_${members}`,
    env = {},
  }: { members: number; root?: string; name?: string; env?: Readonly<Record<string, string>> },
): Promise<ClubHouse> {
  await asked(cluster.url('postgres'), `create database ${name}`)
  const database = cluster.url(name)
  await asked(database, 'create extension pg_stat_statements')
  const dataDir = aFolder()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const open = async () => {
    // As people start it: with other memory or without what was compiled before, it is another house.
    const child = spawn(process.execPath, [join(root, 'bin', 'start.mjs')], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        LOG_LEVEL: 'error',
        APP_SECRET: 'a secret of the bench alone, long enough',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: database,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // A bench that fails leaves nobody behind.
    process.once('exit', () => child.kill('SIGKILL'))
    await until(() => child.exitCode !== null || isReady(url), { within: 110_000, every: 50 })
    if (child.exitCode !== null) throw new Error('the house did not open')
    return child
  }
  // Once for the tables, then over the club as any house is started.
  const first = await open()
  first.kill('SIGTERM')
  await ended(first)
  const pool = new pg.Pool({
    connectionString: database,
    max: 20,
    idleTimeoutMillis: 500,
    options: '-c jit=off',
  })
  const client = await pool.connect()
  await seedClub(client, members)
  client.release(true)
  const tokens = await signIn(pool)
  const child = await open()
  return {
    url,
    database,
    child,
    pool,
    tokens,
    close: async () => {
      child.kill('SIGTERM')
      await ended(child)
      await pool.end()
      removeFolder(dataDir)
    },
  }
}

async function signIn(pool: pg.Pool): Promise<ClubHouse['tokens']> {
  const tokenOf = async (id: number) => {
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), id],
    )
    return token
  }
  const officer = async (role: string) => {
    const { rows } = await pool.query(
      `insert into account (email, role, confirmed_rules_version, verified_profile_at) values ($1, $2, 1, now()) returning id`,
      [`${role}@klub.test`, role],
    )
    return tokenOf(rows[0].id)
  }
  const { rows } = await pool.query(`select id from account where member_id = 4`)
  return {
    Secretary: await officer('Secretary'),
    Treasurer: await officer('Treasurer'),
    Member: await tokenOf(rows[0].id),
  }
}
