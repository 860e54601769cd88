import { expect, test } from 'vitest'
import { verifyChain } from '../../src/ground/audit/verify-chain.server.ts'
import { appSecret } from '../../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../../src/ground/platform/secret.server.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { dice, moments } from '../storm.ts'
import { until } from '../until.ts'

const PEOPLE = 500
const KILLS = moments(4, 10)

type Numbers = {
  readonly status: string
  readonly total: number
  readonly processed: number
  readonly successful: number
  readonly failed: number
}

test('kill -9 at random moments of a run of 500: everything is done, and done once', async () => {
  const dataDir = aClub()
  const port = await freePort()
  const random = dice(20261115)
  let house = await startHouse({ dataDir, port })
  const token = await login(house.url, 'secretary')
  const ids = await peopleWaitingForRitual(dataDir)
  const batchId = await startRun(house.url, token, ids)

  const readings: Numbers[] = []
  let cutShort = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    // The moment is counted in answers of the house: a slow machine has as many of them.
    for (let left = 1 + random() * 24; left > 0; left -= 1)
      readings.push(await readRun(house.url, token, batchId))
    await house.kill('SIGKILL')
    if (readings.at(-1)?.status === 'running') cutShort += 1
    house = await startHouse({ dataDir, port })
  }
  const isOver = async () => {
    readings.push(await readRun(house.url, token, batchId))
    return readings.at(-1)?.status !== 'running'
  }
  await until(isOver, { every: 200 })

  expect(cutShort).toBeGreaterThan(2)
  expect(readings.at(-1)).toMatchObject({ status: 'success', total: PEOPLE, processed: PEOPLE, failed: 0 })
  for (const { processed, successful, failed, total } of readings) {
    expect(processed).toBe(successful + failed)
    expect(processed).toBeLessThanOrEqual(total)
  }
  const { honoured, chain, waiting } = await lookInside(dataDir, ids)
  expect(honoured).toEqual({ RITUAL_DATE_SET: PEOPLE, FRONT_PATCH_GIVEN: PEOPLE })
  expect(waiting).toBe(0)
  expect(chain.fault).toBeNull()
  await house.kill('SIGTERM')
  removeFolder(dataDir)
})

test('somebody watching a run does not hold up the closing of the house', async () => {
  const house = await startHouse()
  const token = await login(house.url, 'secretary')
  const batchId = await aRunThatNeverEnds(house.dataDir)
  const watching = await fetch(`${house.url}/api/batches/${batchId}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = watching.body?.getReader()
  await reader?.read()
  // Told goodbye, not cut off when the time of closing is over: so nobody waited for it.
  const parting = toTheEnd(reader).then(
    () => 'goodbye',
    () => 'cut off',
  )

  await house.kill('SIGTERM')

  expect([house.child.exitCode, await parting]).toEqual([0, 'goodbye'])
  removeFolder(house.dataDir)
})

async function toTheEnd(reader: ReadableStreamDefaultReader<unknown> | undefined): Promise<void> {
  for (let last = await reader?.read(); last && !last.done; last = await reader?.read());
}

/** Of its two items only one is known: nobody can work the other off. */
function aRunThatNeverEnds(dataDir: string): Promise<number> {
  return databaseAt(dataDir, async (db) => {
    const { id } = await db
      .insertInto('batch')
      .values({ kind: 'approve-ritual', actorAccountId: 1, total: 2, batchSize: 20 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('batchItem').values({ batchId: id, position: 0, itemId: 1, state: 'done' }).execute()
    return id
  })
}

function peopleWaitingForRitual(dataDir: string): Promise<readonly number[]> {
  const approvedAt = new Date('2026-01-01T10:00:00Z')
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    firstName: 'Jan',
    lastName: `Čekal ${index}`,
    approvedAt,
  }))
  return databaseAt(dataDir, async (db) => {
    const made = await db.insertInto('member').values(people).returning('id').execute()
    return made.map(({ id }) => id)
  })
}

async function startRun(url: string, token: string, ids: readonly number[]): Promise<number> {
  const response = await fetch(`${url}/api/ritual/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ids, kind: 'ritual', date: '2026-05-01' }),
  })
  expect(response.status).toBe(202)
  return ((await response.json()) as { batch: { id: number } }).batch.id
}

async function readRun(url: string, token: string, batchId: number): Promise<Numbers> {
  const response = await fetch(`${url}/api/batches/${batchId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Numbers
}

function lookInside(dataDir: string, ids: readonly number[]) {
  useAppSecret(appSecret(dataDir, null))
  return databaseAt(dataDir, async (db) => {
    const entries = await db
      .selectFrom('auditEntry')
      .select(['action', (eb) => eb.fn.count<number>('memberId').as('count')])
      .where('memberId', 'in', ids)
      .groupBy('action')
      .execute()
    const { waiting } = await db
      .selectFrom('member')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('id', 'in', ids)
      .where('ritualOn', 'is', null)
      .executeTakeFirstOrThrow()
    const honoured = Object.fromEntries(entries.map(({ action, count }) => [action, count]))
    return { honoured, waiting, chain: await verifyChain(db) }
  })
}
