import { connect } from 'node:net'
import type { Asked } from './load.ts'

type Lane = {
  /** Which path comes first; the others follow it. */
  readonly first?: number
  readonly seconds: number
  /** Waited for before each question, outside its time. */
  readonly before?: () => Promise<unknown>
}

/** One bare socket that asks again as soon as it has been answered: how many milliseconds each answer took. */
export function lane(
  { origin, paths, headers }: Asked,
  { first = 0, seconds, before }: Lane,
): Promise<number[]> {
  const { hostname, port } = new URL(origin)
  const head = Object.entries({ host: `${hostname}:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let at = first
    let sentAt = 0
    let got: Buffer = Buffer.alloc(0)
    const send = () => {
      sentAt = performance.now()
      socket.write(`GET ${paths[at++ % paths.length]} HTTP/1.1\r\n${head}\r\n`)
    }
    const ask = before ? () => void before().then(send, reject) : send
    socket.once('connect', ask).on('error', reject)
    socket.on('data', (chunk) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk])
      if (!isWhole(got)) return
      if (!got.subarray(0, 12).toString().endsWith(' 200')) reject(new Error(got.toString().slice(0, 200)))
      got = Buffer.alloc(0)
      times.push(performance.now() - sentAt)
      if (performance.now() < until) return ask()
      socket.destroy()
      resolve(times)
    })
  })
}

function isWhole(got: Buffer): boolean {
  const end = got.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /content-length: (\d+)/i.exec(got.subarray(0, end).toString())?.[1]
  return length ? got.length >= end + 4 + Number(length) : got.subarray(-5).toString() === '0\r\n\r\n'
}
