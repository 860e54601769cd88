import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as doublesAction, loader as doublesLoader } from './doubles.screen.tsx'
import { action as matchesAction, loader as matchesLoader } from './matches.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const SCREENS = [
  {
    path: '/admin/members/doubles',
    action: doublesAction,
    see: async (path: string, token: string) => (await seeScreen(db(), doublesLoader, { path, token })).page,
  },
  {
    path: '/admin/potential-matches',
    action: matchesAction,
    see: async (path: string, token: string) =>
      (await seeScreen(db(), matchesLoader, { path, token })).people,
  },
]

describe.each(SCREENS)('at $path', ({ path, action, see }) => {
  async function aPair() {
    const { token } = await someone(db(), 'Webmaster')
    const one = await aMember(db(), { birthDate: '1985-09-01' })
    const two = await aMember(db(), { birthDate: '1985-09-01' })
    return {
      one: String(one.id),
      two: String(two.id),
      look: async () => {
        const page = await see(path, token)
        return page?.kind === 'people' ? page.total : null
      },
      compare: () => see(`${path}?keep=${one.id}&drop=${two.id}`, token),
      send: (form: Record<string, string>) => sendForm(db(), action, { path, token, form }),
    }
  }

  test('two cards of one person are merged, once', async () => {
    const { one, two, look, compare, send } = await aPair()

    const side = await compare()
    const wrong = await send({ intent: 'merge', keep: one, drop: '' })
    const { status, location, cookies } = await send({ intent: 'merge', keep: one, drop: two })
    const again = await send({ intent: 'merge', keep: one, drop: two })

    const merges = await db().selectFrom('memberMerge').select('droppedId').execute()
    expect(side).toMatchObject({ kind: 'compare', mayDecide: true })
    expect(wrong.fault?.fields).toHaveProperty('drop')
    expect([status, location, cookies.length]).toEqual([303, path, 1])
    expect(merges).toEqual([{ droppedId: Number(two) }])
    expect([again.fault === null, await look()]).toEqual([false, 0])
  })

  test('two people are never suggested again', async () => {
    const { one, two, look, send } = await aPair()
    const before = await look()

    const { status, location } = await send({ intent: 'two-people', a: one, b: two })
    const missing = await send({ intent: 'two-people', a: one, b: '999999' })

    expect([before, await look()]).toEqual([1, 0])
    expect([status, location]).toEqual([303, path])
    expect(missing.fault).not.toBeNull()
  })
})

test('the half of money is not for those who only join cards', async () => {
  const { id, token } = await someone(db(), 'Member')
  await db().insertInto('permissionGrant').values({ permission: 'matches.decide', accountId: id }).execute()

  const seen = seeScreen(db(), matchesLoader, { path: '/admin/potential-matches?kind=money', token })

  await expect(seen).rejects.toMatchObject({ status: 302 })
})

test('whoever keeps the cards sees the doubles and joins none of them', async () => {
  const [one, two] = [await aMember(db()), await aMember(db())]
  const seen = async (role: 'MembershipOfficer' | 'Webmaster', query: string) => {
    const { token } = await someone(db(), role)
    const path = `/admin/members/doubles${query}`
    return (await seeScreen(db(), doublesLoader, { path, token })).page.mayDecide
  }

  for (const query of ['', `?keep=${one.id}&drop=${two.id}`])
    expect([await seen('MembershipOfficer', query), await seen('Webmaster', query)]).toEqual([false, true])
})

test('an account is said to move only where the cards can be joined', async () => {
  const { token } = await someone(db(), 'Webmaster')
  const cards = [await aMember(db()), await aMember(db())]
  const moves = async () => {
    const path = `/admin/members/doubles?keep=${cards[0]?.id}&drop=${cards[1]?.id}`
    const { page } = await seeScreen(db(), doublesLoader, { path, token })
    return page.kind === 'compare' && [page.movesAccount, page.fault === null]
  }

  const none = await moves()
  await someone(db(), 'Member', { memberId: cards[1]?.id ?? 0 })
  const one = await moves()
  await someone(db(), 'Member', { memberId: cards[0]?.id ?? 0 })

  expect([none, one, await moves()]).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ])
})
