import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClubHouse } from './club-house.ts'
import { pssOf } from '../test/pss.ts'
import { percentile } from './judge.ts'
import { type Line, openLine, type Said } from './line.ts'
import { askedOf } from './measure.ts'
import { WORKS } from './works.ts'

const SAVE_SECONDS = 4
const WRITERS = 14
const LEAST_SHARE_ALONE = 0.3
const LEAST_SHARE = 0.4
const CLICKERS = 200
const THINK_MS = 4000
const CLICK_SECONDS = 16
const MOST_GROWTH_MB = 60

const verdict = (holds: boolean) => (holds ? 'holds' : 'DOES NOT HOLD')

/** The whole club as CSV beside the bare rows of the members through the driver. */
export async function measureCsv({ url, pool, tokens, child }: ClubHouse): Promise<string> {
  const before = pssOf(child.pid ?? 0)
  const work = { most: before, isOver: false }
  const watching = (async () => {
    while (!work.isOver) {
      work.most = Math.max(work.most, pssOf(child.pid ?? 0))
      await sleep(20)
    }
  })()
  let bytes = 0
  const take = async () => {
    const answer = await fetch(`${url}/api/members/export.csv`, {
      headers: { authorization: `Bearer ${tokens.Secretary}` },
    })
    bytes = 0
    for await (const chunk of answer.body ?? []) bytes += chunk.length
  }
  const ideal = () =>
    pool.query(`select * from member where archived_at is null order by last_name collate cs`)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 3; round += 1) {
    bare.push(await timed(ideal))
    ours.push(await timed(take))
  }
  work.isOver = true
  await watching
  const [one, two] = [percentile(ours, 0.5), percentile(bare, 0.5)]
  const growth = work.most - before
  return `CSV: ${(bytes / 1e6).toFixed(1)} MB in ${one.toFixed(0)} ms, the bare rows ${two.toFixed(0)} ms, memory grew by ${growth.toFixed(0)} MB (≤ 500 ms for 20,000) ${verdict(one <= 2.5 * two + 100 && growth < MOST_GROWTH_MB)}`
}

/** Saves of one's own card, one after another and by many at once, beside bare commits of the same row. */
export async function measureSaves(house: ClubHouse): Promise<string> {
  const { pool } = house
  const writers = await writersOf(house)
  const save = async (index: number) => {
    const writer = writers[index] as (typeof writers)[number]
    const { version } = writer
    writer.version = versionIn(await writer.line.ask('PATCH', PATH, { version, city: `Město ${version}` }))
  }
  const commit = async (index: number) => {
    const text = `update member set city = 'Město' || version, version = version + 1 where id = $1`
    await pool.query({ name: 'commit', text, values: [8 + index * 4] })
  }
  // As everything else here is measured: by a house that has been asked before.
  await readVersions(writers)
  await perSecond(WRITERS, save)
  const bare = [await perSecond(1, commit), await perSecond(WRITERS, commit)]
  await readVersions(writers)
  const ours = [await perSecond(1, save), await perSecond(WRITERS, save)]
  for (const { line } of writers) line.close()
  const [alone = 0, many = 0] = ours.map((rate, index) => rate / (bare[index] ?? 1))
  return `saves: ${ours.map((rate) => rate.toFixed(0)).join(' and ')}/s by 1 and by ${WRITERS}, bare commits ${bare.map((rate) => rate.toFixed(0)).join(' and ')}/s: ${(alone * 100).toFixed(0)} and ${(many * 100).toFixed(0)} % (≥ 300; ≥ 40 %) ${verdict(alone >= LEAST_SHARE_ALONE && many >= LEAST_SHARE)}`
}

const PATH = '/api/members/profile'

type Writer = { readonly line: Line; version: number }

async function writersOf({ pool, url }: ClubHouse): Promise<readonly Writer[]> {
  return Promise.all(
    Array.from({ length: WRITERS }, async (_, index) => {
      const token = randomBytes(32).toString('base64url')
      await pool.query(
        `insert into session (token_hash, account_id, expires_at)
         select $1, id, now() + interval '1 day' from account where member_id = $2`,
        [createHash('sha256').update(token).digest(), 8 + index * 4],
      )
      return { line: openLine(url, token), version: 0 }
    }),
  )
}

async function readVersions(writers: readonly Writer[]): Promise<void> {
  for (const writer of writers) writer.version = versionIn(await writer.line.ask('GET', PATH))
}

function versionIn({ status, body }: Said): number {
  if (status !== 200) throw new Error(`a save was refused: ${body}`)
  return (JSON.parse(body) as { member: { version: number } }).member.version
}

async function perSecond(lanes: number, act: (lane: number) => Promise<void>): Promise<number> {
  const until = performance.now() + SAVE_SECONDS * 1000
  let count = 0
  const lane = async (index: number) => {
    while (performance.now() < until) {
      await act(index)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)))
  return count / SAVE_SECONDS
}

/** Two hundred people clicking about, each with four seconds to think. */
export async function measureCrowd(house: ClubHouse): Promise<string> {
  const until = performance.now() + CLICK_SECONDS * 1000
  const times: number[] = []
  const person = async (number: number) => {
    await sleep((number * THINK_MS) / CLICKERS)
    for (let click = number; performance.now() < until; click += 1) {
      const work = WORKS[click % WORKS.length] as (typeof WORKS)[number]
      const { origin, paths, headers } = askedOf(house, work)
      times.push(
        await timed(async () => {
          const answer = await fetch(origin + paths[0], { headers })
          await answer.text()
          if (!answer.ok) throw new Error(`${paths[0]} answered ${answer.status}`)
        }),
      )
      await sleep(THINK_MS)
    }
  }
  await Promise.all(Array.from({ length: CLICKERS }, (_, number) => person(number)))
  const p99 = percentile(times, 0.99)
  return `${CLICKERS} people clicking: p50 ${percentile(times, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)} ms of ${times.length} (≤ 500 ms) ${verdict(p99 <= 500)}`
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
