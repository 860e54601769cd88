import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import { changeHousehold, leaveHousehold, moveHousehold } from './change-household.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'

const db = useDatabase()
let token = ''
let actorId = 0
let people: readonly number[] = []
beforeEach(async () => {
  await rulesVersion(db(), 1)
  const treasurer = await someone(db(), 'Treasurer')
  token = treasurer.token
  actorId = treasurer.id
  const made: number[] = []
  for (let one = 0; one < 5; one += 1) made.push((await aMember(db())).id)
  people = made
})
const ask = (path: string, init: object = {}) => call(anApp(db()), path, { token, ...init })
const [P, A, B, C, D] = [0, 1, 2, 3, 4]
const id = (one: number) => people[one] ?? 0
const put = (payer: number, ...others: readonly number[]) =>
  ask('/api/households', { body: { payerId: id(payer), memberIds: others.map(id) } })

/** Who is paid for by whom, by their places in `people`. */
async function now(): Promise<Readonly<Record<number, number>>> {
  const rows = await db().selectFrom('householdMember').select(['memberId', 'payerId']).execute()
  return Object.fromEntries(
    rows.map(({ memberId, payerId }) => [people.indexOf(memberId), people.indexOf(payerId)]),
  )
}

test('a household is made, grown, given to another payer and ended, each with a trace', async () => {
  expect((await put(P, A, B)).status).toBe(200)
  expect(await now()).toEqual({ [P]: P, [A]: P, [B]: P })
  await put(A, P, C)
  expect(await now()).toEqual({ [A]: A, [P]: A, [C]: A })
  const { json } = await ask('/api/households', { method: 'GET' })
  expect(json.items).toMatchObject([{ payerId: id(A), members: [{}, {}] }])
  expect((await ask(`/api/households/${id(A)}`, { method: 'DELETE' })).status).toBe(200)
  expect((await ask(`/api/households/${id(A)}`, { method: 'DELETE' })).status).toBe(404)
  expect(await now()).toEqual({})
  const trace = await db()
    .selectFrom('auditEntry')
    .select('action')
    .where('action', 'like', 'HOUSEHOLD%')
    .execute()
  expect(trace.map(({ action }) => action).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'HOUSEHOLD_LEFT'),
    ...Array.from({ length: 6 }, () => 'HOUSEHOLD_SET'),
  ])
})

test.each<[string, readonly number[]]>([
  ['alone', []],
  ['with himself', [P]],
])('a household of one, %s, is refused in words at its field', async (_, others) => {
  await put(A, B)
  const { status, json } = await put(P, ...others)
  expect(status).toBe(422)
  expect(json.fields).toEqual({ memberIds: 'V domácnosti musí být aspoň dva. Napiš ještě někoho.' })
  expect(await now()).toEqual({ [A]: A, [B]: A })
})

test('more than ten are no household, however they come', async () => {
  const many: number[] = []
  for (let one = 0; one < 9; one += 1) many.push((await aMember(db())).id)
  const whole = await ask('/api/households', { body: { payerId: id(P), memberIds: many } })
  const eleventh = changeHousehold(db(), { payerId: id(P), add: id(A), actorId })

  expect(whole.status).toBe(200)
  await expect(eleventh).rejects.toMatchObject({ fields: { memberIds: 'too_big' } })
})

test('nobody is in two', async () => {
  await put(P, A)
  await put(B, C)
  const { json } = await put(D, A, C)
  expect(json.fields).toEqual({ memberIds: expect.stringContaining('jiné domácnosti') })
  expect(await now()).toEqual({ [P]: P, [A]: P, [B]: B, [C]: B })
})

test('whoever has left the club, or the officer himself, is not put under somebody’s payment', async () => {
  await db().updateTable('member').set({ archivedAt: new Date() }).where('id', '=', id(B)).execute()
  expect((await put(P, B)).json.code).toBe('card_closed')
  const own = await aMember(db())
  await db().updateTable('account').set({ memberId: own.id }).where('id', '=', actorId).execute()
  const { json } = await ask('/api/households', { body: { payerId: id(P), memberIds: [own.id] } })
  expect(json.code).toBe('own_card')
})

describe('whoever leaves', () => {
  const leaves = (one: number) => inTransaction(db(), (tx) => leaveHousehold(tx, id(one), actorId))

  test('and paid, is followed by another one; of two the other is alone', async () => {
    await put(P, A, B)
    await leaves(P)
    expect(await now()).toEqual({ [A]: A, [B]: A })
    await leaves(B)
    expect(await now()).toEqual({})
    await leaves(B)
  })

  test('while another one comes, leaves nobody under a payer who is gone', async () => {
    await put(P, A, B)
    let others: Promise<unknown> | undefined
    await inTransaction(db(), async (tx) => {
      await leaveHousehold(tx, id(P), actorId)
      others = Promise.allSettled([
        changeHousehold(db(), { payerId: id(P), add: id(C), actorId }),
        changeHousehold(db(), { payerId: id(P), newPayer: id(B), actorId }),
      ])
      await untilWaiting(db(), 2)
    })
    expect(await others).toMatchObject([{ reason: { code: 'not_found' } }, { reason: { code: 'not_found' } }])
    expect(await now()).toEqual({ [A]: A, [B]: A })
  })
})

describe('two cards of one person', () => {
  const merge = (keep: number, drop: number) =>
    inTransaction(db(), (tx) => moveHousehold(tx, { keep: id(keep), drop: id(drop) }))

  test.each<[string, () => Promise<unknown>, readonly [number, number], object]>([
    ['the dropped one paid', () => put(P, A, B), [C, P], { [C]: C, [A]: C, [B]: C }],
    ['the dropped one was paid for', () => put(P, A, B), [C, A], { [P]: P, [C]: P, [B]: P }],
    ['both in one, the dropped one paid', () => put(P, A, B), [A, P], { [A]: A, [B]: A }],
    ['both in one, and nobody else', () => put(P, A), [P, A], {}],
  ])('%s', async (_, made, [keep, drop], left) => {
    await made()
    await merge(keep, drop)
    expect(await now()).toEqual(left)
  })

  test('each in another household: the kept one’s stays', async () => {
    await put(P, A)
    await put(B, C, D)
    await merge(A, B)
    expect(await now()).toEqual({ [P]: P, [A]: P, [C]: C, [D]: C })
  })
})
