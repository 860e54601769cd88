import { sql } from 'kysely'
import { z } from 'zod'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { releaseCredit } from '../payments/credits.server.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { ACCEPT_BATCH } from './accept-sure.server.ts'
import { Id } from './pairing-input.ts'
import { acceptedNote, undoneReason } from './sure.ts'

export const UNDO_BATCH = 'undo-pairings'

export type Acceptance = {
  readonly batchId: number
  readonly at: Date
  readonly movements: number
  readonly amount: number
}

/** The last acceptance of many at once of which anything still stands. */
export async function findLastAcceptance(db: Db): Promise<Acceptance | null> {
  const batch = await db
    .selectFrom('batch')
    .select(['id', 'createdAt'])
    .where('kind', '=', ACCEPT_BATCH)
    .where('status', '<>', 'running')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!batch) return null
  const standing = await listStanding(db, batch.id)
  if (standing.length === 0) return null
  return {
    batchId: batch.id,
    at: batch.createdAt,
    movements: new Set(standing.map(({ movementId }) => movementId)).size,
    amount: standing.reduce((sum, { amount }) => sum + amount, 0),
  }
}

type Undoing = { readonly batchId: number; readonly reason: string; readonly actorId: number }

/** Takes a whole acceptance back as a run: each movement waits again, each payment is where it was. */
export async function undoAcceptance(db: Db, { batchId, reason, actorId }: Undoing): Promise<StartedBatch> {
  const batch = await db
    .selectFrom('batch')
    .select('status')
    .where('id', '=', batchId)
    .where('kind', '=', ACCEPT_BATCH)
    .executeTakeFirst()
  if (!batch) throw new Refusal('not_found')
  if (batch.status === 'running') throw new Refusal('acceptance_goes_on')
  const standing = await listStanding(db, batchId)
  if (standing.length === 0) throw new Refusal('nothing_to_unpair')
  const items = [...new Map(standing.map(({ movementId, label }) => [movementId, label]))].map(
    ([id, label]) => ({ id, label }),
  )
  return startBatch(db, { kind: UNDO_BATCH, actorId, items, params: { batchId, reason } })
}

const Params = z.object({ batchId: Id, reason: z.string().min(1) })

export const undoAcceptanceWork: BatchWork = {
  title: { cs: 'Vrácení přijatých pohybů', en: 'Taking accepted movements back' },
  permission: 'fees.manage',
  perform: async (tx, { id: movementId }, { actorId, params }) => {
    const { batchId, reason } = Params.parse(params)
    const standing = await listStanding(tx, batchId, movementId)
    if (standing.length === 0) throw new Refusal('nothing_to_unpair')
    const why = undoneReason(batchId, reason)
    for (const { id } of standing) await reverseAllocation(tx, { allocationId: id, reason: why, actorId })
    for (const creditId of await listKept(tx, batchId, movementId))
      await releaseCredit(tx, { creditId, reason: why, actorId })
  },
}

/** What was over and lies there still; what the person has paid with since, or got back, was decided by itself. */
async function listKept(tx: Db, batchId: number, movementId: number): Promise<readonly number[]> {
  const kept = await tx
    .selectFrom('credit')
    .select('id')
    .where('movementId', '=', movementId)
    .where('note', '=', acceptedNote(batchId))
    .where('closedAs', 'is', null)
    .execute()
  return kept.map(({ id }) => id)
}

type Standing = {
  readonly id: number
  readonly movementId: number
  readonly amount: number
  readonly label: string
}

/** What of an acceptance nobody has taken back yet. */
async function listStanding(
  db: Db,
  batchId: number,
  movementId: number | null = null,
): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select allocation.id, allocation.movement_id as "movementId", allocation.amount, batch_item.label
    from batch_item join allocation on allocation.movement_id = batch_item.item_id
    where batch_item.batch_id = ${batchId} and (${movementId}::int is null or batch_item.item_id = ${movementId})
      and allocation.reversed_at is null and allocation.note = ${acceptedNote(batchId)}
    order by batch_item.position, allocation.id`.execute(db)
  return rows
}
