import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'

beforeEach(() => rulesVersion(db(), 1))

const login = (email: string, password: string, headers = {}) =>
  call(anApp(db()), '/api/auth/login', { body: { email, password }, headers })

describe('signing in', () => {
  test('gives the token, the user of the contract and a cookie scripts cannot read', async () => {
    const member = await aMember(db())
    const account = await anAccount(db(), {
      email: 'jarda@klub.test',
      password: PASSWORD,
      memberId: member.id,
    })

    const { status, json, headers } = await login('Jarda@Klub.test', PASSWORD)

    expect(status).toBe(200)
    expect(json).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: account.id,
        email: 'jarda@klub.test',
        role: 'Member',
        memberId: member.id,
        confirmedStanovy: true,
        verifiedProfile: true,
        language: 'cs',
      },
    })
    expect(headers.getSetCookie()[0]).toBe(
      `session_token=${json.token}; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly`,
    )
  })

  test('one answer for an unknown e-mail, a wrong password and a deactivated account', async () => {
    await anAccount(db(), { email: 'known@klub.test', password: PASSWORD })
    await anAccount(db(), { email: 'gone@klub.test', password: PASSWORD, deactivatedAt: new Date() })

    const answers = [
      await login('known@klub.test', 'wrong'),
      await login('nobody@klub.test', 'wrong'),
      await login('gone@klub.test', PASSWORD),
    ]

    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.json).toEqual({
        success: false,
        statusCode: 401,
        statusMessage: 'Nesprávný e-mail nebo heslo.',
        code: 'wrong_credentials',
      })
    }
  })

  test('takes as much work whatever is wrong, so that its time tells nobody who is in the club', async () => {
    await anAccount(db(), { email: 'known@klub.test', password: PASSWORD })
    await anAccount(db(), { email: 'gone@klub.test', password: PASSWORD, deactivatedAt: new Date() })
    await anAccount(db(), { email: 'new@klub.test', passwordHash: null })
    const { id: memberId } = await aMember(db(), { archivedAt: new Date() })
    await anAccount(db(), { email: 'old@klub.test', password: PASSWORD, memberId, deactivatedAt: new Date() })
    const ways = ['known@klub.test', 'nobody@klub.test', 'gone@klub.test', 'new@klub.test', 'old@klub.test']
    const work = new Map<string, number[]>(ways.map((email) => [email, []]))
    // One after another in turns, by the work of this process and not by the clock: a busy machine is busy for all of them.
    for (let round = 0; round < 7; round += 1)
      for (const email of ways) {
        const before = process.cpuUsage()
        await login(email, email.startsWith('known') ? 'wrong' : PASSWORD)
        const { user, system } = process.cpuUsage(before)
        work.get(email)?.push(user + system)
      }

    const usual = [...work.values()].map((all) => all.toSorted((one, other) => one - other)[3] ?? 0)

    expect(Math.min(...usual) / Math.max(...usual)).toBeGreaterThan(0.5)
  })

  test('a password typed on a Mac is the same one typed on a PC', async () => {
    await anAccount(db(), { email: 'mac@klub.test', password: 'řeřicha na střeše'.normalize('NFC') })

    expect((await login('mac@klub.test', 'řeřicha na střeše'.normalize('NFD'))).status).toBe(200)
  })

  test('a long password counts to its last letter', async () => {
    const long = 'velmi dlouhá věta '.repeat(6)
    await anAccount(db(), { email: 'long@klub.test', password: long })

    expect((await login('long@klub.test', long.slice(0, -1))).status).toBe(401)
    expect((await login('long@klub.test', long)).status).toBe(200)
  })

  test('after ten wrong tries the eleventh is refused, wherever it claims to come from', async () => {
    await anAccount(db(), { email: 'target@klub.test', password: PASSWORD })

    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push(
        (await login('target@klub.test', 'wrong', { 'x-forwarded-for': `10.0.0.${attempt}` })).status,
      )
    }
    const refused = await login('target@klub.test', PASSWORD)

    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test('forty wrong tries at once get ten answers', async () => {
    await anAccount(db(), { email: 'rush@klub.test', password: PASSWORD })
    const app = anApp(db())

    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        call(app, '/api/auth/login', { body: { email: 'rush@klub.test', password: 'wrong' } }),
      ),
    )

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('a right password clears the count', async () => {
    await anAccount(db(), { email: 'clumsy@klub.test', password: PASSWORD })
    for (let attempt = 0; attempt < 9; attempt += 1) await login('clumsy@klub.test', 'wrong')

    expect((await login('clumsy@klub.test', PASSWORD)).status).toBe(200)
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect((await login('clumsy@klub.test', 'wrong')).status).toBe(401)
    expect((await login('clumsy@klub.test', PASSWORD)).status).toBe(200)
  })

  test('somebody guessing elsewhere cannot lock the owner out of a device he has used', async () => {
    await anAccount(db(), { email: 'owner@klub.test', password: PASSWORD })
    const device = (await login('owner@klub.test', PASSWORD)).headers.getSetCookie()[1]?.split(';')[0] ?? ''
    for (let attempt = 0; attempt < 12; attempt += 1) await login('owner@klub.test', 'wrong')

    expect((await login('owner@klub.test', PASSWORD)).status).toBe(429)
    expect((await login('owner@klub.test', PASSWORD, { cookie: device })).status).toBe(200)
  })

  test('a hundred tries from one address over many accounts are enough', async () => {
    await db()
      .insertInto('rateLimit')
      .values({ key: 'sign-in:network:127.0.0.1', hits: 100, resetsAt: new Date(Date.now() + 60_000) })
      .execute()

    expect((await login('whoever@klub.test', 'wrong')).status).toBe(429)
  })

  test.each([
    [{ email: 'a@b.cz' }, 422, { password: 'Vyplň prosím.' }],
    [{ email: 'a@b.cz', password: 'x', role: 'Webmaster' }, 422, { role: 'Takové pole neznáme.' }],
    [{ email: ['a@b.cz'], password: 'x' }, 422, { email: 'Tohle nevypadá správně.' }],
  ])('%j is %d', async (body, status, fields) => {
    const answer = await call(anApp(db()), '/api/auth/login', { body })

    expect(answer.status).toBe(status)
    expect(answer.json).toEqual({
      success: false,
      statusCode: status,
      statusMessage: 'Zkontroluj označená pole.',
      code: 'invalid_fields',
      fields,
    })
  })

  test('the token is nowhere in the database', async () => {
    await anAccount(db(), { email: 'hash@klub.test', password: PASSWORD })

    const { json } = await login('hash@klub.test', PASSWORD)

    const rows = await db().selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(json.token)
    expect(rows[0]?.tokenHash).toHaveLength(32)
  })

  test('a new session takes the place of the one the browser came with', async () => {
    await anAccount(db(), { email: 'again@klub.test', password: PASSWORD })
    const first = (await login('again@klub.test', PASSWORD)).json.token

    await login('again@klub.test', PASSWORD, {
      cookie: `session_token=${first}`,
      origin: 'http://localhost:3000',
    })

    expect((await call(anApp(db()), '/api/auth/verify', { body: { token: first } })).json).toEqual({
      valid: false,
    })
  })
})
