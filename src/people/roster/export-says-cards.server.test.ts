import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { csvRow } from '../../ground/values/csv.ts'
import { speak } from '../../ground/values/words.ts'
import { paymentWords } from '../../money/payment-status/payment-status.words.ts'
import type { Role } from '../../permissions.ts'
import { motorcycleInWords } from '../members/member.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { roleWords } from '../members/role.words.ts'
import type { MemberField, SeenCard } from '../members/visibility.ts'
import { exportWords } from './members.words.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))
const get = (path: string, token: string) => call(anApp(db()), path, { method: 'GET', token })

// Words a spreadsheet or a table could stumble over.
const ODD = [
  'Novák',
  '=1+1',
  '+',
  '+420 603',
  '+420603123456',
  '-5',
  '@klub',
  '＝1',
  '＋420',
  'řetěz; "uvozovky"',
  '"',
  'dva\nřádky',
  'konec\r',
  ' mezera',
  'mezera ',
  '\u00a0pevná',
  'pevná\u2003',
  '\ufeffznačka',
  "'čárka",
  'tab\tulátor',
  '\ttab',
]
const day = fc.constantFrom('2001-02-28', '1999-12-31', '2024-02-29')
const moment = fc.constantFrom(new Date('2024-03-31T00:30:00.987Z'), new Date('2023-10-29T01:59:59.001Z'))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value)
const cardOf = (odd: fc.Arbitrary<string>) => fc.record({
  firstName: odd,
  lastName: odd,
  nickname: maybe(odd),
  street: maybe(odd),
  phone: maybe(fc.constant('+420603123456')),
  birthDate: maybe(day),
  memberSince: maybe(day),
  ritualOn: maybe(day),
  approvedAt: maybe(moment),
  lifeTime: fc.boolean(),
  sharesContact: fc.boolean(),
  divisionId: maybe(fc.constantFrom(1, 2)),
  position: maybe(odd),
}) // prettier-ignore

async function aRandomClub(words: readonly string[]): Promise<readonly number[]> {
  const card = cardOf(fc.constantFrom(...words))
  await db().insertInto('division').values([{ id: 1, name: 'Šumperk' }, { id: 2, name: 'Hranice; sever' }]).execute() // prettier-ignore
  const tags = await db().insertInto('tag').values([{ name: 'Hudec' }, { name: 'Chalupář' }]).returning('id').execute() // prettier-ignore
  const title = await db()
    .insertInto('title')
    .values({ name: 'Kapitán', single: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const [index, values] of fc.sample(card, { numRuns: 60, seed: 12 }).entries()) {
    // Every second one has no motorcycles: nothing on such a card is odd but this.
    const salutation = ODD[(index >> 1) % ODD.length] ?? null
    const { id } = await aMember(db(), {
      ...values,
      salutation,
      note: 'o něm',
      email: `clen${index}@klub.test`,
    })
    ids.push(id)
    if (index % 2 === 0)
      await db()
        .insertInto('motorcycle')
        .values([
          {
            memberId: id,
            make: 'Jawa',
            model: index % 4 === 0 ? '350' : null,
            plate: '3M1 2345',
            position: 1,
          },
          { memberId: id, make: '=ČZ', year: 1972, position: 0 },
        ])
        .execute()
    for (const tag of tags.slice(index % 3)) await db().insertInto('memberTag').values({ memberId: id, tagId: tag.id }).execute() // prettier-ignore
    if (index % 5 === 0) await db().insertInto('deadAddress').values({ address: `clen${index}@klub.test`, reason: 'unknown' }).execute() // prettier-ignore
    if (index % 7 === 0) await db().insertInto('titleTerm').values({ titleId: title.id, memberId: id, startsOn: '2020-01-01', single: false }).execute() // prettier-ignore
    if (index % 3 === 0)
      await db()
        .insertInto('payment')
        .values({
          memberId: id,
          type: '2',
          period: new Date().getFullYear(),
          amount: 120_000,
          dueOn: '2020-01-01',
          status: index % 2 === 0 ? 'DUE' : 'REMINDER1',
          variableSymbol: String(1000 + index),
        })
        .execute()
  }
  return ids
}

test.each<[Role, readonly string[], string, readonly string[]]>([
  ['Secretary', [], 'odd', ODD],
  ['MembershipOfficer', [], 'odd', ODD],
  ['Treasurer', ['members.export'], 'odd', ODD],
  ['Member', ['members.export'], 'odd', ODD],
  ['Secretary', [], 'one', ['Novák', '+420603123456']],
  ['Secretary', [], 'the database’s own cell', [...ODD, '\x1f', 'a\x1fb']],
  ['Secretary', [], 'the database’s own row', [...ODD, '\x1e']],
])('says to the %s of everybody what his card says to him (%s, %s signs)', async (role, grants, _, words) => {
  const ids = await aRandomClub(words)
  const { token, id } = await someone(db(), role, { memberId: ids[0] ?? null })
  for (const permission of grants) await db().insertInto('permissionGrant').values({ permission, accountId: id }).execute() // prettier-ignore

  const [head = '', ...lines] = (await get('/api/members/export.csv?sort=name', token)).text.split('\r\n')

  const { items } = (await get('/api/members?sort=name&pageSize=200', token)).json as { items: SeenCard[] }
  const fields = fieldsOf(head.replace('\uFEFF', '').split(';'))
  expect(lines).toEqual([...items.map((seen) => csvRow(fields.map((field) => cell(seen, field))).slice(0, -2)), '']) // prettier-ignore
})

function fieldsOf(titles: readonly string[]): readonly MemberField[] {
  const say = speak(fieldWords, 'cs')
  const known = Object.keys(fieldWords) as (MemberField & keyof typeof fieldWords)[]
  return titles.flatMap((title) => known.find((field) => say(field) === title) ?? [])
}

function cell(seen: SeenCard, field: MemberField) {
  if (field === 'division') return { 1: 'Šumperk', 2: 'Hranice; sever' }[seen.division ?? 0]
  if (field === 'membershipKind') return seen.membershipKind && 'Řádné členství'
  if (field === 'role') return seen.role && speak(roleWords, 'cs')(seen.role)
  if (field === 'paymentStatus')
    return seen.lifeTime ? null : speak(paymentWords, 'cs')(seen.paymentStatus ?? 'none')
  if (field === 'motorcycles') return seen.motorcycles.map(motorcycleInWords).join('; ')
  if (field === 'tags') return seen.tags?.join(', ')
  if (field === 'badges' || field === 'plates' || field === 'refundAccount') return null
  const value = seen[field]
  return typeof value === 'boolean' ? speak(exportWords, 'cs')(value ? 'yes' : 'no') : value
}
