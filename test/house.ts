import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '../src/entry/accounts/demo-password.ts'
import { listenTo } from './house-log.ts'
import { noteSecret, noteSecretsIn, noteToken } from './known-secrets.ts'
import { watched } from './left-behind.ts'
import { isLong } from './storm.ts'
import { until } from './until.ts'

const ROOT = join(import.meta.dirname, '..')
const SERVER = join(ROOT, 'build', 'server', 'index.js')

/** Machines get no error screen, so the tests come as people do. */
export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
}

type Env = Readonly<Record<string, string>>

export type RunningHouse = {
  readonly url: string
  readonly dataDir: string
  readonly child: ChildProcess
  readonly output: () => string
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

// Below the ports a system gives to whoever calls out: between asking and opening, or while a killed house is being opened
// again, a call of some other test must not take it.
const PORTS = { from: 10_000, to: 32_000 }

export async function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const opened = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (opened) await new Promise((resolve) => server.close(resolve))
  return opened
}

export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kl-house-'))
}

/** A folder with a demo club in it, where one was made already; with nothing in it where not. */
export const aClub = () => aCopyOf(process.env.MADE_CLUB)

/** The same with a club nobody is in yet, for whoever does not ask how one is founded. */
export const anEmptyClub = () => aCopyOf(process.env.MADE_EMPTY_CLUB)

function aCopyOf(made: string | undefined): string {
  const folder = aFolder()
  // Files of the database belong to whom it runs as, and stay his. What is in the folder, not the folder: join would take the dot away.
  if (made) execFileSync('cp', ['-a', `${made}/.`, folder])
  return folder
}

/** On another day or in another database a club is made from the beginning. */
function aFolderFor(env: Env): string {
  if ('TEST_CLOCK_AHEAD' in env || 'DATABASE_URL' in env) return aFolder()
  return env.DEMO === 'off' ? anEmptyClub() : aClub()
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** The built app as a process of its own, on a folder and a port of its own. */
export function spawnHouse(env: Env): { child: ChildProcess; output: () => string } {
  const child = watched(
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_ENV: 'production',
        // As npm start does.
        MALLOC_ARENA_MAX: '2',
        NODE_COMPILE_CACHE: join(ROOT, 'build', 'server', 'compiled'),
        // Everything is written down, and looked at once a file is done; a storm has no time for that.
        LOG_LEVEL: isLong ? 'warn' : 'trace',
        KLUBOVNA_LANG: 'cs',
        // The databases of the tests are in a hurry and have nothing to lose.
        ALLOW_FORGETFUL_DATABASE: 'on',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  noteSecretsIn(env)
  return { child, output: listenTo(() => text) }
}

export async function startHouse({
  port,
  env = {},
  dataDir = aFolderFor(env),
}: { dataDir?: string; port?: number; env?: Env } = {}): Promise<RunningHouse> {
  const usedPort = port ?? (await freePort())
  const url = `http://localhost:${usedPort}`
  const { child, output } = spawnHouse({ PORT: String(usedPort), DATA_DIR: dataDir, ...env })
  await untilReady(url, child, output)
  return { url, dataDir, child, output, kill: (signal) => end(child, signal) }
}

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await ended(child)
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const answersOrEnded = async () => child.exitCode !== null || (await isReady(url))
  await until(answersOrEnded, { within: 110_000, every: 100 }).catch(async () => {
    await end(child, 'SIGKILL')
    throw new Error(`the house is not ready:\n${output()}`)
  })
  if (child.exitCode !== null) throw new Error(`the house did not open:\n${output()}`)
}

export async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false
}

export async function login(url: string, name: string, password = DEMO_PASSWORD): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: name.includes('@') ? name : `${name}@klubovna.example`, password }),
  })
  const answer = (await response.json()) as { token?: string }
  noteSecret(password)
  if (!answer.token)
    throw new Error(`${name} could not sign in: ${response.status} ${JSON.stringify(answer)}`)
  noteToken(answer.token)
  return answer.token
}

/** One page as a browser asks for it, redirects not followed. */
export function visit(url: string, path: string, token?: string): Promise<Response> {
  return fetch(`${url}${path}`, {
    redirect: 'manual',
    headers: { ...BROWSER, ...(token ? { cookie: `session_token=${token}` } : {}) },
  })
}
