import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMailProcess, feeRunFor, newcomers, runOf, watchRun } from '../fee-run.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { dice, moments } from '../storm.ts'

const PEOPLE = moments(120, 1500)
const RESTARTS = moments(2, 20)

test('an ordinary restart at any moment of a run costs nobody his payment, and nothing is called a failure', async () => {
  const dataDir = aClub()
  const port = await freePort()
  const post = aMailProcess()
  const env = { SMTP_URL: await post.url }
  const random = dice(20261116)
  let house = await startHouse({ dataDir, port, env })
  const token = await login(house.url, 'treasurer')
  const ids = await databaseAt(dataDir, (db) => newcomers(db, PEOPLE))
  const batchId = await feeRunFor(house.url, token, ids)

  const exits: (number | null)[] = []
  let cutShort = 0
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const seen = await watchRun([house.url, token, batchId], 5 + Math.floor(random() * 20))
    // Read before: a fast house is through with the rest before anybody can ask it again.
    if (seen.at(-1)?.status === 'running') cutShort += 1
    await house.kill('SIGTERM')
    exits.push(house.child.exitCode)
    house = await startHouse({ dataDir, port, env })
  }
  await expect
    .poll(async () => (await runOf(house.url, token, batchId)).status, { timeout: 60_000, interval: 200 })
    .not.toBe('running')

  expect(cutShort).toBeGreaterThan(0)
  expect(exits).toEqual(Array.from({ length: RESTARTS }, () => 0))
  expect(await runOf(house.url, token, batchId)).toMatchObject({
    status: 'success',
    successful: PEOPLE,
    failed: 0,
  })
  const made = await databaseAt(dataDir, async (db) => {
    const { rows } = await sql<{ payments: number; letters: number; lost: number }>`
      select (select count(*)::int from payment where member_id = any(${[...ids]}::int[])) as payments,
        (select count(*)::int from mail where member_id = any(${[...ids]}::int[])) as letters,
        (select count(*)::int from pgboss.job where state = 'failed') as lost`.execute(db)
    return rows[0]
  })
  expect(made).toEqual({ payments: PEOPLE, letters: PEOPLE, lost: 0 })
  await house.kill('SIGTERM')
  post.stop()
  removeFolder(dataDir)
})
