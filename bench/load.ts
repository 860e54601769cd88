import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { percentile } from './judge.ts'

export type Asked = {
  readonly origin: string
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}
export type Load = { readonly connections: number; readonly seconds: number }
export type Loaded = { readonly rate: number; readonly p50: number; readonly p99: number }

const HAS_WRK = (() => {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    // wrk answers its version with a failure; only a program that is not there is missing.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
})()

export const GENERATOR = HAS_WRK ? 'wrk' : 'worker threads'

/** As many requests as the other side answers, walking through the paths; an answer that is not 200 ends the bench. */
export function load(asked: Asked, how: Load): Promise<Loaded> {
  return HAS_WRK ? loadByWrk(asked, how) : loadByThreads(asked, how)
}

async function loadByWrk({ origin, paths, headers }: Asked, { connections, seconds }: Load): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'kl-load-'))
  const script = join(folder, 'walk.lua')
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
request = function() at = at % #paths + 1; return wrk.format('GET', paths[at]) end`,
  )
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const shape = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', '--timeout', '30s']
  const text = await output('wrk', [...shape, ...flags, '-s', script, origin])
  rmSync(folder, { recursive: true })
  const bad = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(text)
  if (bad) throw new Error(`${paths[0]}: ${bad[0]}`)
  const milliseconds = (share: string) => {
    const [, number = 'NaN', unit = 'ms'] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)`).exec(text) ?? []
    return Number(number) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? 1)
  }
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p50: milliseconds('50'),
    p99: milliseconds('99'),
  }
}

function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('error', reject)
    child.once('close', () => resolve(text))
  })
}

/** Bare sockets in two threads: a client that parses no more of an answer than its status and its length. */
async function loadByThreads(asked: Asked, { connections, seconds }: Load): Promise<Loaded> {
  const threads = Math.min(2, connections)
  const shares = Array.from({ length: threads }, (_, index) => Math.ceil((connections - index) / threads))
  const times = await Promise.all(
    shares.map(
      (lanes) =>
        new Promise<readonly number[]>((resolve, reject) => {
          const workerData = { ...asked, lanes, seconds }
          const worker = new Worker(new URL('load-thread.ts', import.meta.url), { workerData })
          worker.once('message', resolve).once('error', reject)
        }),
    ),
  )
  const all = times.flat()
  return { rate: all.length / seconds, p50: percentile(all, 0.5), p99: percentile(all, 0.99) }
}
