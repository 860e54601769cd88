import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { CLUB_PARTS } from '../../club-parts.ts'
import { loader } from './programs.screen.tsx'

const db = useDatabase()
const path = '/admin/sprava/programs'
beforeEach(() => rulesVersion(db(), 1))

test('a key of the club is offered the areas of the parts the club has', async () => {
  const { token } = await someone(db(), 'Webmaster')
  const offered = async (off: typeof CLUB_PARTS | readonly [] = []) =>
    (await seeScreen(db(), loader, { path, token, off })).areas.map(({ area }) => area)

  const gone = (await offered()).filter((area) => !area.startsWith('account.'))
  const left = await offered(CLUB_PARTS)

  expect(gone.filter((area) => !left.includes(area)).toSorted()).toEqual([
    'hog.edit',
    'patches.give',
    'patches.resolve',
    'ritual.approve',
  ])
})

test('keys of the club and of people stand apart; one that is over says so', async () => {
  const { id, token } = await someone(db(), 'Webmaster', { email: 'sprava@klub.test' })
  const key = { madeBy: id, areas: ['members.view'], writes: false }
  const DAY = 86_400_000
  await db()
    .insertInto('programKey')
    .values([
      {
        ...key,
        name: 'web',
        office: 'Secretary',
        tokenHash: Buffer.alloc(32, 1),
        expiresAt: new Date(Date.now() + DAY),
      },
      {
        ...key,
        name: 'skript',
        accountId: id,
        tokenHash: Buffer.alloc(32, 2),
        expiresAt: new Date(Date.now() - DAY),
      },
    ])
    .execute()

  const { clubs, peoples } = await seeScreen(db(), loader, { path, token })

  expect(clubs.map(({ name, isExpired }) => [name, isExpired])).toEqual([['web', false]])
  expect(peoples.map(({ name, isExpired, owner }) => [name, isExpired, owner])).toEqual([
    ['skript', true, 'sprava@klub.test'],
  ])
})
