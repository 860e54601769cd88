import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { isRefusalCode, Refusal, type RefusalCode } from '../../refusals.ts'
import { keptOnce } from './kept-once.server.ts'
import { log } from './log.server.ts'
import { projectRoot } from './root.server.ts'

/** Who works beside whom, and with how much memory: all of it, and what of it is JavaScript's own. */
const LANES = {
  pages: { atOnce: 2, megabytes: 480, heap: 256 },
  files: { atOnce: 1, megabytes: 640, heap: 320 },
  pictures: { atOnce: 1, megabytes: 640, heap: 128 },
  papers: { atOnce: 1, megabytes: 480, heap: 256 },
} as const
type Lane = keyof typeof LANES

const MOST_WAITING = 100
/** Together with the work itself less than a proxy waits: whoever is turned away is told when to come again, not cut off. */
const LONGEST_WAIT = 30
/** A process that has had nothing to do for so long goes home. */
const IDLE_MS = 20_000
const TOO_MUCH = 77

/** `too_long` and `too_much` are the work's own fault, `died` is nobody's: it may go well the next time. */
export class ApartFault extends Error {
  readonly reason: 'too_long' | 'too_much' | 'died' | 'broken'

  constructor(name: string, reason: ApartFault['reason'], message = '') {
    super(`${name}: ${reason}${message && ` (${message})`}`)
    this.reason = reason
  }
}

type Conditions = {
  readonly lane: Lane
  readonly seconds: number
  /** How work is refused that takes longer or more than it may. */
  readonly refusal?: RefusalCode
  /** For how many seconds it waits for its turn. */
  readonly patience?: number
}

type Apart<Work extends (given: never) => unknown> = (
  /** The thing itself, or how to get it once it is its turn: who waits holds no memory. */
  given: Parameters<Work>[0] | (() => Promise<Parameters<Work>[0]>),
) => Promise<Awaited<ReturnType<Work>>>

/**
 * Work on what a stranger or an officer handed in, done in a process of its own with limits of time and memory: whatever
 * is in the file, the house goes on. `name` is the path of an `*.apart.ts` in src, which exports `work`.
 */
export function apart<Work extends (given: never) => unknown>(
  name: string,
  { lane, seconds, refusal, patience = LONGEST_WAIT }: Conditions,
): Apart<Work> {
  const run = async (given: unknown): Promise<unknown> => {
    const worker = await takeWorker(lane, patience)
    try {
      const thing: unknown = typeof given === 'function' ? await given() : given
      return await order(worker, { name, given: thing, seconds })
    } catch (error) {
      if (!(error instanceof ApartFault)) throw error
      log.warn({ name, reason: error.reason, detail: error.message }, 'work apart failed')
      if (refusal && (error.reason === 'too_long' || error.reason === 'too_much')) throw new Refusal(refusal)
      throw error
    } finally {
      giveBack(lane, worker)
    }
  }
  return run as Apart<Work>
}

type Worker = { readonly child: ChildProcess; timer: NodeJS.Timeout | null }
type Desk = { working: number; readonly idle: Worker[]; readonly waiting: (() => void)[] }

const newDesk = (): Desk => ({ working: 0, idle: [], waiting: [] })
const desks = keptOnce('apart', (): Record<Lane, Desk> => ({
  pages: newDesk(),
  files: newDesk(),
  pictures: newDesk(),
  papers: newDesk(),
}))

async function takeWorker(lane: Lane, patience: number): Promise<Worker> {
  const desk = desks[lane]
  if (desk.waiting.length >= MOST_WAITING) throw BUSY()
  if (desk.working >= LANES[lane].atOnce) await waitForTurn(desk, patience)
  else desk.working += 1
  const worker = desk.idle.pop() ?? hire(lane)
  if (worker.timer) clearTimeout(worker.timer)
  worker.child.ref()
  worker.child.channel?.ref()
  return worker
}

const BUSY = () => new Refusal('too_busy', { retryAfter: 5 })

function waitForTurn({ waiting }: Desk, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(BUSY())
    }, patience * 1000)
    waiting.push(enter)
  })
}

function giveBack(lane: Lane, worker: Worker): void {
  const desk = desks[lane]
  const { child } = worker
  if (child.connected && !child.killed) {
    desk.idle.push(worker)
    worker.timer = setTimeout(() => dismiss(desk, worker), IDLE_MS).unref()
    child.unref()
    child.channel?.unref()
  }
  const next = desk.waiting.shift()
  if (next) next()
  else desk.working -= 1
}

function hire(lane: Lane): Worker {
  const { megabytes, heap } = LANES[lane]
  const child = fork(join(projectRoot(), 'src', 'process', 'apart.ts'), [String(megabytes)], {
    execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
    // Nothing of what the house knows: no secret, no address of the database.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const worker = { child, timer: null }
  child.on('error', () => child.kill('SIGKILL'))
  child.once('exit', () => dismiss(desks[lane], worker))
  return worker
}

function dismiss(desk: Desk, worker: Worker): void {
  const at = desk.idle.indexOf(worker)
  if (at >= 0) desk.idle.splice(at, 1)
  if (worker.timer) clearTimeout(worker.timer)
  worker.child.kill('SIGKILL')
}

type Order = { readonly name: string; readonly given: unknown; readonly seconds: number }
type Answer =
  | { readonly done: unknown }
  | { readonly failed: { readonly code: string; readonly message: string } }

function order({ child }: Worker, { name, given, seconds }: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('message', onAnswer)
      child.off('exit', onExit)
      act()
    }
    const onAnswer = (answer: Answer) =>
      settle(() => {
        if ('done' in answer) resolve(answer.done)
        else reject(refusalOf(name, answer.failed))
      })
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => {
        // V8 aborts when its heap is full.
        const isTooMuch = code === TOO_MUCH || code === 134 || signal === 'SIGABRT'
        reject(new ApartFault(name, isTooMuch ? 'too_much' : 'died', `${code ?? signal}`))
      })
    const timer = setTimeout(
      () =>
        settle(() => {
          child.kill('SIGKILL')
          reject(new ApartFault(name, 'too_long', `${seconds} s`))
        }),
      seconds * 1000,
    )
    child.on('message', onAnswer)
    child.once('exit', onExit)
    child.send({ name, given }, (error) => {
      if (error) settle(() => reject(new ApartFault(name, 'died', error.message)))
    })
  })
}

function refusalOf(name: string, { code, message }: { code: string; message: string }): Error {
  return isRefusalCode(code) ? new Refusal(code) : new ApartFault(name, 'broken', message)
}
