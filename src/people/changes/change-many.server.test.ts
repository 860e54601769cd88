import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { moments } from '../../../test/storm.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'

const db = useDatabase()
// Two hundred by `npm run storms`.
const MANY = moments(20, 200)
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
  const names = ['Hranice', 'Šumperk', 'Olomouc'].map((name, index) => ({
    id: index + 1,
    name,
    position: index,
  }))
  await db().insertInto('division').values(names).execute()
})

const ask = (path: string, body: object = {}, as = token) => call(anApp(db()), path, { token: as, body })
const people = async (count: number, divisionId = 1) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    firstName: 'Jan',
    lastName: `Novák ${String(index).padStart(3, '0')}`,
    divisionId,
  }))
  return (await db().insertInto('member').values(rows).returning('id').execute()).map(({ id }) => id)
}
const run = async (path: string, body: object = {}) => {
  const { json } = await ask(path, body)
  await runBatch(db(), BATCH_KINDS, json.batch.id)
  return json.batch.id as number
}
const read = async (id: number) =>
  (await call(anApp(db()), `/api/batches/${id}`, { method: 'GET', token })).json
const divisions = async () =>
  (await db().selectFrom('member').select('divisionId').orderBy('id').execute()).map((row) => row.divisionId)
const tagsOf = async (id: number) =>
  (await call(anApp(db()), `/api/members/${id}`, { method: 'GET', token })).json.member.tags
const patch = async (id: number, body: object) => {
  const { version } = (await call(anApp(db()), `/api/members/${id}`, { method: 'GET', token })).json.member
  return call(anApp(db()), `/api/members/${id}`, { method: 'PATCH', token, body: { version, ...body } })
}

describe('a change of all that match', () => {
  test('is previewed, frozen when it starts, and written with a trace for each card', async () => {
    await people(3)
    const [, elsewhere = 0] = await people(2, 2)
    const body = { filter: { division: '1' }, change: { division: 2, addTags: ['přesun'] } }

    const preview = await ask('/api/members/change/preview', body)
    const started = await ask('/api/members/change', { ...body, expected: 3 })
    const [late = 0] = await people(1)
    const stale = await ask('/api/members/change', { ...body, expected: 3 })
    await runBatch(db(), BATCH_KINDS, started.json.batch.id)

    expect(preview.json).toMatchObject({ total: 3, changing: 3, same: 0, refused: 0 })
    expect(preview.json.groups).toContainEqual({ field: 'division', from: 1, to: 2, count: 3 })
    expect(preview.json.people[0].name).toBe('Novák 000 Jan')
    expect(started.status).toBe(202)
    expect(stale.json.code).toBe('count_differs')
    expect(await divisions()).toEqual([2, 2, 2, 2, 2, 1])
    expect([await tagsOf(late), await tagsOf(elsewhere)]).toEqual([[], []])
    const trail = await db()
      .selectFrom('auditEntry')
      .select('memberId')
      .where('action', '=', 'MEMBER_CHANGED')
      .execute()
    expect(trail.length).toBe(3)
  })

  test('by two officers over one selection changes each card once, and the later one finds it done', async () => {
    const ids = await people(6)
    const other = (await someone(db(), 'Secretary')).token
    const change = { division: 2 }
    const [first, second] = [
      await ask('/api/members/change', { ids, change }),
      await ask('/api/members/change', { ids, change }, other),
    ]

    // Both come to the same cards at once, which a third one holds.
    let runs: Promise<unknown> | undefined
    await inTransaction(db(), async (tx) => {
      await tx.selectFrom('member').select('id').where('id', 'in', ids).forUpdate().execute()
      runs = Promise.all([first, second].map(({ json }) => runBatch(db(), BATCH_KINDS, json.batch.id)))
      await untilWaiting(db(), 2)
    })
    await runs

    const told = await Promise.all([first, second].map(({ json }) => read(json.batch.id)))
    const trail = await db()
      .selectFrom('auditEntry')
      .select('memberId')
      .where('action', '=', 'MEMBER_CHANGED')
      .execute()
    expect(await divisions()).toEqual([2, 2, 2, 2, 2, 2])
    expect(new Set(trail.map(({ memberId }) => memberId))).toEqual(new Set(ids))
    expect(trail.length).toBe(ids.length)
    expect(told.map(({ status, failed }) => [status, failed])).toEqual([
      ['success', 0],
      ['success', 0],
    ])
  })

  test('is refused in words where nobody can be meant, or the division takes nobody', async () => {
    const [id = 0] = await people(1)
    await db().updateTable('division').set({ closedOn: '2026-01-01' }).where('id', '=', 3).execute()

    const closed = await ask('/api/members/change', { ids: [id], change: { division: 3 } })
    const unknown = await ask('/api/members/change', { filter: { colour: 'red' }, change: { division: 2 } })
    const nobody = await ask('/api/members/change', { change: { division: 2 } })
    const both = await ask('/api/members/change', { ids: [id], filter: {}, change: { division: 2 } })

    expect([closed, unknown, nobody, both].map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(closed.json.fields).toHaveProperty('division')
  })
})

describe('undoing a change', () => {
  test('gives back every card nobody has touched since, names the others, and happens once', async () => {
    const ids = await people(MANY)
    const [first = 0, second = 0, third = 0, fourth = 0] = ids
    await patch(fourth, { tags: ['dílna'] })
    const changed = await run('/api/members/change', {
      ids,
      change: { division: 2, addTags: ['přesun'], removeTags: ['dílna'] },
    })
    for (const id of [first, second, third]) await patch(id, { nickname: 'Ruka' })

    const undo = await run(`/api/members/change/${changed}/undo`)
    const again = await ask(`/api/members/change/${changed}/undo`)

    expect((await divisions()).filter((division) => division === 2).length).toBe(3)
    expect([await tagsOf(first), await tagsOf(fourth), await tagsOf(ids.at(-1) ?? 0)]).toEqual([
      ['přesun'],
      ['dílna'],
      [],
    ])
    const told = await read(undo)
    expect([told.status, told.successful, told.failed]).toEqual(['partial', MANY - 3, 3])
    expect(told.items[0].statusMessage).toBe('Kartu od té doby někdo změnil, zůstává, jak je.')
    expect([again.status, again.json.code]).toEqual([409, 'run_undone'])
  })

  test('whose division is in the club no more is told of each card, and the run ends', async () => {
    const ids = await people(2)
    const change = { ids: [ids[0]], change: { division: 2 } }
    const batchId = await run('/api/members/change', change)
    const late = await ask('/api/members/change', { ids: [ids[1]], change: { division: 3 } })
    await db()
      .updateTable('member')
      .set({ divisionId: 2 })
      .where('id', '=', ids[1] ?? 0)
      .execute()
    await db().deleteFrom('division').where('id', 'in', [1, 3]).execute()

    await runBatch(db(), BATCH_KINDS, late.json.batch.id)
    const undo = await run(`/api/members/change/${batchId}/undo`)

    for (const id of [undo, late.json.batch.id as number])
      expect(await read(id)).toMatchObject({
        status: 'error',
        failed: 1,
        items: [{ success: false, statusMessage: expect.stringContaining('už v klubu nejsou') }],
      })
    expect(await divisions()).toEqual([2, 2])
  })

  test('is refused for a run that changed nothing, goes on, or is of another kind', async () => {
    const ids = await people(2)
    const same = await run('/api/members/change', { ids, change: { division: 1 } })
    const going = await ask('/api/members/change', { ids, change: { division: 2 } })

    const codes = [same, going.json.batch.id, 999].map(
      async (id) => (await ask(`/api/members/change/${id}/undo`)).json.code,
    )

    expect(await Promise.all(codes)).toEqual(['nothing_to_undo', 'run_goes_on', 'not_found'])
  })
})

describe('a kind of membership', () => {
  test('is given from today on to those who are members, and the whole run leaves no trace when undone', async () => {
    const [first, second, applicant] = [
      await aMember(db(), { memberSince: '2015-04-01' }),
      await aMember(db(), { memberSince: '2016-04-01' }),
      await aMember(db()),
    ]
    const { id: kind } = await db()
      .insertInto('membershipKind')
      .values({ nameCs: 'Čestné členství', nameEn: 'Honorary membership', position: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = [first, second, applicant].map(({ id }) => id)
    const kinds = async () =>
      (
        await db()
          .selectFrom('membershipPeriod')
          .select(['memberId', 'kindId', 'endsOn'])
          .orderBy('memberId')
          .orderBy('startsOn')
          .execute()
      ).map(({ memberId, kindId, endsOn }) => [memberId, kindId === kind, endsOn === null])

    const changed = await run('/api/members/change', { ids, change: { kind } })
    const after = await kinds()
    await run(`/api/members/change/${changed}/undo`)

    expect(after).toEqual([
      [first.id, false, false],
      [first.id, true, true],
      [second.id, false, false],
      [second.id, true, true],
    ])
    expect((await read(changed)).items.map(({ success }: { success: boolean }) => success)).toEqual([
      true,
      true,
      false,
    ])
    expect(await kinds()).toEqual([
      [first.id, false, true],
      [second.id, false, true],
    ])
    const [entry] = await db()
      .selectFrom('auditEntry')
      .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
      .select('changes')
      .where('memberId', '=', first.id)
      .orderBy('auditEntry.seq')
      .execute()
    expect(entry?.changes).toEqual([
      { field: 'membershipKind', from: 'Řádné členství', to: 'Čestné členství' },
    ])
  })

  test('that is archived is refused at its field', async () => {
    const [id = 0] = await people(1)
    const { id: kind } = await db()
      .insertInto('membershipKind')
      .values({ nameCs: 'Čestné', nameEn: 'Honorary', archived: true })
      .returning('id')
      .executeTakeFirstOrThrow()

    const { status, json } = await ask('/api/members/change', { ids: [id], change: { kind } })

    expect([status, Object.keys(json.fields)]).toEqual([422, ['kind']])
  })
})
