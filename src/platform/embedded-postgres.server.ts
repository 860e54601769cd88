import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from './data-dir.server.ts'
import { log } from './log.server.ts'
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.server.ts'

const USER = 'klubovna'
/** Only a part of the socket's name; nothing listens on the network. */
const PORT = 5432
/** A Unix socket's path holds about a hundred bytes, the file's own name included. */
const LONGEST_SOCKET_FOLDER = 80

export type EmbeddedPostgres = {
  readonly url: (database: string) => string
  readonly stop: () => Promise<void>
}

type Options = {
  readonly folder: string
  /** Only for clusters that are thrown away after the tests. */
  readonly throwAway?: boolean
  readonly maxConnections?: number
}

/** A real PostgreSQL as our child: private socket, fsync on, ends with us, restarted if it dies. */
export async function startEmbeddedPostgres({
  folder,
  throwAway = false,
  maxConnections = 60,
}: Options): Promise<EmbeddedPostgres> {
  const binaries = postgresBinaries(`${folder}-programs`)
  const sockets = socketFolder(folder)
  for (const path of [dirname(folder), folder, sockets]) giveTo(binaries.owner, path)
  if (!existsSync(join(folder, 'PG_VERSION'))) createCluster(binaries, folder)
  await endOrphan(folder)

  const args = [
    ...serverArguments(folder, sockets, maxConnections),
    ...(throwAway ? ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'log_min_messages=panic'] : []),
  ]
  const server = supervise(binaries, args)
  const url = (database: string) => socketUrl(sockets, database)
  await untilReady(folder, url('postgres'), server)
  return {
    url,
    stop: async () => {
      await server.stop()
      if (sockets !== join(dirname(folder), 'run')) rmSync(sockets, { recursive: true, force: true })
    },
  }
}

/** Where the running app's own database answers, for commands given beside it. */
export function runningPostgresUrl(folder: string): string | null {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid = '', , , , sockets = ''] = readFileSync(file, 'utf8').split('\n')
  return isServerOf(folder, Number(pid)) && sockets ? socketUrl(sockets, 'postgres') : null
}

function socketUrl(sockets: string, database: string): string {
  return `postgresql://${USER}@localhost:${PORT}/${database}?host=${encodeURIComponent(sockets)}`
}

function serverArguments(folder: string, sockets: string, maxConnections: number): string[] {
  const settings = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: '64MB',
    fsync: 'on',
    synchronous_commit: 'on',
    log_min_messages: 'fatal',
    timezone: 'UTC',
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function createCluster(binaries: PostgresBinaries, folder: string): void {
  const [file, args] = binaries.command('initdb', [
    '-D',
    folder,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ])
  try {
    execFileSync(file, args, { stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } })
  } catch (error) {
    throw new StartError(`Vestavěnou databázi se nepodařilo založit ve složce ${folder}: ${String(error)}`)
  }
}

/** Starts the server again when it dies without being asked to; gives up after five quick deaths. */
function supervise(binaries: PostgresBinaries, serverArgs: string[]) {
  const [file, args] = binaries.command('postgres', serverArgs)
  let stopping = false
  let failed = false
  let deaths = 0
  let child: ChildProcess

  const start = () => {
    const startedAt = performance.now()
    child = spawn(file, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LC_ALL: 'C' },
    })
    child.once('exit', (code, signal) => {
      if (stopping) return
      deaths = performance.now() - startedAt > 60_000 ? 1 : deaths + 1
      failed = deaths > 5
      log.error({ code, signal, deaths }, 'the embedded PostgreSQL ended by itself')
      if (!failed) setTimeout(start, 200 * deaths).unref()
    })
  }
  start()
  return {
    hasFailed: () => failed,
    stop: () =>
      new Promise<void>((resolve) => {
        stopping = true
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        // First politely, so that connections just being closed may close; then without waiting.
        const impatience = setTimeout(() => child.kill('SIGINT'), 2000)
        child.once('exit', () => {
          clearTimeout(impatience)
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

/** Our lock on the data folder says nobody else is here: a server found running lost its parent. */
async function endOrphan(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isServerOf(folder, pid)) {
    rmSync(file)
    return
  }
  process.kill(pid, 'SIGINT')
  for (let waited = 0; existsSync(file) && waited < 20_000; waited += 50) await sleep(50)
}

/** Process numbers are used again: only a server of this very folder is ours. */
function isServerOf(folder: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
    const words =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ')
    return words.some((word) => word.endsWith('postgres')) && words.includes(folder)
  } catch {
    return false
  }
}

/** The server itself says when it is ready; asking earlier only fills its log. */
async function untilReady(folder: string, url: string, server: { hasFailed: () => boolean }): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  for (let waited = 0; waited < 60_000 && !server.hasFailed(); waited += 50) {
    if (existsSync(file) && /^ready/m.test(readFileSync(file, 'utf8')) && (await answers(url))) return
    await sleep(50)
  }
  throw new StartError('Vestavěná databáze se nerozběhla. Podrobnosti jsou v záznamu výše.')
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function socketFolder(folder: string): string {
  const beside = join(dirname(folder), 'run')
  // PostgreSQL reads a comma as the end of one folder and the beginning of another.
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER && !/[,"]/.test(beside)) {
    mkdirSync(beside, { recursive: true, mode: 0o700 })
    return beside
  }
  return mkdtempSync(join(tmpdir(), 'kl-'))
}

function giveTo(owner: number | null, path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  if (owner !== null) chownSync(path, owner, owner)
}
