import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../ground/platform/root.server.ts'
import { Refusal } from '../../refusals.ts'
import { normalizePassword } from './password.ts'

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const AT_ONCE = 2
const LONGEST_QUEUE = 50
const LONGEST_WAIT = 5000

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await inTurn(() => stretch(password, nonce, COST))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(key)}`
}

/** Unknown accounts are compared with a hash nobody can meet, so that the answer takes as long. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { cost, nonce, key } = parse(hash ?? NOBODY) ??
    parse(NOBODY) ?? { cost: COST, nonce: Buffer.alloc(16), key: Buffer.alloc(32) }
  const derived = await inTurn(() => stretch(password, nonce, cost))
  return timingSafeEqual(derived, key) && hash !== null
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(Buffer.alloc(16, 7))}$${encode(Buffer.alloc(32, 7))}`

/** True when the hash was made with lower costs than today's and should be made anew. */
export function isDated(hash: string): boolean {
  const cost = parse(hash)?.cost
  return !cost || cost.memory < COST.memory || cost.passes < COST.passes
}

function stretch(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  return derive('argon2id', {
    message: normalizePassword(password),
    nonce,
    parallelism,
    tagLength: 32,
    memory,
    passes,
  })
}

function parse(hash: string): { cost: Cost; nonce: Buffer; key: Buffer } | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!match) return null
  const [, memory, passes, parallelism, nonce = '', key = ''] = match
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, nonce: Buffer.from(nonce, 'base64'), key: Buffer.from(key, 'base64') }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

let running = 0
const waiting: (() => void)[] = []

/** Hashing is meant to be costly; unlimited, a few clients signing in would stop the whole club. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await waitForTurn()
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function waitForTurn(): Promise<void> {
  if (waiting.length >= LONGEST_QUEUE) throw new Refusal('too_busy', { retryAfter: 5 })
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(new Refusal('too_busy', { retryAfter: 5 }))
    }, LONGEST_WAIT)
    waiting.push(enter)
  })
}

let common: ReadonlySet<string> | null = null

export function isCommonPassword(word: string): boolean {
  common ??= new Set(
    readFileSync(join(projectRoot(), 'src', 'entry', 'accounts', 'common-passwords.txt'), 'utf8').split('\n'),
  )
  return common.has(word)
}
