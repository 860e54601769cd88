import { setTimeout as sleep } from 'node:timers/promises'
import { aFolder, BROWSER, removeFolder, startHouse } from '../test/house.ts'
import { bareServer, wall } from './bare-server.ts'
import { NEAR_CEILING } from './judge.ts'
import { load } from './load.ts'

const SECONDS = 5
const CONNECTIONS = 10
const PAGES = ['/', '/akce', '/gallery', '/safe']
const WANTED = 0.6

/** Public pages for strangers beside a bare Node server sending the same bytes. */
export async function benchPublic(): Promise<boolean> {
  const dataDir = aFolder()
  const house = await startHouse({ dataDir })
  await untilDrawn(house.url)
  const generator = await wall()
  const ceiling = await measure(generator.url, '/')
  generator.close()
  let holds = true
  for (const path of PAGES) {
    const page = await fetch(house.url + path, { headers: { ...BROWSER, 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await page.arrayBuffer())
    const bare = await bareServer(dataDir, { bytes, headers: Object.fromEntries(page.headers) })
    // One after another and twice, so that both see the same machine.
    const ours = [await measure(house.url, path)]
    const theirs = [await measure(bare.url, '/')]
    ours.push(await measure(house.url, path))
    theirs.push(await measure(bare.url, '/'))
    const [one, two] = [average(ours), average(theirs)]
    const share = one / two
    const isRefused = two > NEAR_CEILING * ceiling
    holds &&= share >= WANTED && !isRefused
    console.log(
      `${path}: ${bytes.length} bytes, ${one.toFixed(0)} a second; bare Node ${two.toFixed(0)}: ${(share * 100).toFixed(0)} %${share < WANTED ? '  BELOW 60 %' : ''}${isRefused ? `  REFUSED: near the generator's own ${ceiling.toFixed(0)}` : ''}`,
    )
    bare.close()
  }
  await house.kill('SIGTERM')
  removeFolder(dataDir)
  return holds
}

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

async function measure(origin: string, path: string): Promise<number> {
  const headers = { ...BROWSER, 'accept-encoding': 'identity' }
  const asked = { origin, paths: [path], headers }
  return (await load(asked, { connections: CONNECTIONS, seconds: SECONDS })).rate
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
