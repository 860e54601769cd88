import { inflateRawSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { areasFor } from '../../entry/keys/program-key.ts'
import { keepKey } from '../../entry/keys/program-keys.server.ts'
import { OWN_ROWS, type OwnKind, type OwnRow } from '../../ground/values/own-field.ts'
import { collectData, type Section } from '../../office/privacy/collect-data.server.ts'
import { can, holdsOffice, ROLES, type Role } from '../../permissions.ts'
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
      const views = new Map<OwnRow, number>()
      for (const [row, id] of fields) {
        const view = await post('/api/members/views', { name: row, query: `own=${id}.some`, shared: true })
        views.set(row, (view.json as { id: number }).id)
      }

      for (const role of ROLES) {
        const { token: as, id: accountId } = await someone(db(), role)
        // A program with all that may be handed to one sees what its owner does and no more.
        const { token: key } = await keepKey(
          db(),
          { name: 'Program', areas: [...areasFor({ role, grants: [] })], writes: true, days: 30 },
          { accountId, madeBy: accountId, office: null },
        )
        const byKey = (await ask(`/api/members/${card.id}`, key)).text
        const workbook = await ask('/api/members/export.xlsx', as)
        const book = workbook.status === 200 ? wordsOf(workbook.bytes) : ''
        const first = await ask(`/api/members/${card.id}`, as)
        const opens = can({ role, grants: [] }, 'members.view')
        const one = first.text
        const list = (await ask('/api/members?pageSize=100', as)).text
        const csv = await ask('/api/members/export.csv', as)
        // Who may not take tables away is given none.
        const takesAway = can({ role, grants: [] }, 'members.export')
        expect([role, csv.status]).toEqual([role, takesAway ? 200 : 403])
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
          expect([role, row, 'csv', says(csv.text)]).toEqual([role, row, 'csv', may && takesAway])
          expect([role, row, 'xlsx', says(book)]).toEqual([role, row, 'xlsx', may && takesAway])
          expect([role, row, 'key', says(byKey)]).toEqual([role, row, 'key', may])
          // A shared view is for officers, and asks by the rights of whoever opens it.
          const byView = await ask(`/api/members?view=${views.get(row)}`, as)
          const seen = byView.status === 200 && byView.text.includes('Hledaný')
          expect([role, row, 'view', seen]).toEqual([
            role,
            row,
            'view',
            may && holdsOffice({ role, grants: [] }),
          ])
          const audience = { kind: 'view', viewId: views.get(row) ?? 0 }
          const message = await call(anApp(db()), '/api/messages', {
            token: as,
            body: { subject: 'Schůze', body: 'Přijď.', audience },
          })
          const isWritten = message.status === 200 || message.status === 201
          expect([role, row, 'message', isWritten && !may]).toEqual([role, row, 'message', false])
        }
      }
    },
  )

  test('what is closed to whom it is about finds nobody’s own card', async () => {
    const { id } = await aField('Jen o druhých', { seenAs: 'note' })
    const own = JSON.stringify({ [id]: SECRET })
    const mine = await aMember(db(), { lastName: 'Hledaný', own })
    const other = await aMember(db(), { lastName: 'Druhý', own })
    const { token: as } = await someone(db(), 'Secretary', { memberId: mine.id })
    const found = async (query: string) => {
      const { json } = await ask(`/api/members?${query}`, as)
      return json.items.map((card: { id: number }) => card.id).toSorted((a: number, b: number) => a - b)
    }

    for (const query of ['search=tajemstvi', `own=${id}.some`])
      expect([query, await found(query)]).toEqual([query, [other.id]])
    expect(await found(`own=${id}.none`)).toContain(mine.id)
    expect((await ask('/api/search?q=tajemstvi', as)).text).not.toContain('Hledaný')
    const [first] = (await ask(`/api/members?sort=-own.${id}`, as)).json.items
    expect(first.id).toBe(other.id)
  })

  test('a card with as many fields as there may be is taken away whole, shown or all', async () => {
    const ids = []
    for (let count = 0; count < 30; count += 1) ids.push((await aField(`Pole číslo ${count}`)).id)
    const own = Object.fromEntries(ids.map((id) => [id, `hodnota ${id}`]))
    await aMember(db(), { lastName: 'Hledaný', own: JSON.stringify(own) })
    const shown = `columns=${ids.map((id) => `own.${id}`).join(',')}`

    for (const path of ['export.csv', `export.csv?${shown}`]) {
      const { status, text } = await ask(`/api/members/${path}`, token)
      expect([path, status]).toEqual([path, 200])
      expect(ids.filter((id) => !text.includes(`hodnota ${id}`))).toEqual([])
    }
    expect((await ask('/api/members/export.xlsx', token)).status).toBe(200)
  })

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

/** The table itself, out of its archive. */
function wordsOf(workbook: Uint8Array): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const bytes = Buffer.from(workbook)
  return inflateRawSync(bytes.subarray(bytes.indexOf(name) + name.length), { finishFlush: 2 }).toString()
}

async function profileOf(as: string): Promise<string> {
  const visitor = await findVisitor(db(), as)
  if (!visitor) throw new Error('Nobody')
  return JSON.stringify(
    await viewProfile({ db: db(), today: '2026-11-17', language: 'cs' } as never, visitor),
  )
}
