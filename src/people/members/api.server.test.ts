import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { ROLES } from '../../permissions.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { readableFields, type Viewer } from './visibility.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const get = (path: string, token: string) => call(anApp(db()), path, { method: 'GET', token })
const TODAY = pragueDay(new Date())

/** A card in which every secret says its own name. */
async function aCanary(card = {}) {
  await db().insertInto('division').values({ id: 3, name: 'Olomouc' }).execute()
  const member = await aMember(db(), {
    firstName: 'Kamil',
    lastName: 'Kanárek',
    nickname: 'Žluťák',
    salutation: 'KANAREK-salutation',
    email: 'kanarek-email@klub.test',
    phone: '+420777000111',
    birthDate: '1971-07-17',
    street: 'KANAREK-street',
    city: 'KANAREK-city',
    postalCode: '777 17',
    country: 'XK',
    divisionId: 3,
    position: 'President',
    hogNumber: 'KANHOG77',
    hogExpiresOn: '2077-07-07',
    memberSince: '2007-07-07',
    ritualOn: '2008-08-08',
    frontPatchOn: '2008-08-09',
    backPatchOn: '2009-09-09',
    approvedAt: new Date('2007-07-08T10:00:00Z'),
    excludedOn: '2025-05-05',
    exclusionReason: 'KANAREK-exclusion',
    patchesSolvedOn: '2025-06-06',
    archivedAt: new Date('2025-06-07T10:00:00Z'),
    archiveReason: 'KANAREK-archive',
    emergencyName: 'KANAREK-emergency',
    emergencyPhone: '+420777999888',
    note: 'KANAREK-note',
    ...card,
  })
  await db()
    .insertInto('motorcycle')
    .values({ memberId: member.id, make: 'Jawa', plate: 'KAN 1234' })
    .execute()
  await db()
    .insertInto('payment')
    .values({
      memberId: member.id,
      type: '2',
      period: Number(TODAY.slice(0, 4)),
      amount: 100,
      status: 'REMINDER2',
      dueOn: '2020-01-01',
      variableSymbol: '777',
    })
    .execute()
  return member
}

// What must not be found in an answer to somebody who may not read the field.
const CANARIES: Readonly<Record<string, string>> = {
  salutation: 'KANAREK-salutation',
  email: 'kanarek-email@klub.test',
  phone: '420777000111',
  birthDate: '1971-07-17',
  street: 'KANAREK-street',
  city: 'KANAREK-city',
  postalCode: '777 17',
  country: 'XK',
  hogNumber: 'KANHOG77',
  hogExpiresOn: '2077-07-07',
  memberSince: '2007-07-07',
  ritualDate: '2008-08-08',
  frontPatchOn: '2008-08-09',
  backPatchOn: '2009-09-09',
  approvedAt: '2007-07-08',
  excludedOn: '2025-05-05',
  exclusionReason: 'KANAREK-exclusion',
  patchesSolvedOn: '2025-06-06',
  archivedAt: '2025-06-07',
  archiveReason: 'KANAREK-archive',
  paymentStatus: 'REMINDER2',
  emergencyName: 'KANAREK-emergency',
  emergencyPhone: '420777999888',
  plates: 'KAN 1234',
  note: 'KANAREK-note',
}

describe.each(ROLES)('what a %s learns of somebody', (role) => {
  test('is what the table says, on every way to it', async () => {
    const { id } = await aCanary()
    const visitor = await someone(db(), role)
    const viewer: Viewer = { role, memberId: null, grants: [] }
    const allowed: readonly string[] = readableFields(viewer)
    const ways = [
      `/api/members/${id}`,
      '/api/members?archived=true',
      '/api/members?archived=true&search=kanarek',
      '/api/members?archived=true&search=kanrek',
      '/api/members?tags=archived,ritual',
      '/api/members?archived=true&division=3&sort=-number',
      '/api/members?archived=true&sort=division',
      '/api/members?archived=true&sort=memberSince',
      '/api/members?archived=true&sort=payment',
      '/api/members?archived=true&payment=REMINDER2',
      '/api/members/export.csv?archived=true',
      `/api/members/${id}/history`,
      '/api/members/profile',
    ]

    for (const path of ways) {
      const { text, json } = await get(path, visitor.token)
      const leaked = Object.keys(CANARIES).filter(
        (field) => !allowed.includes(field) && text.includes(CANARIES[field] ?? ''),
      )
      expect([path, leaked]).toEqual([path, []])
      const cards: object[] = path.includes('history')
        ? []
        : [...(json?.items ?? []), ...(json?.member ? [json.member] : [])]
      for (const key of cards.flatMap((card) => Object.keys(card)))
        expect([path, key, allowed.includes(key)]).toEqual([path, key, true])
    }
  })
})

test('a peer sees standing as badges, without a single date', async () => {
  const { id } = await aCanary()
  const visitor = await someone(db(), 'Member')

  const { json } = await get(`/api/members/${id}`, visitor.token)

  expect(json.member).toEqual({
    id,
    number: expect.any(Number),
    firstName: 'Kamil',
    lastName: 'Kanárek',
    nickname: 'Žluťák',
    photo: null,
    division: 3,
    position: 'President',
    lifeTime: false,
    tags: [],
    badges: ['approved', 'ritual', 'frontPatch', 'backPatch', 'excluded', 'archived'],
    motorcycles: [{ make: 'Jawa', model: null, year: null }],
  })
})

test('a member reads the contact of those who share it; an applicant does not', async () => {
  const { id } = await aCanary({ sharesContact: true })
  const [member, applicant] = [await someone(db(), 'Member'), await someone(db(), 'Applicant')]

  expect((await get(`/api/members/${id}`, member.token)).json.member.phone).toBe('+420777000111')
  expect((await get(`/api/members/${id}`, applicant.token)).json.member.phone).toBeUndefined()
})

test('on the day of a ride the Supervisor knows whom to call, and on no other day', async () => {
  const { id } = await aCanary()
  const supervisor = await someone(db(), 'Supervisor')
  const ride = async (startsAt: string) => {
    const event = await db()
      .insertInto('event')
      .values({ title: 'Vyjížďka', kind: 'ride', startsAt: new Date(startsAt), state: 'published' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('registration')
      .values({ eventId: event.id, memberId: id, status: 'registered' })
      .execute()
  }
  const contact = async () => (await get(`/api/members/${id}`, supervisor.token)).json.member.emergencyName

  await ride('2020-05-05T08:00:00Z')
  expect(await contact()).toBeUndefined()
  await ride(`${TODAY}T08:00:00Z`)
  expect(await contact()).toBe('KANAREK-emergency')
})

test('one’s own card is whole, but for the officers’ note', async () => {
  const { id } = await aCanary()
  const self = await someone(db(), 'Member', { memberId: id })

  const { json } = await get('/api/members/profile', self.token)

  expect(json.member).toMatchObject({
    birthDate: '1971-07-17',
    role: 'Member',
    paymentStatus: 'REMINDER2',
    version: 1,
  })
  expect(json.member.note).toBeUndefined()
})

test.each(['0', '1e3', '0x1', '%201', '%EF%BC%91', '9007199254740993', '999999', 'abc'])(
  'a card called %s is not there',
  async (id) => {
    const { token } = await someone(db(), 'Webmaster')

    expect((await get(`/api/members/${id}`, token)).status).toBe(404)
  },
)

test('an erased person is nobody’s to find', async () => {
  const { id } = await aMember(db(), { erasedAt: new Date(), archivedAt: new Date() })
  const { token } = await someone(db(), 'Webmaster')

  expect((await get(`/api/members/${id}`, token)).status).toBe(404)
  expect((await get('/api/members?archived=true', token)).json.total).toBe(0)
})
