import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { until as untilTrue } from '../../../test/until.ts'
import { recordAudit } from '../audit/audit.server.ts'
import { Interrupted } from '../platform/jobs.server.ts'
import { Refusal } from '../../refusals.ts'
import { findBatch } from './batches.server.ts'
import { retryBatch } from './retry-batch.server.ts'
import {
  type BatchKinds,
  type BatchWork,
  resumeBatches,
  resumeForgotten,
  runBatch,
} from './run-batch.server.ts'
import { startBatch } from './start-batch.server.ts'

const db = useDatabase()

// Leaves a trace each time it is done and refuses nothing by itself: done twice, it would be seen.
const trace: BatchWork['perform'] = async (tx, { id }, { actorId }) =>
  recordAudit(tx, { action: 'APPROVED', actorId, memberId: id })

const kindOf = (perform: BatchWork['perform']): BatchKinds => ({
  trial: { title: { cs: 'Zkouška', en: 'Trial' }, permission: 'ritual.approve', perform },
})

async function aRun(total: number): Promise<number> {
  const { id: actorId } = await someone(db(), 'Secretary')
  const items = Array.from({ length: total }, (_, index) => ({ id: index + 1 }))
  return (await startBatch(db(), { kind: 'trial', actorId, items })).id
}

const traces = async () =>
  (await db().selectFrom('auditEntry').select('memberId').orderBy('memberId').execute()).map(
    ({ memberId }) => memberId,
  )
const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('eight workers on one run do every item once, whatever the item does', async () => {
  const batchId = await aRun(60)

  await Promise.all(Array.from({ length: 8 }, () => runBatch(db(), kindOf(trace), batchId)))

  expect(await traces()).toEqual(numbersFrom(1, 60))
  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'success', successful: 60 })
})

test('an item that breaks takes back all it did, and the next one goes on', async () => {
  const batchId = await aRun(3)
  const perform: BatchWork['perform'] = async (tx, item, run) => {
    await trace(tx, item, run)
    if (item.id === 2) throw new Error('broken')
  }

  await runBatch(db(), kindOf(perform), batchId)

  expect(await traces()).toEqual([1, 3])
  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'partial', successful: 2, failed: 1 })
  expect(await codes()).toEqual([null, 'unexpected', null])
})

test('an item that names what has gone meanwhile fails by itself, and the run ends', async () => {
  const batchId = await aRun(3)
  const perform: BatchWork['perform'] = async (tx, item, run) => {
    await trace(tx, item, run)
    if (item.id === 2)
      await sql`insert into member_tag (member_id, tag_id) values (987654, 987654)`.execute(tx)
  }

  await runBatch(db(), kindOf(perform), batchId)

  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'partial', successful: 2, failed: 1 })
  expect(await codes()).toEqual([null, 'not_found', null])
})

test.each([false, true])(
  'many together are each done once and the refused are named, also where the handful breaks: %s',
  async (breaks) => {
    const batchId = await aRun(250)
    const refuse = (id: number) => id % 100 === 7
    const kinds = kindOf(async (tx, item, run) => {
      await trace(tx, item, run)
      if (refuse(item.id)) throw new Refusal('not_found')
    })
    const performMany: BatchWork['performMany'] = async (tx, ids, run) => {
      for (const id of ids.filter((one) => !refuse(one))) await trace(tx, { id, payload: {} }, run)
      if (breaks && ids.includes(150)) throw new Error('broken')
      return new Map(ids.filter(refuse).map((id) => [id, 'not_found']))
    }
    const many = Object.fromEntries(
      Object.entries(kinds).map(([kind, work]) => [kind, { ...work, performMany }]),
    )

    await Promise.all([runBatch(db(), many, batchId), runBatch(db(), many, batchId)])

    expect(await traces()).toEqual(numbersFrom(1, 250).filter((id) => !refuse(id)))
    expect(await findBatch(db(), batchId)).toMatchObject({ status: 'partial', successful: 247, failed: 3 })
  },
)

const sqlError = (code: string) => Object.assign(new Error(code), { code })

// Each of these says something about the house, nothing about the member whose turn it was.
test.each([
  ['the database is shut down', sqlError('57P01')],
  ['the database crashes', sqlError('57P02')],
  ['the database is starting', sqlError('57P03')],
  ['the connection breaks', new Error('Connection terminated unexpectedly')],
  ['the connection is refused', sqlError('ECONNREFUSED')],
  ['no connection is free in time', new Error('timeout exceeded when trying to connect')],
  ['there are too many connections', sqlError('53300')],
  ['a lock is not got in time', sqlError('55P03')],
  ['somebody waited the other way round', sqlError('40P01')],
  ['the disk of the database is full', sqlError('53100')],
  ['the disk of the files is full', sqlError('ENOSPC')],
  ['the disk is nearly full', new Refusal('disk_low')],
  ['there is a crowd', new Refusal('too_busy')],
  ['somebody below says that the database is away', new Refusal('database_down')],
])('when %s, nobody is blamed: the item waits and the run is taken up again', async (_what, trouble) => {
  const batchId = await aRun(3)
  const failing: BatchWork['perform'] = async (tx, item, run) => {
    if (item.id === 2) throw trouble
    await trace(tx, item, run)
  }

  await expect(runBatch(db(), kindOf(failing), batchId)).rejects.toThrow(trouble)
  const between = await findBatch(db(), batchId)
  await resumeBatches(db(), kindOf(trace))

  expect(between).toMatchObject({ status: 'running', processed: 1, failed: 0 })
  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'success', successful: 3 })
  expect(await traces()).toEqual([1, 2, 3])
})

test('when the house closes, the item in hand is finished, the rest stays in line and nothing failed', async () => {
  const batchId = await aRun(5)
  const house = new AbortController()
  const closing: BatchWork['perform'] = async (tx, item, run) => {
    await trace(tx, item, run)
    if (item.id === 2) house.abort()
  }

  await expect(runBatch(db(), kindOf(closing), batchId, house.signal)).rejects.toThrow(Interrupted)
  await expect(resumeBatches(db(), kindOf(closing), house.signal)).rejects.toThrow(Interrupted)
  const between = await findBatch(db(), batchId)
  await resumeBatches(db(), kindOf(trace))

  expect(between).toMatchObject({ status: 'running', successful: 2, failed: 0 })
  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'success', successful: 5 })
  expect(await traces()).toEqual([1, 2, 3, 4, 5])
})

test('whatever breaks while the house closes is no failure of the item in hand', async () => {
  const batchId = await aRun(2)
  const house = new AbortController()
  const torn: BatchWork['perform'] = () => {
    house.abort()
    return Promise.reject(new Error('Cannot use a pool after calling end on the pool'))
  }

  await expect(runBatch(db(), kindOf(torn), batchId, house.signal)).rejects.toThrow('pool')

  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'running', processed: 0, failed: 0 })
})

test('a retry leaves alone what is done', async () => {
  const batchId = await aRun(4)
  const odd: BatchWork['perform'] = async (tx, item, run) => {
    if (item.id % 2 === 0) throw new Refusal('already_so')
    await trace(tx, item, run)
  }
  await runBatch(db(), kindOf(odd), batchId)

  await retryBatch(db(), batchId, { actorId: (await someone(db(), 'Secretary')).id })
  await runBatch(db(), kindOf(trace), batchId)

  expect(await traces()).toEqual([1, 2, 3, 4])
  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'success', successful: 4, failed: 0 })
})

test('a run of a kind that is no longer known stays as it is', async () => {
  const batchId = await aRun(2)

  await runBatch(db(), {}, batchId)

  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'running', processed: 0 })
})

test('nobody chosen is no run', async () => {
  await expect(startBatch(db(), { kind: 'trial', actorId: 1, items: [] })).rejects.toMatchObject({
    code: 'nothing_chosen',
  })
})

async function codes() {
  const items = await db().selectFrom('batchItem').select('code').orderBy('position').execute()
  return items.map(({ code }) => code)
}

test('a run whose worker tells nothing any more is put back into the queue, once, and only then', async () => {
  const batchId = await aRun(1)
  const queued = async () =>
    (await sql`select from pgboss.job where name = 'run-batch'`.execute(db())).rows.length
  const ends = () => sql`update batch set alive_until = now() - interval '1 second'`.execute(db())
  const atStart = await queued()
  const seen: number[] = []
  const perform: BatchWork['perform'] = async () => {
    await resumeForgotten(db())
    seen.push(await queued())
    await ends()
    await Promise.all([resumeForgotten(db()), resumeForgotten(db())])
    seen.push(await queued())
  }

  await resumeForgotten(db())
  const beforeIt = await queued()
  await runBatch(db(), kindOf(perform), batchId)
  await ends()
  await resumeForgotten(db())

  expect([beforeIt, seen, await queued()]).toEqual([atStart, [atStart, atStart + 1], atStart + 1])
})

test('a worker that takes long tells that it lives', async () => {
  const batchId = await aRun(1)
  const until = async () =>
    (await db().selectFrom('batch').select('aliveUntil').executeTakeFirstOrThrow()).aliveUntil ?? new Date(0)
  const perform: BatchWork['perform'] = async () => {
    const first = await until()
    await untilTrue(async () => (await until()) > first)
  }

  await runBatch(db(), kindOf(perform), batchId)

  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'success' })
})
