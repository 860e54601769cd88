import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'

const db = useDatabase()
const APPROVED = { approvedAt: new Date('2026-01-01T10:00:00Z') }
const today = pragueDay(now())

beforeEach(() => rulesVersion(db(), 1))

const post = (path: string, token: string, body: object) => call(anApp(db()), path, { token, body })
const card = (id: number) =>
  db().selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const history = (memberId: number) =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'changes', 'note'])
    .where('memberId', '=', memberId)
    .orderBy('auditEntry.seq')
    .execute()
const names = (json: { items: { lastName: string }[] }) => json.items.map(({ lastName }) => lastName)

describe('the ritual', () => {
  const approve = (token: string, body: object) => post('/api/ritual/approve', token, body)

  test('two lists: who waits for the ritual and who for the back patch, the longest first', async () => {
    const { token } = await someone(db(), 'MembershipOfficer')
    await aMember(db(), { lastName: 'Pozdní', approvedAt: new Date('2026-06-01T10:00:00Z') })
    await aMember(db(), { lastName: 'Časný', ...APPROVED })
    await aMember(db(), { lastName: 'Neschválený' })
    await aMember(db(), { lastName: 'Vyloučený', ...APPROVED, excludedOn: '2026-02-01' })
    await aMember(db(), { lastName: 'Archivovaný', ...APPROVED, archivedAt: new Date() })
    await aMember(db(), { lastName: 'Po rituálu', ...APPROVED, ritualOn: '2026-05-01' })
    await aMember(db(), {
      lastName: 'Hotový',
      ...APPROVED,
      ritualOn: '2026-05-01',
      backPatchOn: '2026-09-01',
    })

    const ritual = await post('/api/ritual/list', token, { waitingFor: 'ritual' })
    const backPatch = await post('/api/ritual/list', token, { waitingFor: 'back-patch' })
    const byName = await post('/api/ritual/list', token, { sort: 'name', page: 2, pageSize: 1 })

    expect(names(ritual.json)).toEqual(['Časný', 'Pozdní'])
    expect(names(backPatch.json)).toEqual(['Po rituálu'])
    expect(ritual.json.counts).toEqual({ ritual: 2, 'back-patch': 1 })
    expect([names(byName.json), byName.json.total]).toEqual([['Pozdní'], 2])
  })

  test('sets the date and the small patch in one act', async () => {
    const { token } = await someone(db(), 'Secretary')
    const { id } = await aMember(db(), APPROVED)

    const { status, json } = await approve(token, { ids: [id], kind: 'ritual', date: '2026-05-01' })

    expect([status, json]).toEqual([200, { success: true, results: [{ id, success: true }] }])
    expect(await card(id)).toMatchObject({ ritualOn: '2026-05-01', frontPatchOn: '2026-05-01', version: 2 })
    expect(await history(id)).toEqual([
      {
        action: 'RITUAL_DATE_SET',
        changes: [{ field: 'ritualDate', from: null, to: '2026-05-01' }],
        note: null,
      },
      {
        action: 'FRONT_PATCH_GIVEN',
        changes: [{ field: 'frontPatchOn', from: null, to: '2026-05-01' }],
        note: null,
      },
    ])
  })

  test('the back patch comes after it, today unless said otherwise', async () => {
    const { token } = await someone(db(), 'Secretary')
    const { id } = await aMember(db(), { ...APPROVED, ritualOn: '2026-05-01', frontPatchOn: '2026-05-01' })

    const { status } = await approve(token, { ids: [id], kind: 'back-patch' })

    expect(status).toBe(200)
    expect((await card(id)).backPatchOn).toBe(today)
    expect((await history(id)).map(({ action }) => action)).toEqual(['BACK_PATCH_GIVEN'])
  })

  test.each([
    ['nobody', {}, 'ritual', 404, 'not_found'],
    ['who is not approved', { lastName: 'X' }, 'ritual', 409, 'not_approved_yet'],
    ['who has had it', { ...APPROVED, ritualOn: '2025-01-01' }, 'ritual', 409, 'already_so'],
    ['who is excluded', { ...APPROVED, excludedOn: '2025-01-01' }, 'ritual', 409, 'card_closed'],
    ['who is archived', { ...APPROVED, archivedAt: new Date() }, 'ritual', 409, 'card_closed'],
    ['without the ritual', APPROVED, 'back-patch', 409, 'ritual_first'],
    [
      'who has the patch',
      { ritualOn: '2025-01-01', backPatchOn: '2025-01-01' },
      'back-patch',
      409,
      'already_so',
    ],
  ] as const)('%s is refused', async (_who, state, kind, status, code) => {
    const { token } = await someone(db(), 'Secretary')
    const id = Object.keys(state).length > 0 ? (await aMember(db(), state)).id : 999_999

    const answer = await approve(token, { ids: [id], kind, date: '2026-05-01' })

    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(await history(id)).toEqual([])
  })

  test.each([
    [{ ids: [1], kind: 'ritual', date: '2099-01-01' }, { date: 'Tenhle den teprve přijde.' }],
    [{ ids: [1, 2], kind: 'ritual', date: '2099-01-01' }, { date: 'Tenhle den teprve přijde.' }],
    [{ ids: [1], kind: 'ritual', date: '2026-02-30' }, { date: 'Tohle není datum.' }],
    [{ ids: [], kind: 'ritual' }, { ids: 'Je to moc málo.' }],
    [{ ids: ['1'], kind: 'ritual' }, { 'ids.0': 'Tohle nevypadá správně.' }],
    [{ ids: [1], kind: 'front-patch' }, { kind: 'Tohle nevypadá správně.' }],
    [{ ids: [1], kind: 'ritual', ritualOn: '2026-01-01' }, { ritualOn: 'Takové pole neznáme.' }],
  ])('%j is 422', async (body, fields) => {
    const { token } = await someone(db(), 'Secretary')

    const answer = await approve(token, body)

    expect([answer.status, answer.json.fields]).toEqual([422, fields])
  })

  test('of two officers at once one does it, the other learns it is done', async () => {
    const one = await someone(db(), 'Secretary')
    const other = await someone(db(), 'MembershipOfficer')
    const { id } = await aMember(db(), APPROVED)
    const input = { ids: [id], kind: 'ritual', date: '2026-05-01' }

    const answers = await Promise.all([approve(one.token, input), approve(other.token, input)])

    expect(answers.map(({ status, json }) => `${status} ${json.code ?? ''}`).toSorted()).toEqual([
      '200 ',
      '409 already_so',
    ])
    expect(await history(id)).toHaveLength(2)
  })

  test('a run and an officer’s own click do not do it twice', async () => {
    const { token } = await someone(db(), 'Secretary')
    const people = [await aMember(db(), APPROVED), await aMember(db(), APPROVED)]
    const ids = people.map(({ id }) => id)
    const { json } = await approve(token, { ids, kind: 'ritual', date: '2026-05-01' })

    await Promise.all([
      runBatch(db(), BATCH_KINDS, json.batch.id),
      approve(token, { ids: [ids[0]], kind: 'ritual', date: '2026-05-01' }),
    ])

    expect(await history(ids[0] ?? 0)).toHaveLength(2)
  })

  test('is closed to the Supervisor', async () => {
    const { token } = await someone(db(), 'Supervisor')

    expect((await post('/api/ritual/list', token, {})).status).toBe(403)
    expect((await approve(token, {})).status).toBe(403)
  })
})

describe('patches that have not come back', () => {
  const GONE = { excludedOn: '2026-03-01', frontPatchOn: '2020-01-01', backPatchOn: '2021-01-01' }
  const approve = (token: string, body: object) => post('/api/patches/approve', token, body)

  test('lists who left with a patch, excluded or archived, until it is solved', async () => {
    const { token } = await someone(db(), 'Supervisor')
    await aMember(db(), { lastName: 'Vyloučený', ...GONE })
    await aMember(db(), {
      lastName: 'Archivovaný',
      frontPatchOn: '2020-01-01',
      archivedAt: new Date('2026-01-05T10:00:00Z'),
    })
    await aMember(db(), { lastName: 'Bez nášivek', excludedOn: '2026-01-01' })
    await aMember(db(), { lastName: 'Vyřešený', ...GONE, patchesSolvedOn: '2026-04-01' })
    await aMember(db(), { lastName: 'Řádný', frontPatchOn: '2020-01-01' })

    const { json } = await post('/api/patches/list', token, {})

    expect(names(json)).toEqual(['Archivovaný', 'Vyloučený'])
    expect(json).toMatchObject({ total: 2, items: [{ excludedOn: null }, { excludedOn: '2026-03-01' }] })
  })

  test('are marked as solved, with a note in the history', async () => {
    const { token } = await someone(db(), 'Supervisor')
    const { id } = await aMember(db(), GONE)

    const { json } = await approve(token, { ids: [id], note: ' vrátil na schůzi ' })

    expect(json).toEqual({ success: true, results: [{ id, success: true }] })
    expect(await card(id)).toMatchObject({ patchesSolvedOn: today, patchesSolvedNote: 'vrátil na schůzi' })
    expect(await history(id)).toEqual([
      {
        action: 'PATCH_SOLVED',
        changes: [{ field: 'patchesSolvedOn', from: null, to: today }],
        note: 'vrátil na schůzi',
      },
    ])
  })

  test('of many become a run', async () => {
    const { token } = await someone(db(), 'Supervisor')
    const people = [await aMember(db(), GONE), await aMember(db(), GONE), await aMember(db(), GONE)]

    const { status, json } = await approve(token, { ids: people.map(({ id }) => id), note: 'předal kurýr' })
    await runBatch(db(), BATCH_KINDS, json.batch.id)

    expect([status, json.batch.total]).toEqual([202, 3])
    expect((await card(people[2]?.id ?? 0)).patchesSolvedNote).toBe('předal kurýr')
  })

  test('are not expected from those who stay or have none', async () => {
    const { token } = await someone(db(), 'Supervisor')
    const member = await aMember(db(), { frontPatchOn: '2020-01-01' })
    const bare = await aMember(db(), { excludedOn: '2020-01-01' })

    expect((await approve(token, { ids: [member.id] })).json.code).toBe('no_patches_out')
    expect((await approve(token, { ids: [bare.id] })).json.code).toBe('no_patches_out')
    expect((await approve(token, { ids: [999_999] })).status).toBe(404)
  })

  test('are solved once, also by two at once', async () => {
    const { token } = await someone(db(), 'Supervisor')
    const { id } = await aMember(db(), GONE)

    const answers = await Promise.all([approve(token, { ids: [id] }), approve(token, { ids: [id] })])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await history(id)).toHaveLength(1)
  })

  test('are nobody else’s work', async () => {
    const { token } = await someone(db(), 'Secretary')

    expect((await post('/api/patches/list', token, {})).status).toBe(403)
  })
})
