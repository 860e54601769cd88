import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { holdSetting } from '../payments/hold-setting.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { allocate } from '../payments/allocate.server.ts'
import { askForTheRest } from './accept-pairing.server.ts'
import { Id } from './pairing-input.ts'
import { listMovementsOf } from './movements.server.ts'
import { acceptedNote, FIRST_SURE, LEAST_SURE, MOST_SURE, shownKey, type SurePair } from './sure.ts'
import { readSetting } from '../../ground/postgres/settings.server.ts'
import { listSure } from './suggestions.server.ts'

export const ACCEPT_BATCH = 'accept-pairings'

const Stored = z.object({ sureFrom: z.int().min(LEAST_SURE).max(MOST_SURE) })
export const SureLimit = z.strictObject({ limit: z.int().min(LEAST_SURE).max(MOST_SURE) })

/** From how much on the Treasurer lets movements be accepted at once. */
export async function readSureLimit(db: Db): Promise<number> {
  return Stored.safeParse(await readSetting(db, 'pairing')).data?.sureFrom ?? FIRST_SURE
}

type Limit = { readonly limit: number; readonly actorId: number }

export async function setSureLimit(db: Db, { limit, actorId }: Limit): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = { value: JSON.stringify({ sureFrom: limit }), updatedBy: actorId }
    await holdSetting(tx, 'pairing', actorId)
    const before = await readSureLimit(tx)
    if (before === limit) return
    await tx
      .updateTable('clubSetting')
      .set({ ...row, updatedAt: sql<Date>`now()` })
      .where('key', '=', 'pairing')
      .execute()
    recordAudit(tx, {
      action: 'FEE_SETTINGS_CHANGED',
      actorId,
      changes: [{ field: 'sureFrom', from: before, to: limit }],
    })
  })
}

type Acceptance = { readonly shown: readonly string[]; readonly actorId: number }

/**
 * Of what was shown, everything that is still as sure as it was, as a run. Whatever changed meanwhile is left for the
 * list; two who accept at once accept each movement once, because there is no more money in it than came.
 */
export async function acceptSure(db: Db, { shown, actorId }: Acceptance): Promise<StartedBatch> {
  const seen = new Set(shown)
  const sure = await listSure(db, await readSureLimit(db))
  const pairs = sure.filter((pair) => seen.has(shownKey(pair)))
  const movements = new Map(
    (
      await listMovementsOf(
        db,
        pairs.map(({ movementId }) => movementId),
      )
    ).map((movement) => [movement.id, movement]),
  )
  const items = pairs.map((pair) => {
    const movement = movements.get(pair.movementId)
    return { id: pair.movementId, label: movement ? labelOf(movement) : '', payload: payloadOf(pair) }
  })
  return startBatch(db, { kind: ACCEPT_BATCH, actorId, items })
}

/** Without a name: a movement belongs to somebody only once it is paired. In Czech, as everything the record keeps. */
function labelOf({ amount, bookedOn }: { readonly amount: number; readonly bookedOn: string }): string {
  return `${moneyInWords(amount, 'cs')}, ${dayInFigures(bookedOn, 'cs')}`
}

function payloadOf({ suggestion }: SurePair) {
  const parts = suggestion.parts.map(({ paymentId, amount }) => ({ paymentId, amount }))
  return suggestion.credit ? { parts, credit: suggestion.credit } : { parts }
}

const Amount = z.int().positive()
const Payload = z.object({
  parts: z.array(z.object({ paymentId: Id, amount: Amount })).min(1),
  /** What is over and stays his. */
  credit: z.object({ memberId: Id, amount: Amount }).optional(),
})

export const acceptSureWork: BatchWork = {
  title: { cs: 'Přijetí jistých pohybů', en: 'Accepting sure movements' },
  permission: 'fees.manage',
  perform: async (tx, { id: movementId, payload }, { actorId, batchId }) => {
    await refuseTaken(tx, movementId)
    const note = acceptedNote(batchId)
    await allocate(tx, { ...Payload.parse(payload), movementId, note, mode: 'manual', actorId })
  },
  // Once for all of them: each asking by itself had the machine look through everything for every part that came.
  afterAll: async (db, { batchId }) => askForTheRest(db, await listAccepted(db, batchId)),
}

function listAccepted(db: Db, batchId: number) {
  return db
    .selectFrom('batchItem')
    .innerJoin('allocation', 'allocation.movementId', 'batchItem.itemId')
    .select('allocation.paymentId')
    .where('batchItem.batchId', '=', batchId)
    .where('allocation.note', '=', acceptedNote(batchId))
    .where('allocation.reversedAt', 'is', null)
    .execute()
}

/** The bank took it back, or somebody put it aside since it was seen. */
async function refuseTaken(tx: Db, movementId: number): Promise<void> {
  const { rows } = await sql<{ isTaken: boolean }>`select set_aside_at is not null
      or exists (select from bank_movement storno where storno.storno_of = bank_movement.id) as "isTaken"
    from bank_movement where id = ${movementId}`.execute(tx)
  if (rows[0]?.isTaken !== false) throw new Refusal('movement_gone')
}
