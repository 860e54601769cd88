import { Agent, createServer, request } from 'node:http'
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
  for (const path of PAGES) {
    const page = await fetch(house.url + path, { headers: { ...BROWSER, 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await page.arrayBuffer())
    const bare = await bareServer(bytes, Object.fromEntries(page.headers))
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
    await bare.close()
  }
  await house.kill('SIGTERM')
  removeFolder(dataDir)
}

async function bareServer(bytes: Buffer, headers: Record<string, string>) {
  const { 'transfer-encoding': _, connection: _connection, 'keep-alive': _keepAlive, ...kept } = headers
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...kept, 'content-length': bytes.length })
    response.end(bytes)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
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
