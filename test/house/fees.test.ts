import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyChain } from '../../src/ground/audit/verify-chain.server.ts'
import { appSecret } from '../../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../../src/ground/platform/secret.server.ts'
import type { Db } from '../../src/tables.ts'
import { aMailProcess, feeRunFor, newcomers, runOf, watchRun } from '../fee-run.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { until } from '../until.ts'

const PEOPLE = 500
const KILLS = 4

test('kill -9 while 500 payments are made and written about: 500 payments, 500 letters, every haléř right', async () => {
  const dataDir = aClub()
  const port = await freePort()
  const post = aMailProcess()
  const env = { SMTP_URL: await post.url }
  let house = await startHouse({ dataDir, port, env })
  const token = await login(house.url, 'treasurer')
  const ids = await databaseAt(dataDir, (db) => newcomers(db, PEOPLE))
  const batchId = await feeRunFor(house.url, token, ids)

  let cutShort = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const seen = await watchRun([house.url, token, batchId], 3 + ((kill * 7919) % 13) * 3)
    // Read before: a fast house is through with the rest before anybody can ask it again.
    if (seen.at(-1)?.status === 'running') cutShort += 1
    await house.kill('SIGKILL')
    house = await startHouse({ dataDir, port, env })
  }
  const isOver = async () => (await runOf(house.url, token, batchId)).status !== 'running'
  await until(isOver, { within: 90_000, every: 200 })
  await until(() => post.received().length > 0)

  useAppSecret(appSecret(dataDir, null))
  const { found, fault } = await databaseAt(dataDir, async (db) => ({
    // One moment: the house goes on sending meanwhile.
    found: await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => lookInside(tx, ids)),
    // Not in that moment: the check seals what is new, beside the house that does so too.
    fault: (await verifyChain(db)).fault,
  }))
  expect(cutShort).toBeGreaterThan(1)
  expect(found.payments).toEqual({ count: PEOPLE, people: PEOPLE, symbols: PEOPLE, amount: PEOPLE * 120_000 })
  expect(found.letters).toEqual({ count: PEOPLE, payments: PEOPLE, addresses: PEOPLE })
  expect(found.told).toBe(found.sent)
  expect(fault).toBeNull()
  // A letter whose worker was killed may be repeated, but it stays the same letter.
  const numbers = new Map(post.received().map(([to, messageId]) => [to, messageId]))
  expect(post.received().length).toBeGreaterThan(0)
  for (const [to, messageId] of post.received()) expect(messageId).toBe(numbers.get(to))
  await house.kill('SIGTERM')
  post.stop()
  removeFolder(dataDir)
})

async function lookInside(db: Db, ids: readonly number[]) {
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
  }
}
