import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/ground/postgres/database.server.ts'
import { startEmbeddedPostgres } from '../../src/ground/postgres/embedded-postgres.server.ts'
import { aFolder, removeFolder, startHouse } from '../house.ts'
import { aMailServer } from '../smtp.ts'
import { until } from '../until.ts'

test('a letter in the hand of a frozen instance is sent by another within ten seconds, and by nobody else later', async () => {
  const folder = aFolder()
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg18'), throwAway: true })
  // It does not even greet, so whoever comes with a letter stands there with it.
  const smtp = await aMailServer('silent-greeting')
  const env = {
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET: 'one secret shared by both of the instances',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'klub@klub.test',
  }
  const [frozen, other] = await Promise.all([startHouse({ env }), startHouse({ env })])
  const { db, close } = openDatabase(postgres.url('postgres'))
  const letter = () => db.selectFrom('mail').selectAll().executeTakeFirst()

  other.child.kill('SIGSTOP')
  await db.insertInto('account').values({ email: 'jarda@klub.test', role: 'Member' }).execute()
  await fetch(`${frozen.url}/api/auth/request-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'jarda@klub.test' }),
  })
  await until(async () => (await letter())?.inHand ?? false)
  frozen.child.kill('SIGSTOP')
  smtp.mood.behaviour = 'accept'
  other.child.kill('SIGCONT')
  const frozenAt = performance.now()
  await until(async () => (await letter())?.state === 'sent')
  const waited = performance.now() - frozenAt
  const sent = await letter()
  frozen.child.kill('SIGCONT')
  await until(async () => (await fetch(`${frozen.url}/readyz`)).ok)

  expect(waited).toBeLessThan(10_000)
  // An ordinary end waits for what the house has in its hands.
  expect([await ended(frozen), await ended(other)]).toEqual([0, 0])
  expect(await letter()).toEqual(sent)
  expect(sent?.possiblySent).toBe(false)
  expect(smtp.received).toHaveLength(1)
  await close()
  await smtp.close()
  await postgres.stop()
  removeFolder(folder)

  async function ended(house: typeof frozen) {
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
    return house.child.exitCode
  }
})
