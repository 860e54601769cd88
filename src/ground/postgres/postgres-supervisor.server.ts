import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDiskFull } from '../platform/disk.server.ts'
import { log } from '../platform/log.server.ts'
import { endOrphans } from './postgres-orphans.server.ts'

const FIRST_PAUSE = 200
const LONGEST_PAUSE = 10_000
const LOOK_EVERY = 5000
/** A server that lives and answers nobody counts as gone after so many looks. */
const SILENT_LOOKS = 4
const MOST_WORDS = 4000

type Watched = {
  readonly folder: string
  readonly command: [file: string, args: string[]]
  /** Whether anybody answers there, be it with an excuse. */
  readonly answers: () => Promise<boolean>
  /** After this long without an answer it is for somebody else to act. */
  readonly patience: number
  readonly onLost: () => void
}

export type Supervisor = {
  readonly isUp: () => boolean
  readonly deaths: () => number
  /** The end of what it complained of, for whoever has to say why it does not run. */
  readonly lastWords: () => string
  readonly stop: () => Promise<void>
}

/** Starts the server again whenever it dies without being asked to, with growing pauses, for as long as patience lasts. */
export function supervise({ folder, command, answers, patience, onLost }: Watched): Supervisor {
  const [file, args] = command
  let stopping = false
  let deaths = 0
  let downSince: number | null = null
  let silentLooks = 0
  let lastWords = ''
  let child: ChildProcess

  const start = () => {
    child = spawn(file, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    })
    child.stderr?.on('data', (said: Buffer) => {
      process.stderr.write(said)
      lastWords = `${lastWords}${said.toString()}`.slice(-MOST_WORDS)
    })
    const died = (fate: object) => {
      if (stopping) return
      deaths += 1
      downSince ??= performance.now()
      log.error({ ...fate, deaths }, 'the embedded PostgreSQL ended by itself')
      void startAgain()
    }
    child.once('exit', (code, signal) => died({ code, signal }))
    child.once('error', (error) => died({ err: error }))
  }
  const startAgain = async () => {
    await sleep(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(deaths - 1, 10)))
    if (stopping) return
    await endOrphans(folder).catch((error: unknown) =>
      log.error({ err: error }, 'orphans could not be ended'),
    )
    if (stopping) return
    start()
    const started = child
    while (isRunning(started)) {
      if (await look()) return
      await sleep(FIRST_PAUSE)
    }
  }
  const isRunning = (one: ChildProcess) =>
    !stopping && one === child && one.exitCode === null && one.signalCode === null
  const look = async (): Promise<boolean> => {
    const isAnswered = await answers()
    if (isAnswered) {
      if (downSince !== null && deaths > 0) log.warn({ deaths }, 'the embedded PostgreSQL answers again')
      downSince = null
      deaths = 0
      silentLooks = 0
    }
    return isAnswered
  }
  const watch = setInterval(() => {
    void (async () => {
      if (stopping || (await look()) || stopping) return
      silentLooks += 1
      if (silentLooks >= SILENT_LOOKS) downSince ??= performance.now() - silentLooks * LOOK_EVERY
      // Room on the disk is not made by a restart.
      if (downSince === null || performance.now() - downSince < patience || (await isDiskFull(folder))) return
      onLost()
    })()
  }, LOOK_EVERY)
  watch.unref()

  start()
  return {
    isUp: () => downSince === null,
    deaths: () => deaths,
    lastWords: () => lastWords,
    stop: () => {
      stopping = true
      clearInterval(watch)
      return end(child)
    },
  }
}

/** First politely, so that connections just being closed may close; then without waiting. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
    return Promise.resolve()
  return new Promise((resolve) => {
    const impatience = setTimeout(() => child.kill('SIGINT'), 2000)
    child.once('exit', () => {
      clearTimeout(impatience)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
