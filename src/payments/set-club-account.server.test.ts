import { expect, test } from 'vitest'
import { someone } from '../../test/club.ts'
import { useDatabase } from '../../test/database.ts'
import type { Role } from '../permissions.ts'
import { readClubAccount } from './club-account.server.ts'
import { setClubAccount } from './set-club-account.server.ts'

const db = useDatabase()

const actor = async (role: Role) => ({ ...(await someone(db(), role)), grants: [] })
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
  const secretary = await actor('Secretary')
  await db().insertInto('clubSetting').values({ key: 'bank', value: '{"note":"stays"}' }).execute()

  await setClubAccount(db(), secretary, ' 2900000021 / 2010 ')
  await setClubAccount(db(), secretary, '2900000021/2010')

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

test('a number with a slip in it is refused, and so is whoever does not run the club', async () => {
  const secretary = await actor('Secretary')
  const treasurer = await actor('Treasurer')

  await expect(setClubAccount(db(), secretary, '2900000012/2010')).rejects.toMatchObject({
    code: 'invalid_fields',
    fields: { account: 'not_account' },
  })
  await expect(setClubAccount(db(), treasurer, '2900000021/2010')).rejects.toMatchObject({
    code: 'not_allowed',
  })
})
