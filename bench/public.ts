import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { performance } from 'node:perf_hooks'
import { aFolder, BROWSER, freePort, removeFolder, startHouse } from '../test/house.ts'

const SECONDS = 5
const CONNECTIONS = 10
const PAGES = ['/', '/akce', '/gallery', '/safe']
const WANTED = 0.4

/** Public pages for strangers beside a bare Node server sending the same bytes. */
export async function benchPublic(): Promise<void> {
  const dataDir = aFolder()
  const house = await startHouse({ dataDir })
  await untilDrawn(house.url)
  for (const path of PAGES) {
    const page = await fetch(house.url + path, { headers: { ...BROWSER, 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await page.arrayBuffer())
    const bare = await bareServer(dataDir, bytes, Object.fromEntries(page.headers))
    // One after another and twice, so that both see the same machine.
    const ours = [await measure(house.url + path)]
    const theirs = [await measure(bare.url)]
    ours.push(await measure(house.url + path))
    theirs.push(await measure(bare.url))
    const [one, two] = [average(ours), average(theirs)]
    const share = one / two
    console.log(
      `${path}: ${bytes.length} bytes, ${one.toFixed(0)} a second; bare Node ${two.toFixed(0)}: ${(share * 100).toFixed(0)} %${share < WANTED ? '  BELOW 40 %' : ''}`,
    )
    bare.close()
  }
  await house.kill('SIGTERM')
  removeFolder(dataDir)
}

const BARE = `
const { readFileSync } = require('node:fs')
const [, port, file, headers] = process.argv
const bytes = readFileSync(file)
const kept = { ...JSON.parse(headers), 'content-length': bytes.length }
require('node:http').createServer((request, response) => response.writeHead(200, kept).end(bytes)).listen(Number(port), '127.0.0.1')
`

/** In a process of its own, as the house is. */
async function bareServer(folder: string, bytes: Buffer, headers: Headers) {
  const port = await freePort()
  const file = join(folder, 'page.html')
  writeFileSync(file, bytes)
  const child = spawn(process.execPath, [
    '-e',
    BARE,
    String(port),
    file,
    JSON.stringify({ ...headers, 'transfer-encoding': undefined }),
  ])
  const url = `http://127.0.0.1:${port}/`
  while (!(await fetch(url).catch(() => null))) await sleep(50)
  return { url, close: () => child.kill() }
}

type Headers = Readonly<Record<string, string>>

/** The demo club's pictures are drawn after the start; every one of them changes the pages. */
async function untilDrawn(url: string): Promise<void> {
  for (let waited = 0; waited < 180; waited += 1) {
    const { items } = (await (await fetch(`${url}/api/gallery`)).json()) as { items: { slug: string }[] }
    const answer = await fetch(`${url}/api/gallery/${items.at(-1)?.slug}`)
    const { album } = (await answer.json()) as { album: { photos: { sizes: { avif?: string }[] }[] } }
    if (album.photos.length >= 8 && album.photos.every(({ sizes }) => sizes[0]?.avif)) return
    await sleep(1000)
  }
}

async function measure(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + SECONDS * 1000
  let count = 0
  const lane = async () => {
    while (performance.now() < until) {
      await get(url, agent)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  agent.destroy()
  return count / SECONDS
}

function get(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { ...BROWSER, 'accept-encoding': 'identity' } }, (response) => {
      response.on('end', resolve)
      response.resume()
    })
      .on('error', reject)
      .end()
  })
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
