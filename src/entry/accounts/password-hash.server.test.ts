import { argon2Sync, randomBytes } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { isPassword } from './password-hash.server.ts'
import { normalizePassword } from './password.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'

const login = (email: string, password = PASSWORD) =>
  call(anApp(db()), '/api/auth/login', { body: { email, password } })

async function storedHash(email: string): Promise<string> {
  const { passwordHash } = await db()
    .selectFrom('account')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return passwordHash ?? ''
}

/** As a version with another cost would have left it. */
function hashOfCost(memory: number, passes: number): string {
  const nonce = randomBytes(16)
  const key = argon2Sync('argon2id', {
    message: normalizePassword(PASSWORD),
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory,
    passes,
  })
  const said = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${said(nonce)}$${said(key)}`
}

const TODAYS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$[\w+/]{22}\$[\w+/]{43}$/

test('a password is stored by Argon2id at a cost that is enough today, each with its own salt', async () => {
  await anAccount(db(), { email: 'jan@klub.test', password: PASSWORD })
  await anAccount(db(), { email: 'eva@klub.test', password: PASSWORD })

  const [jan, eva] = [await storedHash('jan@klub.test'), await storedHash('eva@klub.test')]

  const [, memory, passes] = TODAYS.exec(jan) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(eva).not.toBe(jan)
})

test.each([
  ['less memory', 8192, 2],
  ['fewer passes', 19_456, 1],
])('one made with %s still opens, and is made anew by the first sign-in', async (_name, memory, passes) => {
  const old = hashOfCost(memory, passes)
  await anAccount(db(), { email: 'old@klub.test', passwordHash: old })

  expect((await login('old@klub.test', 'něco jiného')).status).toBe(401)
  expect(await storedHash('old@klub.test')).toBe(old)
  expect((await login('old@klub.test')).status).toBe(200)

  const renewed = await storedHash('old@klub.test')
  expect(renewed).toMatch(TODAYS)
  expect(renewed).toContain('m=19456,t=2,')
  expect((await login('old@klub.test')).status).toBe(200)
})

test('a crowd at the door: two are weighed at once, fifty wait, the rest come again, and nobody else waits', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()

  const told = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword(PASSWORD, null)))

  delay.disable()
  const refused = told.filter(({ status }) => status === 'rejected')
  // Who waits longer than five seconds is told as well, on a machine that is slow enough.
  expect(refused.length).toBeGreaterThanOrEqual(8)
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'too_busy', retryAfter: 5 } })
  expect(refused.length).toBeLessThan(60)
  expect(delay.percentile(90) / 1e6).toBeLessThan(100)
})
