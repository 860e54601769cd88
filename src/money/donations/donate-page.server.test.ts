import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { writeClubAccount } from '../payments/set-club-account.server.ts'
import { loader } from './donate.screen.tsx'

const db = useDatabase()

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await db().insertInto('donationPurpose').values({ name: 'Dětský domov' }).execute()
  await inTransaction(db(), (tx) => writeClubAccount(tx, null, '2000145399/2010'))
})

test.each([
  ['1 200', 120_000, false],
  ['1.200', null, true],
  ['0', null, true],
  // More than a QR Platba can carry.
  ['15000000', null, true],
  ['', null, false],
])('whoever would give %j gets a code for %j', async (written, amount, isWrong) => {
  const { token } = await someone(db(), 'Member')

  const { page } = await seeScreen(db(), loader, {
    path: `/admin/donate?amount=${encodeURIComponent(written)}`,
    token,
  })

  expect(page).toMatchObject({ isWrongAmount: isWrong, code: { amount } })
})
