import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { APPROVED, ritualRuns } from '../../../test/ritual-runs.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { resumeBatches } from './run-batch.server.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

const { waitingForRitual, aRun, work, read } = ritualRuns(db)
const audits = async () =>
  (
    await db()
      .selectFrom('auditEntry')
      .select('memberId')
      .where('action', '=', 'RITUAL_DATE_SET')
      .orderBy('seq')
      .execute()
  ).map(({ memberId }) => memberId)

describe('a run', () => {
  test('is announced with its batches and can be watched from the first moment', async () => {
    const { token, id } = await someone(db(), 'Secretary', { email: 'sekretar@klub.test' })
    const ids = await waitingForRitual(45)

    const started = await call(anApp(db()), '/api/ritual/approve', {
      token,
      body: { ids, kind: 'ritual', date: '2026-05-01' },
    })
    const run = await read(started.json.batch.id, token)

    expect([started.status, started.json]).toEqual([
      202,
      { success: true, batch: { id: started.json.batch.id, total: 45, batchSize: 20, batches: 3 } },
    ])
    expect(run.json).toEqual({
      id: started.json.batch.id,
      kind: 'approve-ritual',
      title: 'Schválení rituálu',
      status: 'running',
      total: 45,
      processed: 0,
      successful: 0,
      failed: 0,
      mendable: 0,
      batchSize: 20,
      batches: 3,
      startedBy: { id, name: 'sekretar@klub.test' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      finishedAt: null,
      items: [],
    })
  })

  test('worked off by six at once does each item exactly once', async () => {
    const { token } = await someone(db(), 'Secretary')
    const ids = await waitingForRitual(40)
    const batchId = await aRun(ids, token)

    await Promise.all([...Array.from({ length: 5 }, () => work(batchId)), resumeBatches(db(), BATCH_KINDS)])

    const { json } = await read(batchId, token)
    expect(json).toMatchObject({ status: 'success', total: 40, processed: 40, successful: 40, failed: 0 })
    expect(json.items).toHaveLength(40)
    expect((await audits()).toSorted((a, b) => Number(a) - Number(b))).toEqual(ids)
  })

  test('goes on past an item that cannot be done, and says why in the reader’s language', async () => {
    const { token } = await someone(db(), 'Secretary')
    const [first = 0, second = 0, third = 0] = await waitingForRitual(3)
    await db().updateTable('member').set({ ritualOn: '2025-01-01' }).where('id', '=', second).execute()
    const batchId = await aRun([first, second, 999_999, third], token)

    await work(batchId)

    const czech = await read(batchId, token)
    const english = await read(batchId, token, '', { cookie: 'language=en' })
    expect(czech.json).toMatchObject({ status: 'partial', processed: 4, successful: 2, failed: 2 })
    expect(czech.json.items).toEqual([
      { id: first, label: 'Novák 000 Jan', success: true, statusMessage: null },
      {
        id: second,
        label: 'Novák 001 Jan',
        success: false,
        statusMessage: 'Už to tak je, nic se nezměnilo.',
      },
      { id: 999_999, label: '#999999', success: false, statusMessage: 'Nic takového tu není.' },
      { id: third, label: 'Novák 002 Jan', success: true, statusMessage: null },
    ])
    expect(english.json.items[1].statusMessage).toBe('It is so already, nothing has changed.')
    expect(await audits()).toEqual([first, third])
  })

  test('in which nothing could be done is an error', async () => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun([800_001, 800_002], token)

    await work(batchId)

    expect((await read(batchId, token)).json).toMatchObject({ status: 'error', successful: 0, failed: 2 })
  })

  test('is not started a second time by a worker who comes late', async () => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun(await waitingForRitual(3), token)
    await work(batchId)

    await work(batchId)

    expect(await audits()).toHaveLength(3)
  })
})

describe('retrying', () => {
  const retry = (batchId: number, token: string, body?: object) =>
    call(anApp(db()), `/api/batches/${batchId}/retry`, { token, body })

  test('does just the failed ones again', async () => {
    const { token } = await someone(db(), 'Secretary')
    const unapproved = await aMember(db(), { lastName: 'Čekal' })
    const [ready = 0] = await waitingForRitual(1)
    const batchId = await aRun([ready, unapproved.id], token)
    await work(batchId)
    await db().updateTable('member').set(APPROVED).where('id', '=', unapproved.id).execute()

    const { status, json } = await retry(batchId, token)
    await work(batchId)

    expect([status, json.batch.status, json.batch.processed]).toEqual([202, 'running', 1])
    expect((await read(batchId, token)).json).toMatchObject({ status: 'success', successful: 2, failed: 0 })
    expect(await audits()).toEqual([ready, unapproved.id])
  })

  test('is offered only for what may pass as it is', async () => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun([800_001, 800_002, 800_003], token)
    await work(batchId)
    const before = await read(batchId, token)
    const inVain = await retry(batchId, token, { onlyMendable: true })
    await db()
      .updateTable('batchItem')
      .set({ code: sql`case item_id when 800001 then 'unexpected' else 'bank_rate_limited' end` })
      .where('itemId', '<', 800_003)
      .execute()
    const later = await read(batchId, token)

    const { json } = await retry(batchId, token, { onlyMendable: true })

    expect([before.json.failed, before.json.mendable]).toEqual([3, 0])
    expect([inVain.status, inVain.json.code]).toEqual([409, 'nothing_to_retry'])
    expect([later.json.failed, later.json.mendable]).toEqual([3, 2])
    expect([json.batch.processed, json.batch.failed]).toEqual([1, 1])
  })

  test('by two officers at once is done once', async () => {
    const { token } = await someone(db(), 'Secretary')
    const other = await someone(db(), 'MembershipOfficer')
    const batchId = await aRun([800_001, 800_002], token)
    await work(batchId)

    const answers = await Promise.all([retry(batchId, token), retry(batchId, other.token)])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
  })

  test('is refused while the run goes on and when all went well', async () => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun(await waitingForRitual(2), token)
    const early = await retry(batchId, token)
    await work(batchId)

    expect([early.json.code, (await retry(batchId, token)).json.code]).toEqual([
      'nothing_to_retry',
      'nothing_to_retry',
    ])
  })
})

describe('who may see a run', () => {
  test('another officer of the same work does, whoever else gets 404 as if there were none', async () => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun(await waitingForRitual(2), token)
    const officer = await someone(db(), 'MembershipOfficer')
    const treasurer = await someone(db(), 'Treasurer')

    expect((await read(batchId, officer.token)).json.id).toBe(batchId)
    for (const path of ['', '/stream']) {
      const refused = await read(batchId, treasurer.token, path)
      const missing = await read(999_999, treasurer.token, path)
      expect([refused.status, refused.json]).toEqual([missing.status, missing.json])
      expect(refused.status).toBe(404)
    }
    const retried = await call(anApp(db()), `/api/batches/${batchId}/retry`, { token: treasurer.token })
    expect(retried.status).toBe(404)
  })

  test('the list holds the runs of one’s own work, newest first, page by page', async () => {
    const secretary = await someone(db(), 'Secretary')
    const supervisor = await someone(db(), 'Supervisor')
    const first = await aRun(await waitingForRitual(2), secretary.token)
    const second = await aRun(await waitingForRitual(3), secretary.token)
    const list = (token: string, query = '') =>
      call(anApp(db()), `/api/batches${query}`, { method: 'GET', token })

    const all = await list(secretary.token)
    const older = await list(secretary.token, '?page=2&pageSize=1')

    expect(all.json.items.map(({ id, total }: { id: number; total: number }) => [id, total])).toEqual([
      [second, 3],
      [first, 2],
    ])
    expect(older.json).toMatchObject({ items: [{ id: first }], total: 2, page: 2, pageSize: 1 })
    expect((await list(supervisor.token)).json).toEqual({ items: [], total: 0, page: 1, pageSize: 50 })
    expect((await list(secretary.token, '?pageSize=500')).status).toBe(422)
  })
})

describe('a run that is stopped', () => {
  test('keeps what is done, tells the rest as stopped and goes on when it is retried', async () => {
    const { token } = await someone(db(), 'Secretary')
    const stranger = await someone(db(), 'Treasurer')
    const ids = await waitingForRitual(3)
    const batchId = await aRun(ids, token)
    const ask = (path: string, as = token) =>
      call(anApp(db()), `/api/batches/${batchId}/${path}`, { token: as, body: {} })

    const foreign = await ask('stop', stranger.token)
    const stopped = await ask('stop')
    const again = await ask('stop')
    await work(batchId)
    const before = await audits()
    const retried = await ask('retry')
    await work(batchId)

    expect([foreign.status, again.json.code]).toEqual([404, 'run_is_over'])
    expect([stopped.json.batch.status, stopped.json.batch.mendable]).toEqual(['error', 3])
    expect(stopped.json.batch.items[0].statusMessage).toBe('Běh někdo zastavil dřív, než na tohle došlo.')
    expect([before, retried.status, (await audits()).length]).toEqual([[], 202, 3])
  })
})
