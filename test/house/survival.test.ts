import { expect, test } from 'vitest'
import { aMailProcess } from '../fee-run.ts'
import { aClub, isReady, login, removeFolder, startHouse, visit } from '../house.ts'
import { databaseAt, postmasterOf, whileHung } from '../house-database.ts'
import { moments } from '../storm.ts'
import { until } from '../until.ts'
import type { Db } from '../../src/tables.ts'

const post = (url: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('kill -9 of the app in the middle of writing loses nothing it has acknowledged', async () => {
  const dataDir = aClub()
  const acknowledged: string[] = []
  for (let round = 0; round < moments(2, 4); round += 1) {
    const house = await startHouse({ dataDir })
    const before = acknowledged.length
    const writing = Promise.all(
      Array.from({ length: 3 }, async (_, lane) => {
        for (let step = 0; step < 40; step += 1) {
          const token = await login(house.url, `clen00${lane + 1}`).catch(() => null)
          if (!token) return
          acknowledged.push(token)
        }
      }),
    )
    await until(() => acknowledged.length >= before + 5 + round)
    await house.kill('SIGKILL')
    await writing
  }

  const house = await startHouse({ dataDir })
  const valid = await Promise.all(
    acknowledged.map(
      async (token) =>
        ((await (await post(house.url, '/api/auth/verify', { token })).json()) as { valid: boolean }).valid,
    ),
  )
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(valid.filter((isValid) => !isValid)).toEqual([])
  await house.kill('SIGTERM')
  removeFolder(dataDir)
})

test('kill -9 of the database is survived without a restart of the app', async () => {
  const house = await startHouse()
  const token = await login(house.url, 'member')
  const killed = postmasterOf(house.dataDir) ?? 0
  process.kill(killed, 'SIGKILL')

  const during = await post(house.url, '/api/auth/verify', { token })
  // On a busy machine the one that was killed answers for a moment more; only the one after it is the one that came back.
  await until(async () => ![null, killed].includes(postmasterOf(house.dataDir)) && (await isReady(house.url)))

  expect([200, 503]).toContain(during.status)
  expect((await post(house.url, '/api/auth/verify', { token })).status).toBe(200)
  expect((await visit(house.url, '/admin', token)).status).toBe(200)
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

test('a database that hangs is told of in a few seconds, by the error screen', async () => {
  const house = await startHouse()

  const startedAt = performance.now()
  const [page, api] = await whileHung(house.dataDir, () =>
    Promise.all([visit(house.url, '/akce'), post(house.url, '/api/auth/verify', { token: 'x'.repeat(43) })]),
  )
  const waited = performance.now() - startedAt

  expect([page.status, api.status]).toEqual([503, 503])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('Neočekávaná chyba')
  expect(waited).toBeLessThan(10_000)
  await until(() => isReady(house.url))
  expect((await visit(house.url, '/akce')).status).toBe(200)
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

test('kill -9 between the promise and the post loses no letter and doubles none without a mark', async () => {
  const dataDir = aClub()
  const mailServer = aMailProcess()
  const env = { SMTP_URL: await mailServer.url, MAIL_FROM: 'klub@klub.test' }
  const promised: string[] = []
  for (let round = 0; round < moments(2, 3); round += 1) {
    const house = await startHouse({ dataDir, env })
    for (let person = 1; person <= 3; person += 1) {
      const email = `clen00${round * 3 + person}@klubovna.example`
      if ((await post(house.url, '/api/auth/request-reset', { email })).ok) promised.push(email)
    }
    await house.kill('SIGKILL')
  }

  // Two minutes of lease are a long time for a test: the killed workers' leases are ended by hand.
  const waking = await startHouse({ dataDir, env })
  await databaseAt(dataDir, (db) =>
    db
      .updateTable('mail')
      .set({ leasedUntil: new Date(0) })
      .where('state', '=', 'sending')
      .execute(),
  )
  await waking.kill('SIGTERM')
  const house = await startHouse({ dataDir, env })
  const missing = () => promised.filter((email) => !mailServer.received().some(([to]) => to === email))
  await until(() => missing().length === 0)
  // The server has the last one a moment before the outbox knows.
  await databaseAt(dataDir, (db) => until(async () => (await unsent(db)) === 0))

  const { mail, sends } = await databaseAt(dataDir, async (db) => ({
    mail: await db
      .selectFrom('mail')
      .select(['id', 'toAddress', 'messageId', 'state', 'possiblySent'])
      .where('template', '=', 'reset-password')
      .execute(),
    sends: await db.selectFrom('mailAttempt').select('mailId').where('outcome', '=', 'sent').execute(),
  }))
  expect(missing()).toEqual([])
  expect(mail.map(({ toAddress }) => toAddress).toSorted()).toEqual(promised.toSorted())
  expect(mail.filter(({ state }) => state !== 'sent')).toEqual([])
  const copies = (messageId: string) =>
    mailServer.received().filter(([, number]) => number === messageId).length
  expect(mail.filter(({ possiblySent, messageId }) => !possiblySent && copies(messageId) !== 1)).toEqual([])
  // Whatever the limits count, each letter the server was seen to take is counted once.
  expect(mail.filter(({ id }) => sends.filter(({ mailId }) => mailId === id).length !== 1)).toEqual([])
  await house.kill('SIGTERM')
  mailServer.stop()
  removeFolder(dataDir)
})

async function unsent(db: Db): Promise<number> {
  const waiting = await db
    .selectFrom('mail')
    .select('id')
    .where('template', '=', 'reset-password')
    .where('state', '!=', 'sent')
    .execute()
  return waiting.length
}
