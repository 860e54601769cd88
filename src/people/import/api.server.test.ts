import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { csvHead, csvRow } from '../../ground/values/csv.ts'

const db = useDatabase()
const HEAD = 'Příjmení;Jméno;E-mail;Telefon;Datum narození;Obec;Divize;Číslo HOG'

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  ;({ token } = await someone(db(), 'Secretary'))
  await db()
    .insertInto('division')
    .values([
      { id: 1, name: 'Hranice' },
      { id: 2, name: 'Šumperk' },
    ])
    .execute()
})

const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n')

async function upload(bytes: string | Uint8Array<ArrayBuffer>, type = 'text/csv') {
  const response = await anApp(db()).request('http://localhost:3000/api/imports?fileName=clenove.csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}`, 'content-type': type },
    body: bytes,
  })
  return { status: response.status, json: JSON.parse(await response.text()) }
}

const get = (path: string) => call(anApp(db()), path, { method: 'GET', token })
const post = (path: string, body?: object) => call(anApp(db()), path, { token, body })

async function importFile(bytes: string | Uint8Array<ArrayBuffer>) {
  const { json } = await upload(bytes)
  const check = await get(`/api/imports/${json.import.id}/check`)
  const run = await post(`/api/imports/${json.import.id}/run`, { expected: check.json.digest })
  return { id: json.import.id as number, check: check.json, run }
}

const cards = () =>
  db()
    .selectFrom('member')
    .select(['lastName', 'firstName', 'email', 'city', 'divisionId', 'version'])
    .orderBy('id')
    .execute()
const count = async (table: 'member' | 'auditEntry' | 'account') =>
  (
    await db()
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('a file of members', () => {
  test('is shown first, then becomes cards without accounts, each with its history', async () => {
    const { json } = await upload(csv('Čech;Jaroslav;cech@klub.test;603 123 456;1. 9. 1985;Olomouc;sumperk;'))
    const dry = await get(`/api/imports/${json.import.id}/check`)
    const before = await count('member')

    const run = await post(`/api/imports/${json.import.id}/run`, { expected: dry.json.digest })

    expect(json.import.columns.map((column: { target: string }) => column.target)).toEqual([
      'lastName',
      'firstName',
      'email',
      'phone',
      'birthDate',
      'city',
      'division',
      'hogNumber',
    ])
    expect([before, dry.json.counts.create]).toEqual([0, 1])
    expect(run.json.counts).toEqual({ create: 1, update: 0, skip: 0, ambiguous: 0, error: 0 })
    expect(await db().selectFrom('member').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      lastName: 'Čech',
      phone: '+420603123456',
      birthDate: '1985-09-01',
      divisionId: 2,
      country: 'CZ',
      lifeTime: false,
      version: 1,
    })
    expect(await count('account')).toBe(1)
    expect(
      await db().selectFrom('auditEntry').select(['action', 'memberId']).orderBy('seq').execute(),
    ).toEqual([
      { action: 'MEMBER_CREATED', memberId: 1 },
      { action: 'MEMBERS_IMPORTED', memberId: null },
    ])
    expect(await verifyChain(db())).toMatchObject({ fault: null })
    expect((await db().selectFrom('memberImport').select('cells').executeTakeFirstOrThrow()).cells).toBeNull()
  })

  test('from an old Czech Excel keeps its letters', async () => {
    const windows1250 = Uint8Array.from([
      0x50, 0xf8, 0xed, 0x6a, 0x6d, 0x65, 0x6e, 0xed, 0x3b, 0x4a, 0x6d, 0xe9, 0x6e, 0x6f, 0x0d, 0x0a, 0x8e,
      0x69, 0x9e, 0x6b, 0x61, 0x3b, 0xd8, 0x65, 0x68, 0x6f, 0xf8, 0x0d, 0x0a,
    ])

    await importFile(windows1250)

    expect(await cards()).toMatchObject([{ lastName: 'Žižka', firstName: 'Řehoř' }])
  })

  test('from a workbook: dates, numbers and yes are understood', async () => {
    const workbook = readFileSync(join(import.meta.dirname, '../../../test/fixtures/members.xlsx'))
    await db().insertInto('division').values({ id: 3, name: 'Olomouc' }).execute()

    await importFile(new Uint8Array(workbook))

    expect(
      await db()
        .selectFrom('member')
        .select(['lastName', 'birthDate', 'phone', 'postalCode', 'divisionId', 'memberSince', 'lifeTime'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      {
        lastName: 'Čech',
        birthDate: '1985-09-01',
        phone: '+420603123456',
        postalCode: '750 02',
        divisionId: 2,
        memberSince: '2015-01-01',
        lifeTime: true,
      },
      {
        lastName: 'Kučera',
        birthDate: '1985-09-01',
        phone: '+420777111222',
        postalCode: '779 00',
        divisionId: 3,
        memberSince: null,
        lifeTime: false,
      },
    ])
  })

  test('a second time changes nothing', async () => {
    const file = csv('Čech;Jaroslav;;;;;;', 'Malá;Eva;eva@klub.test;;;Brno;1;CZ123456')
    await importFile(file)
    const before = await cards()

    const { run, check } = await importFile(file)

    expect(check.counts).toEqual({ create: 0, update: 0, skip: 2, ambiguous: 0, error: 0 })
    expect([run.status, run.json.code]).toEqual([409, 'nothing_to_import'])
    expect(await cards()).toEqual(before)
  })

  test('our own export is understood, formulas and all', async () => {
    await aMember(db(), { lastName: 'Čech', phone: '+420603123456', note: "'=1+1", email: 'cech@klub.test' })
    const head = csvHead(['Příjmení', 'Jméno', 'Telefon', 'E-mail', 'Poznámka funkcionářů'])

    const { check } = await importFile(
      head + csvRow(['Čech', 'Jan', '+420603123456', 'cech@klub.test', "'=1+1"]),
    )

    expect(check.counts).toMatchObject({ skip: 1, update: 0 })
  })
})

describe('what is wrong stays out', () => {
  test('three bad rows are named by line, column and reason; the rest is imported', async () => {
    const good = Array.from({ length: 20 }, (_, n) => `Novák${n};Jan;;;;;;`)
    const { id, check } = await importFile(
      csv('Čech;;;;;;;', 'Malá;Eva;to není mail;;;;;', 'Malý;Petr;;;30. 2. 1985;;;', ...good),
    )

    expect(check.counts).toEqual({ create: 20, update: 0, skip: 0, ambiguous: 0, error: 3 })
    expect(
      check.items.slice(0, 3).map((row: { line: number; faults: object[] }) => [row.line, row.faults]),
    ).toEqual([
      [2, [{ column: 1, field: 'firstName', reason: 'required' }]],
      [3, [{ column: 2, field: 'email', reason: 'not_email' }]],
      [4, [{ column: 4, field: 'birthDate', reason: 'not_day' }]],
    ])
    expect(await count('member')).toBe(20)
    expect((await get(`/api/imports/${id}`)).json.import).toMatchObject({
      state: 'done',
      counts: { create: 20, error: 3 },
    })
  })

  test('and can be taken away as a list', async () => {
    const { json } = await upload(csv('Čech;Jan;x;;;;;', '=HYPERLINK(1);Eva;y;;;;;'))

    const { text, headers } = await get(`/api/imports/${json.import.id}/errors.csv`)

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text.split('\r\n')).toEqual([
      'Řádek;Jméno;Sloupec;Důvod',
      '2;Čech Jan;E-mail;Tohle není e-mailová adresa.',
      "3;'=HYPERLINK(1) Eva;E-mail;Tohle není e-mailová adresa.",
      '',
    ])
  })

  test('the second line about one person, and a card in the archive', async () => {
    await aMember(db(), {
      lastName: 'Malá',
      firstName: 'Eva',
      birthDate: '1990-01-01',
      archivedAt: new Date(),
    })

    const { check } = await importFile(
      csv('Čech;Jan;;;1. 9. 1985;;;', 'ČECH;JAN;;;1. 9. 1985;Brno;;', 'Malá;Eva;;;1. 1. 1990;Brno;;'),
    )

    expect(check.items).toMatchObject([
      { line: 2, bucket: 'create' },
      { line: 3, bucket: 'ambiguous', reason: 'repeated_row', ofLine: 2 },
      { line: 4, bucket: 'skip', reason: 'archived' },
    ])
  })

  test.each([
    ['nothing', '', 'empty_file'],
    ['only a header', HEAD, 'empty_file'],
    ['what is no text', 'a\0b', 'unreadable_file'],
    ['a broken workbook', 'PK\u0003\u0004nonsense', 'unreadable_file'],
    ['too much', csv(...Array.from({ length: 10_001 }, () => 'Čech;Jan;;;;;;')), 'too_many_rows'],
  ])('%s is refused', async (_, file, code) => {
    expect((await upload(file)).json.code).toBe(code)
  })

  test('a file of another kind, and a mapping without a name', async () => {
    const { json } = await upload('Kdo;Odkud\r\nJan;Brno')

    expect((await upload('{}', 'application/json')).json.code).toBe('wrong_type')
    expect((await get(`/api/imports/${json.import.id}/check`)).json.code).toBe('columns_not_mapped')
    expect((await post(`/api/imports/${json.import.id}/mapping`, { mapping: ['fullName'] })).json.code).toBe(
      'columns_not_mapped',
    )
  })
})

describe('what was agreed to is what happens', () => {
  test('a card changed after the dry run stops the import', async () => {
    const member = await aMember(db(), { email: 'jan@klub.test' })
    const { json } = await upload(csv('Novák;Jan;jan@klub.test;;;Brno;;', 'Nová;Eva;;;;;;'))
    const check = await get(`/api/imports/${json.import.id}/check`)
    await db().updateTable('member').set({ city: 'Praha', version: 2 }).where('id', '=', member.id).execute()

    const run = await post(`/api/imports/${json.import.id}/run`, { expected: check.json.digest })

    expect([run.status, run.json.code]).toEqual([409, 'plan_changed'])
    expect(await count('member')).toBe(1)
  })

  test('of two clicks one imports', async () => {
    const { json } = await upload(csv('Nová;Eva;;;;;;'))
    const { digest } = (await get(`/api/imports/${json.import.id}/check`)).json
    const run = () => post(`/api/imports/${json.import.id}/run`, { expected: digest })

    const answers = await Promise.all([run(), run(), run()])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await count('member')).toBe(1)
  })
})

test('a file opens no way around a right: who may not approve does not approve by a column', async () => {
  ;({ token } = await someone(db(), 'MembershipOfficer'))
  const { json } = await upload('Příjmení;Jméno;Schválení;Rituál\r\nČech;Jan;1. 1. 2020;2. 2. 2021')
  const mapping = ['lastName', 'firstName', 'approvedAt', 'ritualDate']

  expect(json.import.columns.map((column: { target: string }) => column.target)).toEqual([
    'lastName',
    'firstName',
    null,
    'ritualDate',
  ])
  expect((await post(`/api/imports/${json.import.id}/mapping`, { mapping })).json.code).toBe('not_allowed')
})

test('a file of some megabytes is taken by the API too', async () => {
  const note = 'x'.repeat(900)
  const lines = Array.from({ length: 400 }, (_, index) => `Člen ${index};Jan;${note}`)

  expect((await upload(['Příjmení;Jméno;Poznámka', ...lines].join('\r\n'))).status).toBe(200)
})
