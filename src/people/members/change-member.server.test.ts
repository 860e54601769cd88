import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const patch = (path: string, token: string, body: object) =>
  call(anApp(db()), path, { method: 'PATCH', token, body })
const history = async () =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'actorAccountId', 'memberId', 'changes'])
    .orderBy('auditEntry.seq')
    .execute()

test.each(
  Object.entries({
    firstName: 'Žofie',
    nickname: 'Turbo',
    salutation: 'Žofko',
    email: 'zofie@klub.test',
    phone: '603 222 333',
    birthDate: '1980-02-29',
    street: ' Dlouhá 1 ',
    city: '',
    postalCode: '77900',
    country: 'SK',
    division: 2,
    position: 'Kapitánka',
    hogNumber: 'cz 441 1207',
    hogExpiresOn: '2030-01-31',
    memberSince: '2011-11-11',
    lifeTime: true,
    emergencyName: 'Karel',
    emergencyPhone: '00420603222333',
    consentsToPhotos: true,
    sharesContact: true,
    note: 'k tomu',
    tags: ['zdravotník', 'Hudec', 'chalupář'],
    motorcycles: [{ make: 'ČZ' }],
  }),
)('a save of %s answers with the card as it then reads', async (field, value) => {
  await db().insertInto('division').values({ id: 2, name: 'Šumperk' }).execute()
  await db().insertInto('deadAddress').values({ address: 'zofie@klub.test', reason: 'unknown' }).execute()
  const { id } = await aMember(db(), { city: 'Šumperk' })
  const { token } = await someone(db(), 'Secretary')

  const { json } = await patch(`/api/members/${id}`, token, { version: 1, [field]: value })

  const read = await call(anApp(db()), `/api/members/${id}`, { method: 'GET', token })
  expect(json.member.version).toBe(2)
  expect(json.member).toEqual(read.json.member)
})

describe('an officer', () => {
  test('changes a card; the history keeps the old and the new value', async () => {
    await db().insertInto('division').values({ id: 2, name: 'Šumperk' }).execute()
    const member = await aMember(db(), { phone: '+420603000111' })
    const officer = await someone(db(), 'MembershipOfficer')

    const { status, json } = await patch(`/api/members/${member.id}`, officer.token, {
      version: 1,
      phone: '603 222 333',
      division: 2,
      hogNumber: 'cz 441 1207',
      tags: ['kuchař', 'kuchař'],
      motorcycles: [{ make: 'Harley-Davidson', model: 'Softail', year: 2015, plate: '3M2 1234' }],
    })

    expect(status).toBe(200)
    expect(json.member).toMatchObject({
      phone: '+420603222333',
      division: 2,
      hogNumber: 'CZ4411207',
      tags: ['kuchař'],
      version: 2,
      motorcycles: [{ make: 'Harley-Davidson', model: 'Softail', year: 2015, plate: '3M2 1234' }],
    })
    expect(await history()).toEqual([
      {
        action: 'MEMBER_CHANGED',
        actorAccountId: officer.id,
        memberId: member.id,
        changes: [
          { field: 'phone', from: '+420603000111', to: '+420603222333' },
          { field: 'division', from: null, to: 2 },
          { field: 'hogNumber', from: null, to: 'CZ4411207' },
          { field: 'tags', from: '', to: 'kuchař' },
          { field: 'motorcycles', from: '', to: 'Harley-Davidson Softail 2015 (3M2 1234)' },
        ],
      },
    ])
    expect((await verifyChain(db())).fault).toBeNull()
  })

  test('who saves second is told what the first one wrote, and nothing is lost', async () => {
    const member = await aMember(db(), { city: 'Olomouc', street: 'Dlouhá 1' })
    const [one, other] = [await someone(db(), 'Secretary'), await someone(db(), 'MembershipOfficer')]

    const answers = await Promise.all([
      patch(`/api/members/${member.id}`, one.token, { version: 1, city: 'Přerov' }),
      patch(`/api/members/${member.id}`, other.token, { version: 1, city: 'Hranice', street: 'Dlouhá 1' }),
    ])

    const refused = answers.find(({ status }) => status === 409)
    const saved = answers.find(({ status }) => status === 200)
    expect(refused?.json).toMatchObject({
      success: false,
      statusCode: 409,
      statusMessage: 'Mezitím to změnil někdo jiný.',
      code: 'changed_meanwhile',
      changes: [{ field: 'city', to: saved?.json.member.city }],
      member: { version: 2 },
    })
    expect(await history()).toHaveLength(1)
  })

  test('saving what is already there changes nothing, not even the version', async () => {
    const member = await aMember(db(), { city: 'Olomouc' })
    const { token } = await someone(db(), 'Secretary')

    expect(
      (await patch(`/api/members/${member.id}`, token, { version: 1, city: 'Olomouc' })).json.member.version,
    ).toBe(1)
    expect(await history()).toEqual([])
  })

  test('a HOG number belongs to one member, a division must exist', async () => {
    await aMember(db(), { hogNumber: 'CZ1234567' })
    const member = await aMember(db())
    const { token } = await someone(db(), 'Secretary')

    const taken = await patch(`/api/members/${member.id}`, token, { version: 1, hogNumber: 'CZ1234567' })
    const unknown = await patch(`/api/members/${member.id}`, token, { version: 1, division: 99 })

    expect([taken.status, taken.json.code]).toEqual([409, 'hog_number_taken'])
    expect([unknown.status, Object.keys(unknown.json.fields)]).toEqual([422, ['division']])
  })

  test.each([
    { role: 'Webmaster' },
    { number: 1 },
    { ritualDate: '2024-01-01' },
    { approvedAt: '2024-01-01' },
    { paymentStatus: 'PAID' },
    { id: 7 },
    { firstName: '' },
    { firstName: null },
    { firstName: 'x'.repeat(300_0) },
    { birthDate: '2026-02-29' },
    { tags: ['a,b'] },
    { motorcycles: [{ model: 'bez značky' }] },
  ])('%j is not a way to change a card', async (body) => {
    const member = await aMember(db())
    const { token } = await someone(db(), 'Webmaster')

    expect((await patch(`/api/members/${member.id}`, token, { version: 1, ...body })).status).toBe(422)
    expect((await aCardOf(member.id)).version).toBe(1)
  })

  test('cannot read or write the note on his own card', async () => {
    const member = await aMember(db(), { note: 'o sekretáři' })
    const { token } = await someone(db(), 'Secretary', { memberId: member.id })

    const { status, json } = await patch(`/api/members/${member.id}`, token, {
      version: 1,
      note: 'samá chvála',
    })

    expect([status, Object.keys(json.fields)]).toEqual([422, ['note']])
  })

  test('adds a card of somebody who joined on paper', async () => {
    const { token, id } = await someone(db(), 'MembershipOfficer')

    const { status, json } = await call(anApp(db()), '/api/members', {
      token,
      body: {
        firstName: 'Živan',
        lastName: 'Kučera',
        nickname: 'Dědek',
        lifeTime: true,
        tags: ['zakladatel'],
      },
    })

    expect(status).toBe(201)
    expect(json.member).toMatchObject({
      lastName: 'Kučera',
      badges: ['lifeTime'],
      tags: ['zakladatel'],
      version: 1,
    })
    expect(await history()).toMatchObject([
      { action: 'MEMBER_CREATED', actorAccountId: id, memberId: json.member.id },
    ])
  })
})

describe('a member', () => {
  test('says how far his motorcycle goes on a tank, and the change is a change', async () => {
    const member = await aMember(db())
    const { token } = await someone(db(), 'Member', { memberId: member.id })
    const say = (version: number, rangeKm: number) =>
      patch('/api/members/profile', token, { version, motorcycles: [{ make: 'Jawa', rangeKm }] })

    await say(1, 200)
    const { json } = await say(2, 210)

    expect(json.member).toMatchObject({ version: 3, motorcycles: [{ make: 'Jawa', rangeKm: 210 }] })
    expect((await say(3, 5)).status).toBe(422)
  })

  test('changes his own card', async () => {
    const member = await aMember(db())
    const { token, id } = await someone(db(), 'Member', { memberId: member.id })

    const { json } = await patch('/api/members/profile', token, {
      version: 1,
      phone: '603123456',
      sharesContact: true,
      motorcycles: [{ make: 'Jawa', plate: '1M1 1111' }],
    })

    expect(json.member).toMatchObject({
      phone: '+420603123456',
      sharesContact: true,
      motorcycles: [{ make: 'Jawa', plate: '1M1 1111' }],
    })
    expect(await history()).toMatchObject([
      { action: 'MEMBER_CHANGED', actorAccountId: id, memberId: member.id },
    ])
  })

  test.each([
    'role',
    'number',
    'division',
    'lifeTime',
    'ritualDate',
    'hogNumber',
    'tags',
    'note',
    'verifiedProfile',
    'email',
  ])('has no say in his own %s', async (field) => {
    const member = await aMember(db())
    const { token } = await someone(db(), 'Member', { memberId: member.id })

    const { status } = await patch('/api/members/profile', token, { version: 1, [field]: 1 })

    expect([status, (await aCardOf(member.id)).version]).toEqual([422, 1])
  })

  test('writes on nobody else’s card, and without a card on none', async () => {
    const other = await aMember(db())
    const { token } = await someone(db(), 'Member')

    expect((await patch(`/api/members/${other.id}`, token, { version: 1, city: 'Přerov' })).status).toBe(403)
    expect((await patch('/api/members/profile', token, { version: 1, city: 'Přerov' })).status).toBe(404)
  })
})

const aCardOf = (id: number) =>
  db().selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
