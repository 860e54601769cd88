import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import type { Role } from '../../permissions.ts'

const db = useDatabase()
const tokens: Partial<Record<Role, string>> = {}

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await sql`insert into division (id, name, position) values (1, 'Šumperk', 1), (2, 'Hranice', 2)`.execute(
    db(),
  )
  for (const role of ['Secretary', 'Treasurer', 'Supervisor', 'Member'] as const)
    tokens[role] = (await someone(db(), role)).token
})

const ask = (role: Role, method: string, path: string, body?: object) =>
  call(anApp(db()), path, { method, token: tokens[role] ?? '', ...(body ? { body } : {}) })
const save = async (query: string, more: object = {}, role: Role = 'Secretary') =>
  (await ask(role, 'POST', '/api/members/views', { name: `Pohled ${query}`.slice(0, 60), query, ...more }))
    .json.id as number
const names = async (role: Role, path: string) =>
  (await ask(role, 'GET', path)).json.items?.map((card: { lastName: string }) => card.lastName)
const viewNames = async (role: Role) =>
  (await ask(role, 'GET', '/api/members/views')).json.items.map(({ name }: { name: string }) => name)

async function someMembers() {
  const cards = [
    await aMember(db(), { lastName: 'Adam', divisionId: 1, email: 'adam@klub.test' }),
    await aMember(db(), { lastName: 'Beneš', divisionId: 2, email: 'benes@klub.test' }),
    await aMember(db(), { lastName: 'Čech', divisionId: 1, email: 'cech@klub.test' }),
  ]
  return cards.map(({ id }) => id)
}

describe('a saved view', () => {
  test('finds anew whoever matches, in its order, for the list, the table, the cards and a change of many', async () => {
    await someMembers()
    const view = await save('division=1&sort=-name&columns=contact')

    const before = await names('Secretary', `/api/members?view=${view}`)
    await aMember(db(), { lastName: 'Dušek', divisionId: 1 })
    const table = await ask('Secretary', 'GET', `/api/members/export.csv?view=${view}`)
    const cards = await ask('Secretary', 'GET', `/api/members/cards.pdf?view=${view}`)
    const change = { view, expected: 3, change: { addTags: ['sraz'] } }
    const run = await ask('Secretary', 'POST', '/api/members/change', change)
    await aMember(db(), { lastName: 'Eliáš', divisionId: 1 })
    await runBatch(db(), BATCH_KINDS, run.json.batch.id)

    expect(before).toEqual(['Čech', 'Adam'])
    const [head = '', ...rows] = table.text.trim().split('\r\n')
    expect(head.replace('\uFEFF', '')).toBe('Číslo;Jméno;Příjmení;Přezdívka;E-mail;Telefon')
    expect(rows.map((row) => row.split(';')[2])).toEqual(['Dušek', 'Čech', 'Adam'])
    expect(cards.status).toBe(200)
    expect(await names('Secretary', '/api/members?tags=sraz')).toEqual(['Adam', 'Čech', 'Dušek'])
    expect((await ask('Secretary', 'POST', '/api/members/change', change)).json.code).toBe('count_differs')
  })

  test('invites those it finds', async () => {
    await someMembers()
    const view = await save('division=1')

    const { status, json } = await ask('Secretary', 'POST', '/api/members/invite', { view })

    expect([status, json.batch.total]).toEqual([202, 2])
  })

  test('is said alone: with another filter beside it nobody could tell whom it means', async () => {
    const view = await save('division=1')

    const { status, json } = await ask('Secretary', 'GET', `/api/members?view=${view}&role=Member`)

    expect([status, Object.keys(json.fields)]).toEqual([422, ['view']])
  })

  test('over a division or a tag that is gone answers in words and chooses nobody, never more people', async () => {
    const [adam = 0] = await someMembers()
    await sql`insert into tag (name) values ('sraz')`.execute(db())
    await sql`insert into member_tag select ${adam}, id from tag`.execute(db())
    const [tagged, divided] = [await save('tags=sraz'), await save('division=1,2')]
    await sql`delete from member_tag`.execute(db())
    await sql`delete from tag`.execute(db())
    await sql`update member set division_id = 1`.execute(db())
    await sql`delete from division where id = 2`.execute(db())

    for (const view of [tagged, divided])
      for (const path of ['/api/members', '/api/members/export.csv', '/api/members/cards.pdf'])
        expect((await ask('Secretary', 'GET', `${path}?view=${view}`)).json.code).toBe('view_gone')
    const body = { view: tagged, change: { addTags: ['x'] } }
    expect((await ask('Secretary', 'POST', '/api/members/change', body)).json.code).toBe('view_gone')
  })

  test('over words a newer Klubovna no longer knows is kept and says so', async () => {
    const view = await save('payment=unpaid')
    await sql`update member_view set query = '{"payment":"OWED","colour":"red"}'`.execute(db())

    expect((await ask('Secretary', 'GET', `/api/members?view=${view}`)).json.code).toBe('view_gone')
    expect((await ask('Secretary', 'GET', '/api/members/views')).json.total).toBe(1)
  })
})

describe('a shared view', () => {
  test('is there for officers, never for a member, and asks by the rights of whoever opens it', async () => {
    await someMembers()
    const owed = await save('payment=unpaid&sort=payment', { name: 'Dlužníci', shared: true })
    const own = await save('division=1', { name: 'Moji', shared: false })

    expect(await viewNames('Treasurer')).toEqual(['Dlužníci'])
    expect(await viewNames('Member')).toEqual([])
    expect((await ask('Treasurer', 'GET', `/api/members?view=${owed}`)).status).toBe(200)
    expect((await ask('Treasurer', 'GET', `/api/members?view=${own}`)).status).toBe(404)
    const supervisor = await ask('Supervisor', 'GET', `/api/members?view=${owed}`)
    expect([supervisor.status, supervisor.json.code]).toEqual([403, 'view_hidden'])
    expect((await ask('Member', 'GET', `/api/members?view=${owed}`)).status).toBe(404)
  })

  test('shows nobody a column he may not read', async () => {
    await someMembers()
    const view = await save('columns=payment,contact', { shared: true })

    const { json } = await ask('Supervisor', 'GET', `/api/members?view=${view}`)

    expect(json.items.length).toBeGreaterThan(0)
    expect(json.items.some((card: object) => 'paymentStatus' in card)).toBe(false)
  })

  test('is changed by its owner and by whoever looks after the club, by nobody else', async () => {
    const view = await save('division=1', { name: 'Severní', shared: true }, 'Treasurer')

    const by = async (role: Role, body: object) =>
      (await ask(role, 'PATCH', `/api/members/views/${view}`, body)).status
    expect(await by('Supervisor', { name: 'Můj' })).toBe(403)
    expect(await by('Member', { name: 'Můj' })).toBe(404)
    expect(await by('Secretary', { name: 'Šumperští' })).toBe(200)
    expect(await by('Treasurer', { shared: false })).toBe(200)
    expect(await by('Secretary', { name: 'Zase můj' })).toBe(404)
    expect((await ask('Treasurer', 'DELETE', `/api/members/views/${view}`)).status).toBe(200)
    const acts = await db()
      .selectFrom('auditEntry')
      .select('action')
      .where('action', 'in', ['VIEW_SAVED', 'VIEW_DELETED'])
      .orderBy('seq')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual([
      'VIEW_SAVED',
      'VIEW_SAVED',
      'VIEW_SAVED',
      'VIEW_DELETED',
    ])
  })
})

describe('saving a view', () => {
  const tried = async (role: Role, body: object) => {
    const { status, json } = await ask(role, 'POST', '/api/members/views', {
      name: 'Můj',
      query: '',
      ...body,
    })
    return json.code ?? status
  }

  test('is refused in words where it cannot be', async () => {
    expect(await tried('Secretary', { query: 'sort=name' })).toBe(201)
    expect(await tried('Secretary', { query: 'sort=name' })).toBe('view_exists')
    expect(await tried('Member', { query: 'payment=unpaid' })).toBe('view_hidden')
    expect(await tried('Member', { shared: true })).toBe('not_allowed')
    expect(await tried('Member', { query: 'division=1' })).toBe(201)
    expect(await tried('Secretary', { name: 'Jiný', query: 'colour=red' })).toBe('invalid_fields')
    expect(await tried('Secretary', { name: 'Jiný', query: 'columns=shoes' })).toBe('invalid_fields')
    expect(await tried('Secretary', { name: 'Jiný', query: 'page=2' })).toBe('invalid_fields')
  })

  test('stops at fifty, also when two are saved at once', async () => {
    const account = await db()
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'Secretary')
      .executeTakeFirstOrThrow()
    await sql`insert into member_view (account_id, name, query)
      select ${account.id}, 'Pohled ' || n, '{}' from generate_series(1, 49) as n`.execute(db())

    const answers = await Promise.all(['A', 'B'].map((name) => tried('Secretary', { name })))

    expect(answers.map(String).toSorted()).toEqual(['201', 'too_many_views'])
  })
})
