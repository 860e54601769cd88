import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { atConsole } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { postgresBinaries } from './postgres-binaries.server.ts'
import { CLUSTER_USER, draftsOf, ensureCluster, giveTo, setClusterAside } from './postgres-cluster.server.ts'
import { endMakers, endOrphans, isServerOf } from './postgres-orphans.server.ts'
import { type Supervisor, supervise } from './postgres-supervisor.server.ts'
import { startFaultWords } from './start-fault.words.ts'
import { sqlState } from './transaction.server.ts'

/** Only a part of the socket's name; nothing listens on the network. */
const PORT = 5432
/** A Unix socket's path holds about a hundred bytes, the file's own name included. */
const LONGEST_SOCKET_FOLDER = 80

/** A server that dies so often before it first answers will not answer. */
const MOST_DEATHS_AT_START = 4
const NO_SUCH_DATABASE = '3D000'
/** It runs on a full disk and lets nobody in. */
const NO_ROOM = '53100'

export type EmbeddedPostgres = {
  readonly url: (database: string) => string
  /** Whether it runs and answers. */
  readonly isUp: () => boolean
  readonly stop: () => Promise<void>
}

type Options = {
  readonly folder: string
  /** Only for clusters that are thrown away after the tests. */
  readonly throwAway?: boolean
  readonly maxConnections?: number
  /** Milliseconds without an answer after which `onLost` is called. */
  readonly patience?: number
  readonly onLost?: () => void
}

/** A real PostgreSQL as our child: private socket, fsync on, ends with us, restarted if it dies. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, throwAway = false, maxConnections = 60 } = options
  const { patience = Number.POSITIVE_INFINITY, onLost = () => undefined } = options
  const binaries = postgresBinaries(`${folder}-programs`)
  const sockets = socketFolder(folder)
  const url = (database: string) => socketUrl(sockets, database)
  for (const path of [dirname(folder), sockets]) giveTo(binaries.owner, path)
  const args = [
    ...serverArguments(folder, sockets, maxConnections),
    ...(throwAway ? ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'log_min_messages=panic'] : []),
  ]
  const open = async () => {
    await endMakers(draftsOf(folder))
    ensureCluster(binaries, folder)
    await endOrphans(folder)
    const answers = async () => (await answerAt(url('postgres'))) !== null
    const server = supervise({
      folder,
      command: binaries.command('postgres', args),
      answers,
      patience,
      onLost,
    })
    const isWhole = await untilReady(folder, url('postgres'), server)
    if (!isWhole) await server.stop()
    return isWhole ? server : null
  }
  const server = (await open()) ?? (await openAnew(folder, open))
  return {
    url,
    isUp: server.isUp,
    stop: async () => {
      await server.stop()
      if (sockets !== join(dirname(folder), 'run')) rmSync(sockets, { recursive: true, force: true })
    },
  }
}

/** It runs, but its first database is not there: an older version was cut off while it was making it. */
async function openAnew(folder: string, open: () => Promise<Supervisor | null>): Promise<Supervisor> {
  setClusterAside(folder)
  const server = await open()
  if (!server) throw new StartError(atConsole(startFaultWords)('notMade'))
  return server
}

/** Where the running app's own database answers, for commands given beside it. */
export function runningPostgresUrl(folder: string): string | null {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid = '', , , , sockets = ''] = readFileSync(file, 'utf8').split('\n')
  return isServerOf(folder, Number(pid)) && sockets ? socketUrl(sockets, 'postgres') : null
}

function socketUrl(sockets: string, database: string): string {
  return `postgresql://${CLUSTER_USER}@localhost:${PORT}/${database}?host=${encodeURIComponent(sockets)}`
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
    // Thrown away once it is not needed, not kept for writing over: secret ballots stand there in the order they came.
    wal_recycle: 'off',
    log_min_messages: 'fatal',
    timezone: 'UTC',
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** The server itself says when it is ready; asking earlier only fills its log. False where our database is missing in it. */
async function untilReady(folder: string, url: string, server: Supervisor): Promise<boolean> {
  const file = join(folder, 'postmaster.pid')
  for (let waited = 0; waited < 60_000 && server.deaths() < MOST_DEATHS_AT_START; waited += 50) {
    const isAsked = existsSync(file) && /^ready/m.test(readFileSync(file, 'utf8'))
    const answer = isAsked ? await answerAt(url) : null
    if (answer === 'ready') return true
    if (answer === NO_SUCH_DATABASE) return false
    if (answer === NO_ROOM) break
    await sleep(50)
  }
  await server.stop()
  throw new StartError(atConsole(startFaultWords)('notStarted'), { cause: server.lastWords() })
}

/** Ready, the code of an excuse, or nothing at all. */
async function answerAt(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const state = sqlState(error)
    return /^[0-9A-Z]{5}$/.test(state) && !state.startsWith('57P0') ? state : null
  } finally {
    await client.end().catch(() => undefined)
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
