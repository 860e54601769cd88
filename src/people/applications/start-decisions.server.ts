import { frozenIds } from '../../ground/batches/batch.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../../ground/tables/json.ts'
import { fullName } from './application.ts'
import { listByIds, listWaiting } from './applications.server.ts'

/** These ones, or all that wait, provided there are still as many as the officer saw. */
export type Chosen = { readonly ids: readonly number[] } | { readonly expected: number }

type BulkDecision = {
  readonly decision: 'approve' | 'reject'
  readonly chosen: Chosen
  readonly actor: { readonly id: number; readonly name: string }
  readonly params?: Json
}

/** Freezes the list, starts the run and tells the Webmasters, in one transaction. */
export async function startDecisions(
  db: Db,
  { decision, chosen, actor, params = {} }: BulkDecision,
): Promise<StartedBatch> {
  return inTransaction(db, async (tx) => {
    const items = 'ids' in chosen ? await chosenItems(tx, chosen.ids) : await allItems(tx, chosen.expected)
    const batch = await startBatch(tx, { kind: `applications-${decision}`, actorId: actor.id, items, params })
    await tellOfficers(tx, 'Webmaster', 'batch-report', { decision, who: actor.name, count: batch.total })
    recordAudit(tx, {
      action: 'BATCH_STARTED',
      actorId: actor.id,
      changes: [
        { field: 'batch', from: null, to: batch.id },
        { field: 'total', from: null, to: batch.total },
      ],
      note: `applications-${decision}`,
    })
    return batch
  })
}

async function allItems(tx: Db, expected: number) {
  const waiting = await listWaiting(tx)
  if (waiting.length !== expected) throw new Refusal('count_differs')
  return waiting.map((one) => ({ id: one.id, label: fullName(one) }))
}

/** An id nobody knows stays in the list: it fails there, where the officer sees it. */
async function chosenItems(tx: Db, ids: readonly number[]) {
  const chosen = frozenIds(ids)
  const known = chosen.length === 0 ? [] : await listByIds(tx, chosen)
  const names = new Map(known.map((one) => [one.id, fullName(one)]))
  return chosen.map((id) => ({ id, label: names.get(id) ?? `${id}` }))
}
