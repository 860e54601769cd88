import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyChain } from '../../src/audit/verify-chain.server.ts'
import { appSecret } from '../../src/platform/data-dir.server.ts'
import { useAppSecret } from '../../src/platform/secret.server.ts'
import type { Db } from '../../src/tables.ts'
import { aFolder, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'

const PEOPLE = 500
const KILLS = 4

test('kill -9 while 500 payments are made and written about: 500 payments, 500 letters, every haléř right', async () => {
  const dataDir = aFolder()
  const port = await freePort()
  const post = mailServer()
  const env = { SMTP_URL: await post.url }
  let house = await startHouse({ dataDir, port, env })
  const token = await login(house.url, 'treasurer')
  const ids = await databaseAt(dataDir, newcomers)
  const batchId = await startRun(house.url, token, ids)

  let cutShort = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(60 + ((kill * 7919) % 13) * 40)
    await house.kill('SIGKILL')
    house = await startHouse({ dataDir, port, env })
    if ((await statusOf(house.url, token, batchId)) === 'running') cutShort += 1
  }
  for (let waited = 0; waited < 90_000; waited += 200) {
    if ((await statusOf(house.url, token, batchId)) !== 'running') break
    await sleep(200)
  }
  await sleep(1000)

  const found = await databaseAt(dataDir, (db) =>
    // One moment: the house goes on sending meanwhile.
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => lookInside(tx, ids, appSecret(dataDir, null))),
  )
  expect(cutShort).toBeGreaterThan(1)
  expect(found.payments).toEqual({ count: PEOPLE, people: PEOPLE, symbols: PEOPLE, amount: PEOPLE * 120_000 })
  expect(found.letters).toEqual({ count: PEOPLE, payments: PEOPLE, addresses: PEOPLE })
  expect(found.told).toBe(found.sent)
  expect(found.fault).toBeNull()
  // A letter whose worker was killed may be repeated, but it stays the same letter.
  const numbers = new Map(post.received().map(([to, messageId]) => [to, messageId]))
  expect(post.received().length).toBeGreaterThan(0)
  for (const [to, messageId] of post.received()) expect(messageId).toBe(numbers.get(to))
  await house.kill('SIGTERM')
  post.stop()
  removeFolder(dataDir)
})

/** A mail server of its own, which outlives the house. */
function mailServer() {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '..', 'smtp-process.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const lines = () => text.split('\n').slice(0, -1)
  const url = (async () => {
    while (lines().length === 0) await sleep(20)
    return lines()[0] ?? ''
  })()
  return {
    url,
    received: () =>
      lines()
        .slice(1)
        .map((line) => line.split(' ')),
    stop: () => child.kill(),
  }
}

async function newcomers(db: Db): Promise<readonly number[]> {
  // Nobody waits for the limit of an evening: the letters must leave while the house is being killed.
  await db
    .insertInto('clubSetting')
    .values({ key: 'mailLimits', value: JSON.stringify({ perMinute: null, perHour: null, perDay: null }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    firstName: 'Jan',
    lastName: `Platil ${index}`,
    email: `platil${index}@klub.test`,
  }))
  const made = await db.insertInto('member').values(people).returning('id').execute()
  return made.map(({ id }) => id)
}

async function startRun(url: string, token: string, memberIds: readonly number[]): Promise<number> {
  const response = await fetch(`${url}/api/fees/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ memberIds }),
  })
  expect(response.status).toBe(202)
  return ((await response.json()) as { batch: { id: number } }).batch.id
}

async function statusOf(url: string, token: string, batchId: number): Promise<string> {
  const response = await fetch(`${url}/api/batches/${batchId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { status: string }).status
}

async function lookInside(db: Db, ids: readonly number[], secret: Parameters<typeof useAppSecret>[0]) {
  useAppSecret(secret)
  const mine = sql`member_id = any(${[...ids]}::int[])`
  const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows[0]
  return {
    payments: await one(sql`select count(*)::int as count, count(distinct member_id)::int as people,
      count(distinct variable_symbol)::int as symbols, sum(amount)::int as amount from payment where ${mine}`),
    letters:
      await one(sql`select count(*)::int as count, count(distinct params->>'paymentId')::int as payments,
      count(distinct to_address)::int as addresses from mail where ${mine} and template = 'payment-instructions'`),
    sent: (
      await one(
        sql<{
          n: number
        }>`select count(*)::int as n from mail where ${mine} and state = 'sent' and template = 'payment-instructions'`,
      )
    )?.n,
    told: (
      await one(
        sql<{
          n: number
        }>`select count(*)::int as n from audit_entry where ${mine} and action = 'INSTRUCTIONS_SENT'`,
      )
    )?.n,
    fault: (await verifyChain(db)).fault,
  }
}
