import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { tablesWith } from '../../../test/whole-database.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'

beforeEach(() => rulesVersion(db(), 1))

const login = (email: string, password: string, headers = {}) =>
  call(anApp(db()), '/api/auth/login', { body: { email, password }, headers })

describe('a forgotten password', () => {
  const request = (email: string) => call(anApp(db()), '/api/auth/request-reset', { body: { email } })
  const letters = () =>
    db().selectFrom('mail').select(['id', 'template', 'toAddress', 'params']).orderBy('id').execute()

  async function linkFor(email: string): Promise<string> {
    await request(email)
    const mail = (await letters()).at(-1)
    const preview = await previewMail(db(), aMailRoom(), mail?.id ?? 0, { withLink: true })
    return new URL(preview?.link ?? '').searchParams.get('token') ?? ''
  }

  test('the answer is the same for a known and an unknown e-mail; only one gets a letter', async () => {
    await anAccount(db(), { email: 'known@klub.test' })

    const answers = [await request('known@klub.test'), await request('unknown@klub.test')]

    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ])
    expect((await letters()).map(({ toAddress }) => toAddress)).toEqual(['known@klub.test'])
  })

  test('the link sets a new password once and ends all sessions', async () => {
    const app = anApp(db())
    const account = await someone(db(), 'Member', { email: 'lost@klub.test', password: PASSWORD })
    const token = await linkFor('lost@klub.test')

    const first = await call(app, '/api/auth/reset-password', {
      body: { token, newPassword: 'úplně nové heslo' },
    })
    const second = await call(app, '/api/auth/reset-password', {
      body: { token, newPassword: 'ještě jedno heslo' },
    })

    expect(first.json).toEqual({ success: true })
    expect([second.status, second.json.code]).toEqual([422, 'link_expired'])
    expect((await call(app, '/api/auth/verify', { body: { token: account.token } })).json).toEqual({
      valid: false,
    })
    expect((await login('lost@klub.test', 'úplně nové heslo')).status).toBe(200)
    expect((await letters()).at(-1)?.template).toBe('password-changed')
  })

  test('twenty uses at once change the password once', async () => {
    const app = anApp(db())
    await anAccount(db(), { email: 'race@klub.test' })
    const token = await linkFor('race@klub.test')

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(app, '/api/auth/reset-password', { body: { token, newPassword: `nové heslo číslo ${index}` } }),
      ),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the newest letter counts, and an old link is dead after half an hour', async () => {
    const app = anApp(db())
    await anAccount(db(), { email: 'twice@klub.test' })
    const older = await linkFor('twice@klub.test')
    const newer = await linkFor('twice@klub.test')

    expect(
      (
        await call(app, '/api/auth/reset-password', {
          body: { token: older, newPassword: 'úplně nové heslo' },
        })
      ).status,
    ).toBe(422)
    await db()
      .updateTable('oneTimeLink')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute()
    expect(
      (
        await call(app, '/api/auth/reset-password', {
          body: { token: newer, newPassword: 'úplně nové heslo' },
        })
      ).status,
    ).toBe(422)
  })

  test.each([
    ['krátké', 'Heslo musí mít aspoň 10 znaků. Zkus čtyři slova za sebou.'],
    ['password12', 'Tohle heslo by uhodl každý. Zkus čtyři slova za sebou.'],
    ['Harley1234567', 'Tohle heslo by uhodl každý. Zkus čtyři slova za sebou.'],
    ['weakling2026', 'Heslo se moc podobá tvému e-mailu.'],
    ['weakling@klub.test', 'Heslo se moc podobá tvému e-mailu.'],
    ['W3akl1ng@Klub.Test2026', 'Heslo se moc podobá tvému e-mailu.'],
  ])('%s is refused with its reason, and the link still works', async (newPassword, reason) => {
    const app = anApp(db())
    await anAccount(db(), { email: 'weakling@klub.test' })
    const token = await linkFor('weakling@klub.test')

    const refused = await call(app, '/api/auth/reset-password', { body: { token, newPassword } })

    expect([refused.status, refused.json.fields]).toEqual([422, { newPassword: reason }])
    expect(
      (await call(app, '/api/auth/reset-password', { body: { token, newPassword: 'úplně nové heslo' } }))
        .status,
    ).toBe(200)
  })

  test.each([
    'Bohumil-1975',
    'hr0m4dk4 bohum1l',
    'Medvěd!Hromádka',
    '+420 603 123 456',
    '15.06.1975',
    'Sl3zští-jezdci',
  ])('%s is what everybody knows about Bohumil and his club', async (newPassword) => {
    const card = { firstName: 'Bohumil', lastName: 'Hromádka', nickname: 'Medvěd', phone: '+420603123456' }
    const { id: memberId } = await aMember(db(), { ...card, birthDate: '1975-06-15' })
    await anAccount(db(), { email: 'x@klub.test', memberId })
    const club = JSON.stringify({ name: 'Slezští jezdci' })
    await db().insertInto('clubSetting').values({ key: 'club', value: club }).execute()
    forgetClub()
    const token = await linkFor('x@klub.test')

    const refused = await call(anApp(db()), '/api/auth/reset-password', { body: { token, newPassword } })

    expect([refused.status, refused.json.code, Object.keys(refused.json.fields)]).toEqual([
      422,
      'weak_password',
      ['newPassword'],
    ])
  })

  test('the secret link is in no table', async () => {
    await anAccount(db(), { email: 'secret@klub.test' })
    const token = await linkFor('secret@klub.test')

    expect(await tablesWith(db(), token)).toEqual([])
    expect(await tablesWith(db(), Buffer.from(token, 'base64url').toString('hex'))).toEqual([])
  })

  test('a link lives half an hour, the one to a first password three days, and no longer', async () => {
    await anAccount(db(), { email: 'known@klub.test' })
    await linkFor('known@klub.test')
    const { id: memberId } = await aMember(db(), { email: 'new@klub.test', approvedAt: new Date() })
    const { token } = await someone(db(), 'Webmaster')
    const made = await call(anApp(db()), '/api/accounts', {
      token,
      body: { email: 'new@klub.test', role: 'Member', memberId },
    })
    expect(made.status).toBe(201)
    const mail = (await letters()).find(({ template }) => template === 'set-password')
    await previewMail(db(), aMailRoom(), mail?.id ?? 0, { withLink: true })

    const { rows } = await sql<{ purpose: string; minutes: number }>`
      select purpose, round(extract(epoch from expires_at - now()) / 60)::int as minutes from one_time_link order by 2`.execute(
      db(),
    )
    expect(rows).toEqual([
      { purpose: 'reset-password', minutes: 30 },
      { purpose: 'set-password', minutes: 72 * 60 },
    ])
  })

  test('a sign-in that was under way with the old password opens no door', async () => {
    const app = anApp(db())
    await anAccount(db(), { email: 'slow@klub.test', password: PASSWORD })
    const token = await linkFor('slow@klub.test')

    const [, ...late] = await Promise.all([
      call(app, '/api/auth/reset-password', { body: { token, newPassword: 'úplně nové heslo' } }),
      ...Array.from({ length: 6 }, () => login('slow@klub.test', PASSWORD)),
    ])

    const tokens = late.flatMap(({ json }) => json.token ?? [])
    for (const old of tokens) {
      expect((await call(app, '/api/auth/verify', { body: { token: old } })).json).toEqual({ valid: false })
    }
  })

  test('an older letter sent again brings no link back to life', async () => {
    const app = anApp(db())
    await anAccount(db(), { email: 'again@klub.test' })
    await request('again@klub.test')
    const older = (await letters()).at(-1)
    const newer = await linkFor('again@klub.test')
    await call(app, '/api/auth/reset-password', { body: { token: newer, newPassword: 'úplně nové heslo' } })

    expect((await previewMail(db(), aMailRoom(), older?.id ?? 0, { withLink: true }))?.link).toBe('')
  })

  test('whoever set a new password by letter is not held up by wrong tries before', async () => {
    const app = anApp(db())
    await anAccount(db(), { email: 'held@klub.test', password: PASSWORD })
    for (let attempt = 0; attempt < 11; attempt += 1) await login('held@klub.test', 'wrong')
    const token = await linkFor('held@klub.test')

    await call(app, '/api/auth/reset-password', { body: { token, newPassword: 'úplně nové heslo' } })

    expect((await login('held@klub.test', 'úplně nové heslo')).status).toBe(200)
  })
})
