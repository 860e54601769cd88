import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../test/house.ts'

export type Bare = { readonly url: string; readonly close: () => void }
type Question = { readonly database: string; readonly text: string; readonly values: readonly unknown[] }

/** Asks what it is told to ask through the bare driver, if anything, and sends the bytes it was given. */
const SERVER = `
const { readFileSync } = require('node:fs')
const { createServer } = require('node:http')
const [, port, file, headers, question] = process.argv
const bytes = readFileSync(file)
const kept = { ...JSON.parse(headers), 'content-length': bytes.length }
const { database, text, values } = JSON.parse(question)
const pool = database && new (require('pg').Pool)({ connectionString: database, max: 15, options: '-c jit=off' })
let at = 0
const ask = () => pool.query({ name: 'ideal', text, values: values[at++ % values.length] })
createServer(async (request, response) => {
  if (pool) await ask()
  response.writeHead(200, kept).end(bytes)
}).listen(Number(port), '127.0.0.1')
`

/** Nothing of HTTP but one answer, again and again: how fast the generator can ask at all. */
const WALL = `
const { createServer } = require('node:net')
const [, port] = process.argv
const answer = 'HTTP/1.1 200 OK\\r\\ncontent-length: 2\\r\\n\\r\\nok'
createServer((socket) => socket.on('error', () => {}).on('data', () => socket.write(answer))).listen(Number(port), '127.0.0.1')
`

/** In a process of its own, as the house is. */
export function bareServer(
  folder: string,
  page: { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> },
  question: Question | null = null,
): Promise<Bare> {
  const file = join(folder, 'page')
  writeFileSync(file, page.bytes)
  const headers = Object.entries(page.headers).filter(([name]) => !HOPS.has(name))
  return start(SERVER, [file, JSON.stringify(Object.fromEntries(headers)), JSON.stringify(question ?? {})])
}

const HOPS = new Set(['transfer-encoding', 'connection', 'keep-alive', 'content-length'])

export function wall(): Promise<Bare> {
  return start(WALL, [])
}

async function start(code: string, args: readonly string[]): Promise<Bare> {
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', code, String(port), ...args], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) await sleep(50)
  return { url, close: () => child.kill() }
}
