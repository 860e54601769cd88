import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { listNotices } from '../../ground/notices/notices.server.ts'
import { readClubAccount } from './club-account.server.ts'

const db = useDatabase()
const PASSWORD = 'pokladna je zamčená'
beforeEach(() => rulesVersion(db(), 1))

const set = (token: string, account: string, password: string | undefined = PASSWORD) =>
  call(anApp(db()), '/api/club/account', { method: 'PUT', token, body: { account, password } })
const history = () =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'changes'])
    .execute()

test('a new club is paid nowhere until somebody says where', async () => {
  expect(await readClubAccount(db())).toBeNull()
})

test('the account is checked, kept beside what else is known of the bank, and told to the chain once', async () => {
  const { token } = await someone(db(), 'Treasurer', { password: PASSWORD })
  await db().insertInto('clubSetting').values({ key: 'bank', value: '{"note":"stays"}' }).execute()

  await set(token, ' 2900000021 / 2010 ')
  await set(token, '2900000021/2010')

  const stored = await db().selectFrom('clubSetting').select('value').executeTakeFirstOrThrow()
  expect(stored.value).toEqual({ note: 'stays', account: '2900000021/2010' })
  expect(await readClubAccount(db())).toEqual({
    account: '2900000021/2010',
    iban: 'CZ0820100000002900000021',
    bic: 'FIOBCZPPXXX',
  })
  expect(await history()).toEqual([
    {
      action: 'CLUB_ACCOUNT_CHANGED',
      changes: [{ field: 'account', from: null, to: '2900000021/2010' }],
    },
  ])
})

test('a number with a slip in it is refused, and so is a Treasurer who cannot say his password', async () => {
  const { token } = await someone(db(), 'Treasurer', { password: PASSWORD })

  const answers = [
    await set(token, '2900000012/2010'),
    await set(token, '2900000021/2010', 'jiné heslo'),
    await set(token, '2900000021/2010', ''),
  ]

  expect(answers.map(({ status, json }) => [status, json.code, Object.keys(json.fields)])).toEqual([
    [422, 'invalid_fields', ['account']],
    [422, 'invalid_fields', ['password']],
    [422, 'invalid_fields', ['password']],
  ])
  expect(await readClubAccount(db())).toBeNull()
})

test('a new account is told to every Treasurer and every Webmaster, and to nobody else', async () => {
  const { token, ...treasurer } = await someone(db(), 'Treasurer', { password: PASSWORD })
  const told = [treasurer, await someone(db(), 'Treasurer'), await someone(db(), 'Webmaster')]
  const others = [await someone(db(), 'Secretary'), await someone(db(), 'Member')]

  await set(token, '2900000021/2010')

  const letters = await db().selectFrom('mail').select('toAddress').orderBy('id').execute()
  expect(letters.map(({ toAddress }) => toAddress)).toEqual(told.map(({ email }) => email))
  for (const { id } of told)
    expect(await listNotices(db(), id)).toMatchObject([
      { kind: 'club-account-changed', detail: '2900000021/2010' },
    ])
  for (const { id } of others) expect(await listNotices(db(), id)).toEqual([])
})
