import { readSheet } from 'read-excel-file/universal'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))
const get = (path: string, token: string) => call(anApp(db()), path, { method: 'GET', token })

describe('the export', () => {
  test('holds what is filtered, as Czech Excel reads it, with no formulas', async () => {
    await db().insertInto('division').values({ id: 2, name: 'Šumperk' }).execute()
    await aMember(db(), {
      firstName: '=HYPERLINK("x")',
      lastName: 'Čech',
      phone: '+420603123456',
      note: 'má; "řetěz"',
      divisionId: 2,
      lifeTime: true,
    })
    await aMember(db(), { lastName: 'Novák' })
    const { token } = await someone(db(), 'Secretary')

    const { text, headers } = await get('/api/members/export.csv?search=cech', token)

    const [head = '', row = '', ...rest] = text.split('\r\n')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(head.split(';')).toEqual(expect.arrayContaining(['Příjmení', 'Telefon', 'Poznámka funkcionářů']))
    expect(row).toContain(`"'=HYPERLINK(""x"")";Čech`)
    expect(row).toContain('(+420) 603 123 456')
    expect(row).toContain('"má; ""řetěz"""')
    expect(row.split(';')).toEqual(expect.arrayContaining(['Šumperk', 'ano']))
    expect(rest).toEqual([''])
  })

  test('is a workbook too, with real days and plain telephones, for the same people', async () => {
    await aMember(db(), {
      firstName: '=1+1',
      lastName: 'Čech',
      phone: '+420603123456',
      memberSince: '2020-02-29',
    })
    const { token } = await someone(db(), 'Secretary')
    const member = await someone(db(), 'Member')
    const ask = (as: string) =>
      anApp(db()).request('http://localhost:3000/api/members/export.xlsx?search=cech', {
        headers: { host: 'localhost:3000', authorization: `Bearer ${as}` },
      })

    const answer = await ask(token)
    const refused = await ask(member.token)

    expect(answer.headers.get('content-disposition')).toMatch(/clenove-.*\.xlsx"$/)
    const [head = [], row = []] = await readSheet(new Blob([await answer.arrayBuffer()]))
    const cell = (name: string) => row[head.indexOf(name)]
    expect([cell('Jméno'), cell('Příjmení'), cell('Telefon')]).toEqual(['=1+1', 'Čech', '+420603123456'])
    expect(cell('Členem od')).toEqual(new Date('2020-02-29T00:00:00Z'))
    expect(refused.status).toBe(403)
  })

  test('begins with the byte order mark', async () => {
    const { token } = await someone(db(), 'Secretary')
    const response = await anApp(db()).request('http://localhost:3000/api/members/export.csv', {
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
    })

    expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  })

  test('leaves a trace with the number of rows', async () => {
    for (let index = 0; index < 3; index += 1) await aMember(db())
    const { token, id } = await someone(db(), 'MembershipOfficer')

    await get('/api/members/export.csv', token)

    expect(
      await db()
        .selectFrom('auditEntry')
        .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
        .select(['action', 'actorAccountId', 'changes'])
        .execute(),
    ).toEqual([
      { action: 'MEMBERS_EXPORTED', actorAccountId: id, changes: [{ field: 'rows', from: null, to: 3 }] },
    ])
  })

  test('of a big club comes in parts and in order', async () => {
    await db()
      .insertInto('member')
      .values(
        Array.from({ length: 4100 }, (_, index) => ({
          firstName: 'Jan',
          lastName: `Člen ${String(index).padStart(4, '0')}`,
        })),
      )
      .execute()
    const { token } = await someone(db(), 'Webmaster')

    const rows = (await get('/api/members/export.csv', token)).text.split('\r\n').slice(1, -1)

    expect(rows).toHaveLength(4100)
    expect(rows.map((row) => row.match(/Člen (\d+)/)?.[1])).toEqual(
      Array.from({ length: 4100 }, (_, index) => String(index).padStart(4, '0')),
    )
  })

  test.each(['Treasurer', 'Supervisor', 'RoadCaptain', 'Member', 'Applicant'] as const)(
    'is not for the %s',
    async (role) => {
      expect((await get('/api/members/export.csv', (await someone(db(), role)).token)).status).toBe(403)
    },
  )
})
