import { expect, test } from 'vitest'
import { someone } from '../../test/club.ts'
import { useDatabase } from '../../test/database.ts'
import { recordAudit } from '../audit/audit.server.ts'
import { Refusal } from '../refusals.ts'
import { findBatch } from './batches.server.ts'
import { retryBatch } from './retry-batch.server.ts'
import { type BatchKinds, type BatchWork, resumeBatches, runBatch } from './run-batch.server.ts'
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

test('when the database goes away, nobody is blamed: the item waits and the run is taken up again', async () => {
  const batchId = await aRun(3)
  const failing: BatchWork['perform'] = async (tx, item, run) => {
    if (item.id === 2) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    await trace(tx, item, run)
  }

  await expect(runBatch(db(), kindOf(failing), batchId)).rejects.toThrow('terminating connection')
  const between = await findBatch(db(), batchId)
  await resumeBatches(db(), kindOf(trace))

  expect(between).toMatchObject({ status: 'running', processed: 1, failed: 0 })
  expect(await findBatch(db(), batchId)).toMatchObject({ status: 'success', successful: 3 })
  expect(await traces()).toEqual([1, 2, 3])
})

test('a retry leaves alone what is done', async () => {
  const batchId = await aRun(4)
  const odd: BatchWork['perform'] = async (tx, item, run) => {
    if (item.id % 2 === 0) throw new Refusal('already_so')
    await trace(tx, item, run)
  }
  await runBatch(db(), kindOf(odd), batchId)

  await retryBatch(db(), batchId)
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
