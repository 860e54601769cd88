import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { type ClubHouse, openClubHouse, openCluster } from './club-house.ts'
import { percentile } from './judge.ts'

const { CHROME_PATH } = process.env
const RIDERS = 200
/** A phone of some years ago beside the machine this runs on. */
const SLOWER = 4
const ROUNDS = 15
const MOST_MS = 100
/**
 * The screen is loaded when its first 'Je tady' can be tapped: it stands drawn, and a tap on it is heard, says so and will be done
 * (src/ground/http/late-scripts.ts). Counted from the moment the browser has the document; the way there is the network's and the
 * house's. Awake is what comes after: the page answers the tap itself.
 */
const TAPPABLE = { from: 'CommitLoad', until: 'tappable' }
const AWAKE = { from: 'CommitLoad', until: 'awake' }
const WRITTEN = { from: 'written', until: 'shown' }

/** The captain's list of two hundred on a slow phone: how soon it stands there, and how soon it follows what is written. */
export async function benchCaptain(): Promise<boolean> {
  const cluster = await openCluster()
  const house = await openClubHouse(cluster, { members: 400 })
  const id = await aRide(house)
  const browser = await chromium.launch({
    ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
    args: ['--no-sandbox'],
  })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'cs-CZ',
  })
  await context.addCookies([{ name: 'session_token', value: house.tokens.Member, url: house.url }])
  const page = await context.newPage()
  await page.addInitScript(markMoments)
  const address = `${house.url}/akce/${id}/kapitan`
  const [loads, wakes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = await traced(browser, page, async () => {
      await page.goto(address)
      await settled(page, RIDERS)
    })
    loads.push(workWithin(told, TAPPABLE))
    wakes.push(workWithin(told, AWAKE))
  }
  const beginning = (await page.locator('.tick-list b').first().innerText()).slice(0, 3)
  const names = await page.locator('.tick-list b').allInnerTexts()
  const few = names.filter((name) => name.toLowerCase().includes(beginning.toLowerCase())).length
  const [found, all]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    await settled(page, RIDERS)
    found.push(workWithin(await traced(browser, page, () => filterBy(page, beginning)), WRITTEN))
    await settled(page, few)
    all.push(workWithin(await traced(browser, page, () => filterBy(page, '')), WRITTEN))
  }
  await browser.close()
  await house.close()
  await cluster.close()
  const said = [
    ['can be tapped', loads],
    ['is awake', wakes],
    ['finds by three letters', found],
    ['shows everybody again', all],
  ] as const
  let holds = true
  for (const [what, times] of said) {
    const half = percentile(times, 0.5)
    // Awake is told; a tap need not wait for it.
    if (half > MOST_MS && times !== wakes) holds = false
    console.log(
      `${RIDERS} riders, ${SLOWER}× slower: ${what} by ${half.toFixed(0)} ms of work (half), ${Math.max(...times).toFixed(0)} ms (worst)` +
        (half > MOST_MS ? `  OVER ${MOST_MS} ms` : ''),
    )
  }
  return holds
}

type Traced = {
  readonly name: string
  readonly tid: number
  readonly pid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = [
  'loading',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  '__metadata',
]

type Span = { readonly from: string; readonly until: string }

async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<readonly Traced[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  const told = (await browser.stopTracing()).toString()
  return (JSON.parse(told) as { readonly traceEvents: readonly Traced[] }).traceEvents
}

/**
 * What the page's own thread worked between two moments, as long as a slow phone would take for it. Not the time by the clock: on a
 * machine that does other things too, that says nothing of the screen.
 */
function workWithin(traceEvents: readonly Traced[], { from, until }: Span): number {
  const last = traceEvents.findLast(({ name }) => name === until)
  const first = traceEvents.findLast(
    ({ name, pid, ts }) => name === from && pid === last?.pid && ts < (last?.ts ?? 0),
  )
  const isMain = ({ name, args }: Traced) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const main = traceEvents.find((event) => isMain(event) && event.pid === last?.pid)
  if (!first || !last || !main) throw new Error(`${from} or ${until} did not come`)
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === main.pid && tid === main.tid && ts + dur > first.ts && ts < last.ts,
  )
  // Of a task that began before, what lies within: the page before this one is put away in it.
  const within = ({ ts, dur = 1 }: Traced) =>
    Math.min(1, (Math.min(ts + dur, last.ts) - Math.max(ts, first.ts)) / dur)
  return (tasks.reduce((sum, task) => sum + (task.tdur ?? 0) * within(task), 0) / 1000) * SLOWER
}

/** Runs in the page before anything else: says when the first button is drawn and heard, and when the page hears it itself. */
function markMoments(): void {
  const isAwake = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  const mark = (name: string, isSo: (button: Element) => boolean) => {
    const look = () => {
      const button = document.querySelector('.tick-list button')
      // After the frame, not before it.
      if (button && isSo(button)) setTimeout(() => performance.mark(name))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  mark('tappable', (button) => '__missedClicks' in window || isAwake(button))
  mark('awake', isAwake)
}

/** From the letter to the frame that shows what it means. */
async function filterBy(page: Page, text: string): Promise<void> {
  await page.evaluate(async (written) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const list = document.querySelector('.tick-list')
    if (!field || !list) throw new Error('nothing to write into')
    const changed = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(list, {
        childList: true,
        subtree: true,
        attributeFilter: ['hidden'],
      })
    })
    // As a hand writes: past the setter React has put on the field.
    Reflect.set(HTMLInputElement.prototype, 'value', written, field)
    performance.mark('written')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await changed
    await new Promise((shown) => requestAnimationFrame(shown))
    performance.mark('shown')
  }, text)
}

/** The rest of the list comes after the first ones; the next letter is written once it has. */
async function settled(page: Page, rows: number): Promise<void> {
  await expect(page.locator('.tick-list li:not([hidden])')).toHaveCount(rows)
}

/** A ride in an hour that the member leads. */
async function aRide({ pool }: ClubHouse): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into event (title, kind, starts_at, visibility, state, leader_id)
     values ('Dvě stě jezdců', 'ride', now() + interval '1 hour', 'public', 'published', 4) returning id`,
  )
  const id = rows[0]?.id ?? 0
  await pool.query(
    `insert into motorcycle (member_id, make, model, year, position) select id, 'Harley-Davidson', 'Road King', 2008, 1 from member`,
  )
  await pool.query(
    `insert into registration (event_id, member_id, status, ride_group)
     select $1, id, 'registered', 1 + id % 12 from member where archived_at is null and id <> 4 order by id limit ${RIDERS}`,
    [id],
  )
  return id
}
