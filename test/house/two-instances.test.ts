import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/entry/accounts/password-hash.server.ts'
import { openDatabase } from '../../src/ground/postgres/database.server.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/ground/postgres/embedded-postgres.server.ts'
import { aFolder, BROWSER, login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { aMailServer } from '../smtp.ts'
import { until } from '../until.ts'

const PASSWORD = 'heslo dvou instancí'
const folder = aFolder()
let postgres: EmbeddedPostgres
let smtp: Awaited<ReturnType<typeof aMailServer>>
let houses: readonly RunningHouse[] = []

// Both start at once on an empty database: one migrates, the other waits for it.
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg18'), throwAway: true })
  smtp = await aMailServer()
  const env = {
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET: 'one secret shared by both of the instances',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'klub@klub.test',
  }
  houses = await Promise.all([startHouse({ env }), startHouse({ env })])
  const { db, close } = openDatabase(postgres.url('postgres'))
  const passwordHash = await hashPassword(PASSWORD)
  await db
    .insertInto('account')
    .values(
      [1, 2, 3].map((number) => ({
        email: `clen${number}@klub.test`,
        role: 'Member' as const,
        passwordHash,
      })),
    )
    .execute()
  await close()
})
afterAll(async () => {
  for (const house of houses) {
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
  }
  await smtp.close()
  await postgres.stop()
  removeFolder(folder)
})

const url = (index: number) => houses[index % 2]?.url ?? ''
const post = (to: string, path: string, body: object, headers = {}) =>
  fetch(`${to}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('a session of one is a session of the other, and ends on both at once', async () => {
  const token = await login(url(0), 'clen1@klub.test', PASSWORD)
  const verify = async (index: number) =>
    ((await (await post(url(index), '/api/auth/verify', { token })).json()) as { valid: boolean }).valid

  expect([await verify(0), await verify(1)]).toEqual([true, true])
  await post(url(1), '/api/auth/logout', {}, { authorization: `Bearer ${token}` })
  expect([await verify(0), await verify(1)]).toEqual([false, false])
})

test('wrong passwords are counted together', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push(
      (await post(url(attempt), '/api/auth/login', { email: 'clen2@klub.test', password: 'wrong' })).status,
    )
  }

  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
})

// One letter for each of three accounts: a second one for the same account makes the first obsolete.
test('a letter is sent by one of them, once', async () => {
  const people = [1, 2, 3].map((number) => `clen${number}@klub.test`)
  await Promise.all(people.map((email, index) => post(url(index), '/api/auth/request-reset', { email })))
  // Once the outbox knows that all are gone, nobody will send one again.
  await until(async () => (await lettersGone()) === people.length)

  expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(people)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3)
})

async function lettersGone(): Promise<number> {
  const { db, close } = openDatabase(postgres.url('postgres'))
  const gone = await db.selectFrom('mail').select('id').where('state', '=', 'sent').execute()
  await close()
  return gone.length
}

test('a database of one’s own holds no demo club', async () => {
  const { db, close } = openDatabase(postgres.url('postgres'))
  const { count } = await db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await close()

  expect(count).toBe(0)
})

test('a new name of the club is seen on both at once, also by strangers whose page is kept', async () => {
  const named = (index: number) =>
    fetch(`${url(index)}/`, { headers: BROWSER })
      .then((response) => response.text())
      .then((page) => page.includes('Jeseničtí vlci'))
  const both = () => Promise.all([0, 1].map(named))
  expect(await both()).toEqual([false, false])

  const { db, close } = openDatabase(postgres.url('postgres'))
  await db.insertInto('clubSetting').values({ key: 'club', value: '{"name":"Jeseničtí vlci"}' }).execute()
  await close()

  // Sooner than anything kept would grow old by itself.
  await expect.poll(both, { timeout: 3000, interval: 50 }).toEqual([true, true])
})
