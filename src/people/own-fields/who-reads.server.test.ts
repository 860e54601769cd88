import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { OWN_ROWS, type OwnKind, type OwnRow } from '../../ground/values/own-field.ts'
import { collectData, type Section } from '../../office/privacy/collect-data.server.ts'
import { can, ROLES, type Role } from '../../permissions.ts'
import { viewProfile } from '../profile/view-profile.server.ts'

const db = useDatabase()
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

const ask = (address: string, as: string) => call(anApp(db()), address, { method: 'GET', token: as })
const post = (path: string, body: object) => call(anApp(db()), path, { method: 'POST', token, body })

type Wanted = { readonly kind?: OwnKind; readonly seenAs?: OwnRow; readonly choices?: readonly string[] }

async function aField(name: string, more: Wanted = {}): Promise<{ readonly id: number }> {
  const { json } = await post('/api/own-fields', { name, kind: 'text', seenAs: 'private', ...more })
  return json as { id: number }
}

describe('in all eight roles', () => {
  const SECRET = 'Tajemství'
  const readers: Readonly<Record<OwnRow, readonly Role[]>> = {
    name: ROLES,
    title: ROLES,
    phone: ['RoadCaptain', 'Supervisor', 'Treasurer', 'MembershipOfficer', 'Secretary', 'Webmaster'],
    email: ['RoadCaptain', 'Supervisor', 'Treasurer', 'MembershipOfficer', 'Secretary', 'Webmaster'],
    since: ['RoadCaptain', 'Supervisor', 'Treasurer', 'MembershipOfficer', 'Secretary', 'Webmaster'],
    address: ['Treasurer', 'MembershipOfficer', 'Secretary', 'Webmaster'],
    hog: ['MembershipOfficer', 'Secretary', 'Webmaster'],
    private: ['MembershipOfficer', 'Secretary', 'Webmaster'],
    emergency: ['MembershipOfficer', 'Secretary', 'Webmaster'],
    note: ['MembershipOfficer', 'Secretary', 'Webmaster'],
  }

  test(
    'nobody reads, filters, sorts, searches or takes away what he may not',
    { timeout: 120_000 },
    async () => {
      const fields = new Map<OwnRow, number>()
      for (const row of OWN_ROWS) fields.set(row, (await aField(`Pole ${row}`, { seenAs: row })).id)
      const own = Object.fromEntries([...fields].map(([row, id]) => [id, `${SECRET} ${row}`]))
      const card = await aMember(db(), { lastName: 'Hledaný', own: JSON.stringify(own) })

      for (const role of ROLES) {
        const { token: as } = await someone(db(), role)
        const first = await ask(`/api/members/${card.id}`, as)
        const opens = can({ role, grants: [] }, 'members.view')
        const one = first.text
        const list = (await ask('/api/members?pageSize=100', as)).text
        const csv = await ask('/api/members/export.csv', as)
        for (const [row, id] of fields) {
          const may = opens && readers[row].includes(role)
          const expected = opens ? (may ? 200 : 422) : 403
          const says = (text: string) => text.includes(`${SECRET} ${row}`)
          const found = async (query: string) =>
            (await ask(`/api/members?${query}`, as)).text.includes('Hledaný')
          const status = async (query: string) => (await ask(`/api/members?${query}`, as)).status
          expect([role, row, 'card', says(one)]).toEqual([role, row, 'card', may])
          expect([role, row, 'list', says(list)]).toEqual([role, row, 'list', may])
          expect([role, row, 'filter', await status(`own=${id}.some`)]).toEqual([
            role,
            row,
            'filter',
            expected,
          ])
          expect([role, row, 'sort', await status(`sort=-own.${id}`)]).toEqual([role, row, 'sort', expected])
          expect([role, row, 'search', await found(`search=tajemstvi%20${row}`)]).toEqual([
            role,
            row,
            'search',
            may,
          ])
          // Who may not take tables away is given none.
          const inTable = csv.status === 200 ? says(csv.text) : may
          expect([role, row, 'csv', inTable]).toEqual([role, row, 'csv', may])
        }
      }
    },
  )

  test('one reads and writes on his own card what its row says, and the officers’ note never', async () => {
    const mine = await aField('Tričko')
    const note = await aField('Jen pro funkcionáře', { seenAs: 'note' })
    const title = await aField('Uvaří guláš', { kind: 'yesNo', seenAs: 'title' })
    const card = await aMember(db(), { own: JSON.stringify({ [note.id]: SECRET, [title.id]: true }) })
    const { token: as } = await someone(db(), 'Member', { memberId: card.id })
    const patch = (own: object) =>
      call(anApp(db()), '/api/members/profile', { method: 'PATCH', token: as, body: { version: 1, own } })

    const refused = [await patch({ [note.id]: 'x' }), await patch({ [title.id]: false })]
    const saved = await patch({ [mine.id]: 'XL' })

    expect(refused.map(({ status }) => status)).toEqual([422, 422])
    expect(saved.status).toBe(200)
    expect((saved.json as { member: { own: object } }).member.own).toEqual({
      [mine.id]: 'XL',
      [title.id]: true,
    })
    expect((await ask('/api/own-fields', as)).text).not.toContain('Jen pro funkcionáře')
    expect(await profileOf(as)).not.toContain(SECRET)
  })
})

describe('in the list', () => {
  test('by a choice, yes or no, a number, a day and by what is empty; in order, and in the table', async () => {
    const size = await aField('Tričko', { kind: 'choice', choices: ['M', 'XL'] })
    const cook = await aField('Uvaří guláš', { kind: 'yesNo' })
    const boot = await aField('Bota', { kind: 'number' })
    const paper = await aField('Průkaz do', { kind: 'day' })
    const person = (lastName: string, own: object) => aMember(db(), { lastName, own: JSON.stringify(own) })
    await person('Adam', { [size.id]: 2, [cook.id]: false, [boot.id]: 9.5, [paper.id]: '2026-12-31' })
    await person('Beran', { [size.id]: 1, [cook.id]: true, [boot.id]: 43, [paper.id]: '2026-01-31' })
    await person('Cibula', {})
    const names = async (query: string) => {
      const { json } = await ask(`/api/members?${query}`, token)
      return (json as { items: { lastName: string }[] }).items.map(({ lastName }) => lastName)
    }

    expect(await names(`own=${size.id}.2`)).toEqual(['Adam'])
    expect(await names(`own=${size.id}.1,${size.id}.none`)).toEqual(['Beran', 'Cibula'])
    expect(await names(`own=${cook.id}.no,${size.id}.2`)).toEqual(['Adam'])
    expect(await names(`own=${boot.id}.9..10`)).toEqual(['Adam'])
    expect(await names(`own=${paper.id}...2026-06-30`)).toEqual(['Beran'])
    expect(await names(`sort=own.${boot.id}`)).toEqual(['Adam', 'Beran', 'Cibula'])
    expect(await names(`sort=-own.${boot.id}`)).toEqual(['Beran', 'Adam', 'Cibula'])
    expect(await names(`sort=own.${size.id}`)).toEqual(['Beran', 'Adam', 'Cibula'])
    expect(await names(`sort=own.${paper.id}&pageSize=1&page=2`)).toEqual(['Adam'])
    const csv = (await ask(`/api/members/export.csv?columns=own.${boot.id},own.${size.id},own.${cook.id}&sort=name`, token)).text // prettier-ignore
    expect(csv.replace('\ufeff', '').split('\r\n').map((line) => line.split(';').slice(-3).join('|'))).toEqual([
      'Tričko|Uvaří guláš|Bota',
      'XL|ne|9,5',
      'M|ano|43',
      '||',
      '',
    ]) // prettier-ignore
  })

  test('a view over a field or a choice that is gone says so, and finds nobody', async () => {
    const size = await aField('Tričko', { kind: 'choice', choices: ['M', 'XL'] })
    await aMember(db(), { own: JSON.stringify({ [size.id]: 2 }) })
    const save = async (query: string) => {
      const { json } = await call(anApp(db()), '/api/members/views', {
        method: 'POST',
        token,
        body: { name: query, query },
      })
      return (json as { id: number }).id
    }
    const [byChoice, byField, inOrder] = [await save(`own=${size.id}.2`), await save(`own=${size.id}.some`), await save(`sort=own.${size.id}`)] // prettier-ignore
    const open = async (id: number) => (await ask(`/api/members?view=${id}`, token)).json as { code?: string; total?: number } // prettier-ignore
    const before = await open(byChoice)

    await post(`/api/own-fields/${size.id}/choices/2/remove`, { moveTo: 1 })
    const choiceGone = await open(byChoice)
    const still = await open(byField)
    await call(anApp(db()), `/api/own-fields/${size.id}`, { method: 'DELETE', token })

    expect(before.total).toBe(1)
    expect([choiceGone.code, still.total]).toEqual(['view_gone', 1])
    expect([(await open(byField)).code, (await open(inOrder)).code]).toEqual(['view_gone', 'view_gone'])
  })
})

describe('with the card', () => {
  test('two cards of one person become one: what it says stays, what only the other says comes over', async () => {
    const [size, boot] = [await aField('Tričko'), await aField('Bota', { kind: 'number' })]
    const keep = await aMember(db(), { own: JSON.stringify({ [size.id]: 'XL' }) })
    const drop = await aMember(db(), { own: JSON.stringify({ [size.id]: 'M', [boot.id]: 43 }) })

    const merger = await someone(db(), 'Webmaster')
    const { status } = await call(anApp(db()), '/api/matches/people/merge', {
      method: 'POST',
      token: merger.token,
      body: { keep: keep.id, drop: drop.id },
    })

    const { own } = await db().selectFrom('member').select('own').where('id', '=', keep.id).executeTakeFirstOrThrow() // prettier-ignore
    expect([status, own]).toEqual([200, { [size.id]: 'XL', [boot.id]: 43 }])
    expect((await ask(`/api/members/${keep.id}/history`, token)).text).toContain('own:')
  })

  test('a person’s data say them by their names', async () => {
    const size = await aField('Velikost trička', { kind: 'choice', choices: ['M', 'XL'] })
    const card = await aMember(db(), { own: JSON.stringify({ [size.id]: 2 }) })
    const none = { accounts: [], applications: [], emails: [], phones: [], hogNumbers: [], names: [] }
    const person = { ...none, members: [card.id] }

    const sections: Section[] = []
    for await (const section of collectData(db(), person)) sections.push(section)

    expect(sections.find(({ table }) => table === 'member')?.rows[0]?.own).toEqual({
      'Velikost trička': 'XL',
    })
  })
})

async function profileOf(as: string): Promise<string> {
  const visitor = await findVisitor(db(), as)
  if (!visitor) throw new Error('Nobody')
  return JSON.stringify(
    await viewProfile({ db: db(), today: '2026-11-17', language: 'cs' } as never, visitor),
  )
}
