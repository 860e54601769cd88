import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import type { Permission, Role } from '../../permissions.ts'
import { action as doubles } from './doubles.screen.tsx'
import { action as matches } from './matches.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const grant = (accountId: number, permission: Permission) =>
  db().insertInto('permissionGrant').values({ permission, accountId }).execute()
const cardOf = async (role: Role) => {
  const { id } = await aMember(db())
  return { ...(await someone(db(), role, { memberId: id })), memberId: id }
}
const untouched = async () =>
  (await db().selectFrom('memberMerge').select('droppedId').execute()).length === 0

/** Both ways to the same act: the call, and the forms of both screens. */
const WAYS = {
  call: (token: string, keep: number, drop: number) =>
    call(anApp(db()), '/api/matches/people/merge', { token, body: { keep, drop } }).then(({ json }) => ({
      code: (json?.code as string) ?? null,
    })),
  doubles: (token: string, keep: number, drop: number) =>
    sendForm(db(), doubles, {
      path: '/admin/members/doubles',
      token,
      form: { intent: 'merge', keep: String(keep), drop: String(drop) },
    }),
  matches: (token: string, keep: number, drop: number) =>
    sendForm(db(), matches, {
      path: '/admin/potential-matches',
      token,
      form: { intent: 'merge', keep: String(keep), drop: String(drop) },
    }),
} as const

describe.each(Object.entries(WAYS))('merging by %s', (_, merge) => {
  test.each(['Secretary', 'MembershipOfficer', 'Treasurer', 'Member'] as const)(
    'is not for a %s',
    async (role) => {
      const { token } = await someone(db(), role)
      const [keep, drop] = [await aMember(db()), await aMember(db())]

      const { code } = await merge(token, keep.id, drop.id)

      expect([['not_allowed', 'guarded'].includes(code ?? ''), await untouched()]).toEqual([true, true])
    },
  )

  test.each(['Webmaster', 'Secretary', 'Treasurer'] as const)(
    'never takes along the card of a %s, for whoever was granted it',
    async (role) => {
      const officer = await someone(db(), 'MembershipOfficer')
      await grant(officer.id, 'matches.decide')
      const [boss, other] = [await cardOf(role), await aMember(db())]

      const codes = [
        (await merge(officer.token, other.id, boss.memberId)).code,
        (await merge(officer.token, boss.memberId, other.id)).code,
      ]

      expect([codes, await untouched()]).toEqual([['not_allowed', 'not_allowed'], true])
    },
  )

  test('never touches one’s own card, not even a Webmaster’s', async () => {
    const boss = await cardOf('Webmaster')
    const other = await aMember(db())

    const codes = [
      (await merge(boss.token, other.id, boss.memberId)).code,
      (await merge(boss.token, boss.memberId, other.id)).code,
    ]

    expect([codes, await untouched()]).toEqual([['own_card', 'own_card'], true])
  })

  test('joins two ordinary cards for whoever was granted it', async () => {
    const officer = await someone(db(), 'MembershipOfficer')
    await grant(officer.id, 'matches.decide')
    const [keep, drop] = [await aMember(db()), await aMember(db())]

    const { code } = await merge(officer.token, keep.id, drop.id)

    expect([code, await untouched()]).toEqual([null, false])
  })
})

test('that two are two people is said by whoever may merge them', async () => {
  const { token } = await someone(db(), 'Secretary')
  const [a, b] = [await aMember(db()), await aMember(db())]

  const { code } = await sendForm(db(), doubles, {
    path: '/admin/members/doubles',
    token,
    form: { intent: 'two-people', a: String(a.id), b: String(b.id) },
  })

  expect(code).toBe('not_allowed')
  expect(await db().selectFrom('personMatchRefusal').select('firstId').execute()).toEqual([])
})

test('the money half of the matches asks for the right of the fees', async () => {
  const officer = await someone(db(), 'Member')
  await grant(officer.id, 'matches.decide')

  const { code } = await sendForm(db(), matches, {
    path: '/admin/potential-matches?kind=money',
    token: officer.token,
    form: { intent: 'back', movementId: '1' },
  })

  expect(code).toBe('not_allowed')
})
