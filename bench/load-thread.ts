// One thread of the load where no wrk is installed.
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Asked } from './load.ts'

const { origin, paths, headers, lanes, seconds } = workerData as Asked & { lanes: number; seconds: number }
const { hostname, port } = new URL(origin)
const until = performance.now() + seconds * 1000
const times: number[] = []
const head = Object.entries({ host: `${hostname}:${port}`, ...headers })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

function lane(first: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let at = first
    let sentAt = 0
    let got: Buffer = Buffer.alloc(0)
    const ask = () => {
      sentAt = performance.now()
      socket.write(`GET ${paths[at++ % paths.length]} HTTP/1.1\r\n${head}\r\n`)
    }
    socket.once('connect', ask).on('error', reject)
    socket.on('data', (chunk) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk])
      if (!isWhole(got)) return
      if (!got.subarray(0, 12).toString().endsWith(' 200')) reject(new Error(got.toString().slice(0, 200)))
      got = Buffer.alloc(0)
      times.push(performance.now() - sentAt)
      if (performance.now() < until) return ask()
      socket.destroy()
      resolve()
    })
  })
}

function isWhole(got: Buffer): boolean {
  const end = got.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /content-length: (\d+)/i.exec(got.subarray(0, end).toString())?.[1]
  return length ? got.length >= end + 4 + Number(length) : got.subarray(-5).toString() === '0\r\n\r\n'
}

await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(times)
