import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { lockPatches, markPatchesSolved } from './patches.server.ts'

export const PATCHES_BATCH = 'solve-patches'

type Solution = {
  readonly memberId: number
  readonly note: string | null
  readonly actorId: number
  readonly today: string
}

/** The patches of one who left are back, or it was settled otherwise; the note says how. */
export async function solvePatches(db: Db, { memberId, note, actorId, today }: Solution): Promise<void> {
  await inTransaction(db, async (tx) => {
    const card = await lockPatches(tx, memberId)
    if (!card) throw new Refusal('not_found')
    if (card.patchesSolvedOn) throw new Refusal('already_so')
    const hasLeft = card.excludedOn !== null || card.archivedAt !== null
    const holdsPatch = card.frontPatchOn !== null || card.backPatchOn !== null
    if (!hasLeft || !holdsPatch) throw new Refusal('no_patches_out')
    await markPatchesSolved(tx, memberId, { on: today, note })
    recordAudit(tx, {
      action: 'PATCH_SOLVED',
      actorId,
      memberId,
      changes: [{ field: 'patchesSolvedOn', from: null, to: today }],
      note,
    })
  })
}

type ManySolutions = {
  readonly ids: readonly number[]
  readonly note: string | null
  readonly actorId: number
}

export async function solveManyPatches(db: Db, { ids, note, actorId }: ManySolutions): Promise<StartedBatch> {
  const items = await labelledItems(db, ids)
  return startBatch(db, { kind: PATCHES_BATCH, actorId, items, params: { note } })
}

export const solvePatchesWork: BatchWork = {
  title: { cs: 'Vyřešení nášivek', en: 'Settling patches' },
  permission: 'patches.resolve',
  perform: async (tx, { id }, { actorId, params, today }) => {
    const note = asRecord(params).note
    await solvePatches(tx, { memberId: id, note: typeof note === 'string' ? note : null, actorId, today })
  },
}
