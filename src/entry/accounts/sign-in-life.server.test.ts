import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAccount, rulesVersion } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { clearSignInLimits, deviceMark } from './sign-in-limits.server.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'
const EMAIL = 'jan@klub.test'

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await anAccount(db(), { email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})

const login = (password: string, headers = {}) =>
  call(anApp(db()), '/api/auth/login', { body: { email: EMAIL, password }, headers })

/** So slowly that no quarter of an hour ever noticed: one now, the rest long ago. */
async function guessed(times: number) {
  expect((await login('neuhodnutelné')).status).toBe(401)
  await db()
    .updateTable('rateLimit')
    .set({ hits: times })
    .where('key', '=', `sign-in-life:${EMAIL}`)
    .executeTakeFirstOrThrow()
}

test('after a hundred wrong tries only a known device or a letter opens', async () => {
  await guessed(99)
  expect((await login('neuhodnutelné')).status).toBe(401)

  const right = await login(PASSWORD)
  const known = await login(PASSWORD, { cookie: `known_device=${deviceMark(EMAIL)}` })
  await inTransaction(db(), (tx) => clearSignInLimits(tx, EMAIL))
  const afterLetter = await login(PASSWORD)

  expect([right.status, right.json.code]).toEqual([429, 'too_many_attempts'])
  expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  expect([known.status, afterLetter.status]).toEqual([200, 200])
})

test('whoever is in begins anew', async () => {
  await guessed(99)
  expect((await login(PASSWORD)).status).toBe(200)

  expect((await login('neuhodnutelné')).status).toBe(401)
  expect((await login('neuhodnutelné')).status).toBe(401)
  expect((await login(PASSWORD)).status).toBe(200)
})
