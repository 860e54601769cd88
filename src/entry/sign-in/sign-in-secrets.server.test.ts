import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, anewApp, call } from '../../../test/app.ts'
import { anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { tablesWith } from '../../../test/whole-database.ts'
import { sessionLife } from '../accounts/account.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import { listSessions } from '../accounts/sessions.server.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'

beforeEach(() => rulesVersion(db(), 1))

const login = (email: string, password: string, headers = {}) =>
  call(anApp(db()), '/api/auth/login', { body: { email, password }, headers })
const isValid = async (token: string) =>
  (await call(anApp(db()), '/api/auth/verify', { body: { token } })).json.valid as boolean

describe('the secret of a session', () => {
  test('is in no table of the whole database, in no form', async () => {
    await anAccount(db(), { email: 'hash@klub.test', password: PASSWORD })

    const { token } = (await login('hash@klub.test', PASSWORD)).json
    await call(anApp(db()), '/api/members/profile', { method: 'GET', token })

    expect(await tablesWith(db(), token)).toEqual([])
    expect(await tablesWith(db(), Buffer.from(token, 'base64url').toString('hex'))).toEqual([])
    expect(await tablesWith(db(), 'hash@klub.test')).not.toEqual([])
  })

  test('that somebody planted before the sign-in opens nothing after it', async () => {
    await anAccount(db(), { email: 'planted@klub.test', password: PASSWORD })
    const planted = 'A'.repeat(43)

    const { token } = (
      await login('planted@klub.test', PASSWORD, {
        cookie: `session_token=${planted}`,
        origin: 'http://localhost:3000',
      })
    ).json

    expect(token).not.toBe(planted)
    expect([await isValid(planted), await isValid(token)]).toEqual([false, true])
  })

  test('is no better for a password said again: the next time it is asked for again', async () => {
    const { id, token } = await someone(db(), 'Member', { email: 'again@klub.test', password: PASSWORD })
    await db()
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - 6 * 60_000) })
      .where('accountId', '=', id)
      .execute()
    const begin = (password?: string) =>
      call(anApp(db()), '/api/account/second-step/begin', { token, body: password ? { password } : {} })

    const first = await begin()
    const said = await begin(PASSWORD)
    const next = await begin()

    expect([first.json.code, said.status, next.json.code]).toEqual(['prove_yourself', 200, 'prove_yourself'])
  })
})

describe('a session', () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000)

  test.each(['Member', 'Applicant', 'Treasurer', 'Webmaster'] as const)(
    'of one who is %s ends when it has been idle, or has lived, for as long as it may',
    async (role) => {
      const { idle, absolute } = sessionLife(role, NEW_CLUB)
      const { id, token } = await someone(db(), role)
      const seenBefore = (count: number) =>
        db()
          .updateTable('session')
          .set({ lastSeenAt: minutes(count) })
          .where('accountId', '=', id)
          .execute()
      const madeBefore = async (count: number) => {
        const { expiresAt, createdAt } = await db()
          .selectFrom('session')
          .select(['expiresAt', 'createdAt'])
          .where('accountId', '=', id)
          .executeTakeFirstOrThrow()
        const by = createdAt.getTime() - minutes(count).getTime()
        await db()
          .updateTable('session')
          .set({
            lastSeenAt: new Date(),
            createdAt: minutes(count),
            expiresAt: new Date(expiresAt.getTime() - by),
          })
          .where('accountId', '=', id)
          .execute()
      }

      await seenBefore(idle - 1)
      expect(await isValid(token)).toBe(true)
      await seenBefore(idle + 1)
      expect(await isValid(token)).toBe(false)
      await madeBefore(absolute - 1)
      expect(await isValid(token)).toBe(true)
      await madeBefore(absolute + 1)
      expect(await isValid(token)).toBe(false)
    },
  )

  test('ends sooner in a club that is stricter, and what it looks at is the role of today', async () => {
    const [member, officer] = [await someone(db(), 'Member'), await someone(db(), 'Treasurer')]
    const idle = (count: number) =>
      db()
        .updateTable('session')
        .set({ lastSeenAt: minutes(count) })
        .execute()
    const change = JSON.stringify({ officersIdleHours: 2, membersIdleDays: 3 })
    await db().insertInto('clubSetting').values({ key: 'club', value: change }).execute()
    forgetClub()
    const open = async (count: number) => {
      await idle(count)
      return [await isValid(member.token), await isValid(officer.token)]
    }

    const after = [await open(119), await open(121), await open(3 * 24 * 60 - 1), await open(3 * 24 * 60 + 1)]
    forgetClub()

    expect(after).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ])
  })

  test('of a member lives no longer than an officer’s once he is one', async () => {
    const { id, token } = await someone(db(), 'Member')
    await db()
      .updateTable('session')
      .set({ createdAt: minutes(8 * 24 * 60) })
      .where('accountId', '=', id)
      .execute()

    expect(await isValid(token)).toBe(true)
    expect(await listSessions(db(), { id, role: 'Member' })).toHaveLength(1)
    await db().updateTable('account').set({ role: 'Treasurer' }).where('id', '=', id).execute()
    expect(await isValid(token)).toBe(false)
    expect(await listSessions(db(), { id, role: 'Treasurer' })).toEqual([])
  })
})

test('wrong tries are counted on by a house that was opened anew', async () => {
  await anAccount(db(), { email: 'counted@klub.test', password: PASSWORD })
  const wrong = (app: ReturnType<typeof anApp>) =>
    call(app, '/api/auth/login', { body: { email: 'counted@klub.test', password: 'neuhodnutelné' } })
  for (let attempt = 0; attempt < 9; attempt += 1) expect((await wrong(anApp(db()))).status).toBe(401)

  const afterwards = anewApp(db())

  expect([(await wrong(afterwards)).status, (await wrong(afterwards)).status]).toEqual([401, 429])
})

test('an answer at the door differs for nobody, in no header and not in its length', async () => {
  await anAccount(db(), { email: 'known@klub.test', password: PASSWORD })
  await anAccount(db(), { email: 'gone@klub.test', password: PASSWORD, deactivatedAt: new Date() })
  await anAccount(db(), { email: 'never@klub.test' })
  const said = async (email: string, password: string) => {
    const { status, headers, text } = await login(email, password)
    const plain = [...headers].filter(
      ([name]) => name !== 'x-request-id' && name !== 'content-security-policy',
    )
    return { status, text, headers: plain }
  }

  const known = await said('known@klub.test', 'wrong')

  expect(known.status).toBe(401)
  for (const other of [
    await said('nobody@klub.test', 'wrong'),
    await said('gone@klub.test', PASSWORD),
    await said('never@klub.test', PASSWORD),
  ])
    expect(other).toEqual(known)
})

test('a door that tells whether a token is valid tells nothing of links, keys and cookies of others, and has an end', async () => {
  const app = anApp(db(), { APP_URL: 'http://localhost:3000', PORT: '3000' })
  const { email } = await someone(db(), 'Member', { email: 'asked@klub.test', password: PASSWORD })
  const device = (await login(email, PASSWORD)).headers.getSetCookie()[1]?.split(/[=;]/)[1] ?? ''
  expect(device.length).toBeGreaterThan(10)
  const ask = (token: unknown) => call(app, '/api/auth/verify', { body: { token } })

  expect((await ask(device)).json).toEqual({ valid: false })
  for (const odd of [null, 1, {}, [], ['x'], true]) expect((await ask(odd)).status).toBe(422)

  const statuses = new Set<number>()
  let last = 200
  for (let turn = 0; turn < 700 && last !== 429; turn += 1) statuses.add((last = (await ask('x')).status))
  expect([...statuses]).toEqual([200, 429])
})
