import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as account } from './account.screen.tsx'
import { loader as newOne } from './new-account.screen.tsx'

const db = useDatabase()
const ACCOUNTS = '/admin/sprava/accounts'
let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Webmaster')).token
})

const EXCLUDED = { excludedOn: '2026-01-10', exclusionReason: 'krádež' }

test.each([
  [{}, true],
  [{ archivedAt: new Date() }, false],
  [EXCLUDED, false],
])('an account that was shut is let in again while its card is in the club: %j', async (card, expected) => {
  const { id: memberId } = await aMember(db(), card)
  const { id } = await someone(db(), 'Member', { memberId, deactivatedAt: new Date() })

  const { acts } = await seeScreen(db(), account, { path: `${ACCOUNTS}/${id}`, token })

  expect(acts.includes('reactivate')).toBe(expected)
})

test('whoever is out of the club is said to be so before an account is opened for him', async () => {
  const shown = async (card: Parameters<typeof aMember>[1]) => {
    const { id } = await aMember(db(), card)
    const page = await seeScreen(db(), newOne, { path: `${ACCOUNTS}/new?member=${id}`, token })
    return [page.card?.isClosed, page.card?.isWaiting]
  }

  expect([
    await shown({ approvedAt: new Date() }),
    await shown({ approvedAt: new Date(), archivedAt: new Date() }),
    await shown({ approvedAt: new Date(), ...EXCLUDED }),
  ]).toEqual([
    [false, false],
    [true, expect.any(Boolean)],
    [true, expect.any(Boolean)],
  ])
})

test('the account of a Webmaster is beyond everybody but a Webmaster', async () => {
  const { id } = await someone(db(), 'Webmaster')
  const { id: other } = await someone(db(), 'Treasurer')
  const secretary = (await someone(db(), 'Secretary')).token
  const isBeyond = async (whose: string, account_: number) =>
    (await seeScreen(db(), account, { path: `${ACCOUNTS}/${account_}`, token: whose })).isBeyond

  expect([
    await isBeyond(token, id),
    await isBeyond(secretary, id),
    await isBeyond(secretary, other),
  ]).toEqual([false, true, false])
})

test('a card is found by its number as it is printed', async () => {
  const { number } = await aMember(db(), { firstName: 'Eva', lastName: 'Malá' })
  const found = async (text: string) =>
    (await seeScreen(db(), newOne, { path: `${ACCOUNTS}/new?number=${text}`, token })).card?.name

  expect(await found(String(number).padStart(5, '0'))).toContain('Malá Eva')
  expect(await found('999999')).toBeUndefined()
})
