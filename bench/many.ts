import { setTimeout as sleep } from 'node:timers/promises'
import { pssOf } from '../test/pss.ts'
import { type ClubHouse, openClubHouse, openCluster } from './club-house.ts'
import { percentile } from './judge.ts'

const MEMBERS = 20_000
const MOST = { previewMs: 1000, workbookMs: 2000, growthMb: 60 }
const LEAST_PER_SECOND = 200
const ROUNDS = 5

const verdict = (holds: boolean) => (holds ? 'holds' : 'DOES NOT HOLD')

/** A change of everybody in a club of twenty thousand: looked at, run, taken back; and everybody as a workbook. */
export async function benchMany(): Promise<boolean> {
  const cluster = await openCluster()
  const house = await openClubHouse(cluster, { members: MEMBERS })
  const lines = [await measurePreview(house), await measureWorkbook(house), ...(await measureRuns(house))]
  await house.close()
  await cluster.close()
  for (const line of lines) console.log(line)
  return !lines.some((line) => line.includes(verdict(false)))
}

const CHANGE = { filter: {}, change: { division: 3, addTags: ['sraz'] } }

async function measurePreview(house: ClubHouse): Promise<string> {
  const times: number[] = []
  let changing = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    changing = (await ask<{ changing: number }>(house, '/api/members/change/preview', CHANGE)).changing
    times.push(performance.now() - startedAt)
  }
  const half = percentile(times, 0.5)
  return `preview of a change of ${changing}: ${half.toFixed(0)} ms (< ${MOST.previewMs}) ${verdict(half < MOST.previewMs)}`
}

async function measureWorkbook(house: ClubHouse): Promise<string> {
  const before = pssOf(house.child.pid ?? 0)
  const times: number[] = []
  let bytes = 0
  const { growth } = await watched(house, before, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now()
      const answer = await fetch(`${house.url}/api/members/export.xlsx`, {
        headers: asSecretary(house),
      })
      if (!answer.ok) throw new Error(`no workbook: ${answer.status}`)
      bytes = 0
      for await (const chunk of answer.body ?? []) bytes += chunk.length
      times.push(performance.now() - startedAt)
    }
  })
  const half = percentile(times, 0.5)
  return `XLSX of all: ${(bytes / 1e6).toFixed(1)} MB in ${half.toFixed(0)} ms (< ${MOST.workbookMs}), memory grew by ${growth.toFixed(0)} MB ${verdict(half < MOST.workbookMs && growth < MOST.growthMb)}`
}

async function measureRuns(house: ClubHouse): Promise<readonly string[]> {
  const { batch } = await ask<Started>(house, '/api/members/change', CHANGE)
  const change = await measureRun(house, 'change', batch.id)
  const undo = await ask<Started>(house, `/api/members/change/${batch.id}/undo`, {})
  return [change, await measureRun(house, 'undo', undo.batch.id)]
}

type Started = { readonly batch: { readonly id: number } }
type Run = { readonly status: string; readonly processed: number; readonly successful: number }

/** Steady: the slowest fifth of the run counts, not only the whole. */
async function measureRun(house: ClubHouse, name: string, id: number): Promise<string> {
  const before = pssOf(house.child.pid ?? 0)
  const seen: { at: number; processed: number }[] = [{ at: performance.now(), processed: 0 }]
  const { growth, result } = await watched(house, before, async () => {
    for (;;) {
      const run = await ask<Run>(house, `/api/batches/${id}?pageSize=1`)
      seen.push({ at: performance.now(), processed: run.processed })
      if (run.status !== 'running') return run
      await sleep(250)
    }
  })
  const rate = (from: number, to: number) => {
    const [first, last] = [from, to].map((share) =>
      seen.find(({ processed }) => processed >= share * result.processed),
    )
    if (!first || !last || last.at === first.at) return Infinity
    return ((last.processed - first.processed) * 1000) / (last.at - first.at)
  }
  const fifths = [0, 1, 2, 3, 4].map((fifth) => rate(fifth / 5, (fifth + 1) / 5))
  const slowest = Math.min(...fifths)
  return `${name} of ${result.successful}: ${rate(0, 1).toFixed(0)}/s, its slowest fifth ${slowest.toFixed(0)}/s (≥ ${LEAST_PER_SECOND}), memory grew by ${growth.toFixed(0)} MB ${verdict(slowest >= LEAST_PER_SECOND && growth < MOST.growthMb)}`
}

async function watched<Result>({ child }: ClubHouse, before: number, work: () => Promise<Result>) {
  const watch = { most: before, isOver: false }
  const watching = (async () => {
    while (!watch.isOver) {
      watch.most = Math.max(watch.most, pssOf(child.pid ?? 0))
      await sleep(100)
    }
  })()
  const result = await work()
  watch.isOver = true
  await watching
  return { result, growth: watch.most - before }
}

const asSecretary = ({ tokens }: ClubHouse) => ({ authorization: `Bearer ${tokens.Secretary}` })

async function ask<Answer>(house: ClubHouse, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${house.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...asSecretary(house), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
