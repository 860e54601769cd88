import { openBareChromium, type Traced } from './bare-chromium.ts'
import { type ClubHouse, openClubHouse, openCluster } from './club-house.ts'
import { percentile } from './judge.ts'

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
const BLANK = { from: 'CommitLoad', until: 'drawn' }
const WRITTEN = { from: 'written', until: 'shown' }

/** The captain's list of two hundred on a slow phone: how soon it stands there, and how soon it follows what is written. */
export async function benchCaptain(): Promise<boolean> {
  const cluster = await openCluster()
  const house = await openClubHouse(cluster, { members: 400 })
  const address = `${house.url}/akce/${await aRide(house)}/kapitan`
  const phone = await openBareChromium(markMoments)
  await phone.comeWith(house.url, house.tokens.Member)
  const [loads, wakes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = await phone.traced(async () => {
      await phone.go(address)
      await phone.ask(settled, RIDERS)
    })
    loads.push(workWithin(told, TAPPABLE))
    wakes.push(workWithin(told, AWAKE))
  }
  const names = await phone.ask(() => [...document.querySelectorAll('.tick-list b')].map((b) => b.innerHTML))
  const beginning = (names[0] ?? '').slice(0, 3)
  const few = names.filter((name) => name.toLowerCase().includes(beginning.toLowerCase())).length
  const [found, all]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    found.push(workWithin(await phone.traced(() => phone.ask(filterBy, beginning)), WRITTEN))
    await phone.ask(settled, few)
    all.push(workWithin(await phone.traced(() => phone.ask(filterBy, '')), WRITTEN))
    await phone.ask(settled, RIDERS)
  }
  const blank: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    blank.push(
      workWithin(
        await phone.traced(async () => {
          await phone.go(`${house.url}/healthz`)
          await phone.ask(drawn)
        }),
        BLANK,
      ),
    )
  await phone.close()
  await house.close()
  await cluster.close()
  const said = [
    ['can be tapped', loads],
    ['is awake', wakes],
    ['finds by three letters', found],
    ['shows everybody again', all],
    ['an empty document', blank],
  ] as const
  let holds = true
  for (const [what, times] of said) {
    const half = percentile(times, 0.5)
    // Awake and nothing are told beside it; a tap need not wait for the one and cannot come before the other.
    const isOver = half > MOST_MS && times !== wakes && times !== blank
    if (isOver) holds = false
    console.log(
      `${RIDERS} riders, ${SLOWER}× slower: ${what} by ${half.toFixed(0)} ms of work (half), ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}` +
        (isOver ? `  OVER ${MOST_MS} ms` : ''),
    )
  }
  return holds
}

type Span = { readonly from: string; readonly until: string }

/**
 * What the page's own thread worked between two moments, as long as a slow phone would take for it. Not the time by the clock: on a
 * machine that does other things too, that says nothing of the screen.
 */
function workWithin(traceEvents: readonly Traced[], { from, until }: Span): number {
  const last = traceEvents.findLast(({ name }) => name === until)
  const first = traceEvents.findLast(
    ({ name, pid, ts }) => name === from && pid === last?.pid && ts < (last?.ts ?? 0),
  )
  if (!first || !last) throw new Error(`${from} or ${until} did not come`)
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === last.pid && tid === last.tid && ts + dur > first.ts && ts < last.ts,
  )
  // Of a task that began before, what lies within: the page before this one is put away in it.
  const within = ({ ts, dur = 1 }: Traced) =>
    Math.min(1, (Math.min(ts + dur, last.ts) - Math.max(ts, first.ts)) / Math.max(dur, 1))
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
  requestAnimationFrame(() => setTimeout(() => performance.mark('drawn')))
}

/** From the letter to the frame that shows what it means. */
async function filterBy(written: string): Promise<void> {
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
}

/** A frame, and what is marked after it. */
const drawn = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))

/** The rest of the list comes after the first ones; the next letter is written once it has. */
function settled(rows: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll('.tick-list li:not([hidden])').length === rows) setTimeout(resolve)
      else requestAnimationFrame(look)
    }
    look()
  })
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
