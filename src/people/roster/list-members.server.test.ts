import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { listMembers } from './list-members.server.ts'
import { filterOf } from './member-query.ts'

const db = useDatabase()
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

const list = async (query: string, as = token) =>
  call(anApp(db()), `/api/members?${query}`, { method: 'GET', token: as })
const names = async (query: string) =>
  (await list(query)).json.items.map((card: { lastName: string }) => card.lastName)

describe('searching', () => {
  beforeEach(async () => {
    await aMember(db(), { firstName: 'Jaroslav', lastName: 'Čech', nickname: 'Kardan' })
    await aMember(db(), { firstName: 'Jan', lastName: 'Novák' })
    await aMember(db(), { firstName: 'Marie', lastName: 'Horáková', nickname: '100% Blesk_' })
  })

  test.each([
    ['cech', ['Čech']],
    ['ČECH', ['Čech']],
    ['kardan', ['Čech']],
    ['novka', ['Novák']],
    ['novk', ['Novák']],
    ['nosák', ['Novák']],
    ['jan novák', ['Novák']],
    ['rakov', ['Horáková']],
    ['horkaova', ['Horáková']],
    ['%', ['Horáková']],
    ['_', ['Horáková']],
    ['％', ['Horáková']],
    ["'", []],
    ['\\', []],
    ['jan čech', []],
    ['xx', []],
  ])('%s finds %j', async (search, expected) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected)
  })

  test('those really called so come before those almost called so', async () => {
    await aMember(db(), { lastName: 'Nosák' })

    expect(await names('search=novak')).toEqual(['Novák', 'Nosák'])
    expect(await names('search=nosak')).toEqual(['Nosák', 'Novák'])
  })

  test('where ten are really called so, nobody is asked about those who are called almost so', async () => {
    for (let at = 0; at < 9; at += 1) await aMember(db(), { firstName: 'Petr', lastName: 'Novák' })
    await aMember(db(), { firstName: 'Petr', lastName: 'Nosák' })

    expect(await names('search=novak')).toEqual(Array.from({ length: 10 }, () => 'Novák'))
    expect(await names('search=petr%20novka')).toEqual(Array.from({ length: 9 }, () => 'Novák'))
  })

  test('looks at names only: a phone or a note finds nobody', async () => {
    await aMember(db(), {
      lastName: 'Tichý',
      phone: '+420603123456',
      note: 'kanár',
      email: 'kanar@klub.test',
    })

    expect(await names('search=kanar')).toEqual([])
    expect(await names('search=603123456')).toEqual([])
  })
})

test('the order is Czech: ch after h, č after c', async () => {
  for (const lastName of ['Chalupa', 'Ihnát', 'Čech', 'Cibulka', 'Hudec']) await aMember(db(), { lastName })

  expect(await names('')).toEqual(['Cibulka', 'Čech', 'Hudec', 'Chalupa', 'Ihnát'])
  expect(await names('sort=-name')).toEqual(['Ihnát', 'Chalupa', 'Hudec', 'Čech', 'Cibulka'])
})

describe('filters', () => {
  test('a kind of membership finds those who hold it today, and is asked only by who may know it', async () => {
    const gone = await aMember(db(), { lastName: 'Bývalý', memberSince: '2010-01-01' })
    const held = await aMember(db(), { lastName: 'Čestný', memberSince: '2010-01-01' })
    await aMember(db(), { lastName: 'Řádný', memberSince: '2010-01-01' })
    const { id: kind } = await db()
      .insertInto('membershipKind')
      .values({ nameCs: 'Čestné členství', nameEn: 'Honorary membership', position: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('membershipPeriod')
      .set({ kindId: kind })
      .where('memberId', 'in', [gone.id, held.id])
      .execute()
    await db().updateTable('member').set({ archivedAt: new Date() }).where('id', '=', gone.id).execute()
    const member = (await someone(db(), 'Member')).token

    const hidden = await list(`kind=${kind}`, member)

    expect(await names(`kind=${kind}`)).toEqual(['Čestný'])
    expect(await names(`kind=${kind}&archived=true`)).toEqual(['Čestný'])
    expect([hidden.status, Object.keys(hidden.json.fields)]).toEqual([422, ['kind']])
  })

  test('several tags mean all of them, badges and words alike', async () => {
    const [cook, medic] = await db()
      .insertInto('tag')
      .values([{ name: 'kuchař' }, { name: 'zdravotník' }])
      .returning('id')
      .execute()
    const both = await aMember(db(), { lastName: 'Oba', ritualOn: '2024-05-12' })
    const one = await aMember(db(), { lastName: 'Jeden' })
    await db()
      .insertInto('memberTag')
      .values([
        { memberId: both.id, tagId: cook?.id ?? 0 },
        { memberId: both.id, tagId: medic?.id ?? 0 },
        { memberId: one.id, tagId: cook?.id ?? 0 },
      ])
      .execute()

    expect(await names(`tags=${encodeURIComponent('kuchař')}`)).toEqual(['Jeden', 'Oba'])
    expect(await names(`tags=${encodeURIComponent('kuchař,zdravotník')}`)).toEqual(['Oba'])
    expect(await names(`tags=${encodeURIComponent('kuchař,ritual')}`)).toEqual(['Oba'])
    expect(await names(`tags=${encodeURIComponent('kuchař,backPatch')}`)).toEqual([])
  })

  test('division, role and archived', async () => {
    await db()
      .insertInto('division')
      .values([
        { id: 1, name: 'Hranice' },
        { id: 3, name: 'Olomouc' },
      ])
      .execute()
    const officer = await aMember(db(), { lastName: 'Adam', divisionId: 3 })
    await aMember(db(), { lastName: 'Beran', divisionId: 1 })
    await aMember(db(), { lastName: 'Cibulka' })
    await aMember(db(), { lastName: 'Dávný', divisionId: 3, archivedAt: new Date() })
    await someone(db(), 'Treasurer', { memberId: officer.id })

    expect(await names('division=3')).toEqual(['Adam'])
    expect(await names('division=3,none')).toEqual(['Adam', 'Cibulka'])
    expect(await names('role=Treasurer')).toEqual(['Adam'])
    expect(await names('division=3&archived=true')).toEqual(['Adam', 'Dávný'])
    expect(await names('tags=archived')).toEqual(['Dávný'])
  })
})

describe('this year’s fee', () => {
  const year = new Date().getFullYear()
  beforeEach(async () => {
    const fees = [
      ['Adam', 'PAID', `${year}-01-31`],
      ['Beran', 'REMINDER2', `${year}-01-31`],
      ['Cibulka', 'DUE', `${year + 1}-12-31`],
    ] as const
    for (const [index, [lastName, status, dueOn]] of fees.entries()) {
      const { id } = await aMember(db(), { lastName })
      await db()
        .insertInto('payment')
        .values({
          memberId: id,
          type: '2',
          period: year,
          amount: 120_000,
          status,
          dueOn,
          variableSymbol: String(1000 + index),
          paidAt: status === 'PAID' ? new Date() : null,
        })
        .execute()
    }
    await aMember(db(), { lastName: 'Dlužník' })
    await aMember(db(), { lastName: 'Emeritní', lifeTime: true })
  })

  test('stands on the card with the days it is late', async () => {
    const { json } = await list('')

    expect(
      json.items.map((card: Record<string, unknown>) => [
        card.lastName,
        card.paymentStatus,
        Number(card.daysOverdue) > 0,
        card.lifeTime,
      ]),
    ).toEqual([
      ['Adam', 'PAID', false, false],
      ['Beran', 'REMINDER2', true, false],
      ['Cibulka', 'DUE', false, false],
      ['Dlužník', null, false, false],
      ['Emeritní', null, false, true],
    ])
  })

  test('filters and sorts, for those who may see it', async () => {
    expect(await names('payment=unpaid')).toEqual(['Beran', 'Cibulka', 'Dlužník'])
    expect(await names('payment=none')).toEqual(['Dlužník'])
    expect(await names('sort=payment')).toEqual(['Beran', 'Cibulka', 'Dlužník', 'Adam', 'Emeritní'])
  })

  test('stands beside what is owed for an older year, on the card, in the list and in the table', async () => {
    const owing = [
      ['Adam', { status: 'REMINDER2', period: year - 2 }],
      ['Adam', { status: 'DUE', period: year - 1 }],
      ['Beran', { status: 'PAID', paidAt: new Date(), period: year - 1 }],
      ['Cibulka', { status: 'ARCHIVED', archivedAt: new Date(), period: year - 1 }],
      ['Emeritní', { status: 'DUE', period: year - 1 }],
      // Who is asked for the next year already owes nothing older.
      ['Dlužník', { status: 'DUE', period: year + 1 }],
      // A ride is no fee, however long it is owed.
      ['Dlužník', { status: 'DUE', type: '1' }],
    ] as const
    const { json: before } = await list('')
    const idOf = new Map(
      before.items.map((card: { lastName: string; id: number }) => [card.lastName, card.id]),
    )
    for (const [lastName, payment] of owing) await aPayment(db(), Number(idOf.get(lastName)), payment)
    const peer = await someone(db(), 'Member')

    const { json } = await list('')
    const { text } = await call(anApp(db()), '/api/members/export.csv?columns=payment', {
      method: 'GET',
      token,
    })
    const [head = [], ...rows] = text.split('\r\n').map((line) => line.split(';'))
    const column = head.indexOf('Dluží za')

    expect(json.items.map((card: Record<string, unknown>) => [card.lastName, card.olderDebt])).toEqual([
      ['Adam', year - 2],
      ['Beran', null],
      ['Cibulka', null],
      ['Dlužník', null],
      ['Emeritní', null],
    ])
    expect((await list('', peer.token)).text).not.toContain('olderDebt')
    expect(rows.slice(0, 2).map((row) => row[column])).toEqual([String(year - 2), ''])
  })

  test('is not there for others, nor as an order, nor as a filter', async () => {
    const member = await someone(db(), 'Member')

    expect((await list('sort=payment', member.token)).status).toBe(422)
    expect((await list('payment=PAID', member.token)).json.fields).toEqual({
      payment: 'Tohle nevypadá správně.',
    })
    expect((await list('sort=memberSince', member.token)).status).toBe(422)
    expect((await list('', member.token)).text).not.toContain('paymentStatus')
  })
})

test('a list says which page it is, of how many', async () => {
  for (let index = 1; index <= 5; index += 1) await aMember(db(), { lastName: `Číslo ${index}` })

  const { json } = await list('page=2&pageSize=2')

  expect([json.items.length, json.total, json.page, json.pageSize]).toEqual([2, 5, 2, 2])
  expect(json.items[0].lastName).toBe('Číslo 3')
  expect((await list('pageSize=100000')).status).toBe(422)
  expect((await list('page=99999')).json.items).toEqual([])
})

test('a list costs as many statements for three members as for three hundred', async () => {
  const viewer = { role: 'Secretary', memberId: null, grants: [] } as const
  const cost = async () => {
    let statements = 0
    const counted = db().withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1
        return result
      },
    })
    await listMembers(counted, { filter: filterOf({ pageSize: 200 }), viewer, today: '2026-11-15' })
    return statements
  }
  const insert = (count: number) =>
    db()
      .insertInto('member')
      .values(Array.from({ length: count }, () => ({ firstName: 'Jan', lastName: 'Novák' })))
      .execute()

  await insert(3)
  const few = await cost()
  await insert(297)

  const many = await cost()
  expect(many).toBe(few)
  expect(await cost()).toBeLessThanOrEqual(many)
})
