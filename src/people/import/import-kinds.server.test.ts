import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  ;({ token } = await someone(db(), 'Secretary'))
})

const get = (path: string) => call(anApp(db()), path, { method: 'GET', token })
const post = (path: string, body?: object) => call(anApp(db()), path, { token, body })

async function importFile(text: string) {
  const response = await anApp(db()).request('http://localhost:3000/api/imports?fileName=clenove.csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: text,
  })
  const { id } = JSON.parse(await response.text()).import
  const check = await get(`/api/imports/${id}/check`)
  const run = await post(`/api/imports/${id}/run`, { expected: check.json.digest })
  return { id: Number(id), check: check.json, run }
}

describe('the kind of membership', () => {
  const KIND_HEAD = 'Příjmení;Jméno;Člen od;Druh členství'
  const kinds = async () =>
    (
      await db()
        .selectFrom('membershipPeriod')
        .innerJoin('membershipKind', 'membershipKind.id', 'membershipPeriod.kindId')
        .innerJoin('member', 'member.id', 'membershipPeriod.memberId')
        .select(['lastName', 'nameCs', 'startsOn'])
        .orderBy('member.id')
        .execute()
    ).map(({ lastName, nameCs, startsOn }) => [lastName, nameCs, startsOn])

  beforeEach(async () => {
    await db()
      .insertInto('membershipKind')
      .values([
        { nameCs: 'Řádné', nameEn: 'Full', position: 0 },
        { nameCs: 'Čestné', nameEn: 'Honorary', position: 1 },
        { nameCs: 'Zrušené', nameEn: 'Gone', position: 2, archived: true },
      ])
      .execute()
  })

  test('comes with a new member, by its name in either language', async () => {
    const { run } = await importFile(
      [KIND_HEAD, 'Novák;Jan;1.5.2010;cestne', 'Malá;Eva;2.5.2010;Full', 'Král;Petr;3.5.2010;'].join('\r\n'),
    )

    expect(run.json.success).toBe(true)
    expect(await kinds()).toEqual([
      ['Novák', 'Čestné', '2010-05-01'],
      ['Malá', 'Řádné', '2010-05-02'],
      ['Král', 'Řádné', '2010-05-03'],
    ])
  })

  test('stays out where the club has no such kind, or where nobody says since when he is a member', async () => {
    const { check } = await importFile(
      [KIND_HEAD, 'Novák;Jan;1.5.2010;Zrušené', 'Malá;Eva;;Čestné', 'Král;Petr;3.5.2010;Čestné'].join('\r\n'),
    )

    expect(check.counts).toMatchObject({ create: 1, error: 2 })
    expect(await kinds()).toEqual([['Král', 'Čestné', '2010-05-03']])
  })

  test('of somebody who is here already is changed on his card, not by a file; undone, all of it goes', async () => {
    const { id } = await importFile([KIND_HEAD, 'Král;Petr;3.5.2010;Čestné'].join('\r\n'))
    const again = await importFile([KIND_HEAD, 'Král;Petr;3.5.2010;Řádné'].join('\r\n'))
    const before = await kinds()

    const undone = await post(`/api/imports/${id}/undo`)

    expect(again.check.counts).toMatchObject({ skip: 1, update: 0 })
    expect(before).toEqual([['Král', 'Čestné', '2010-05-03']])
    expect(undone.status).toBe(200)
    expect(await kinds()).toEqual([])
  })
})
