import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { labelledItems } from '../../people/members/labelled-items.server.ts'
import { lockCard } from '../../people/members/member-cards.server.ts'
import { setOnCard } from '../../people/members/set-on-card.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { lockDivision, record } from './save-division.server.ts'

/** Where its members go; nowhere, they stay in it. */
export const MoveTo = z.int().positive().max(999_999_999).nullable().default(null)

export const MOVE_BATCH = 'move-division'

type Closing = {
  readonly id: number
  readonly today: string
  /** Where its people go; null leaves them where they are. */
  readonly moveTo: number | null
}

/** The division takes nobody new and is no more shown to strangers; its people stay, or move in a run. */
export async function closeDivision(
  db: Db,
  visitor: Visitor,
  { id, today, moveTo }: Closing,
): Promise<StartedBatch | null> {
  return inTransaction(db, async (tx) => {
    const division = await lockDivision(tx, id)
    if (division.closedOn !== null) throw new Refusal('already_so')
    await tx.updateTable('division').set({ closedOn: today }).where('id', '=', id).execute()
    record(tx, visitor, {
      name: division.name,
      changes: [{ field: 'closedOn', from: null, to: today }],
    })
    if (moveTo === null) return null
    if (moveTo === id) throw new Refusal('division_closed', { fields: { moveTo: 'invalid' } })
    await refuseClosed(tx, moveTo)
    return moveAll(tx, visitor.id, { from: id, to: moveTo })
  })
}

export async function reopenDivision(db: Db, visitor: Visitor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const division = await lockDivision(tx, id)
    if (division.closedOn === null) throw new Refusal('already_so')
    await tx.updateTable('division').set({ closedOn: null }).where('id', '=', id).execute()
    record(tx, visitor, {
      name: division.name,
      changes: [{ field: 'closedOn', from: division.closedOn, to: null }],
    })
  })
}

async function refuseClosed(tx: Db, id: number): Promise<void> {
  const target = await tx
    .selectFrom('division')
    .select('closedOn')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!target || target.closedOn !== null)
    throw new Refusal('division_closed', { fields: { moveTo: 'invalid' } })
}

async function moveAll(tx: Db, actorId: number, { from, to }: { from: number; to: number }) {
  const people = await tx
    .selectFrom('member')
    .select('id')
    .where('divisionId', '=', from)
    .where('archivedAt', 'is', null)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute()
  if (people.length === 0) return null
  const items = await labelledItems(
    tx,
    people.map(({ id }) => id),
  )
  return startBatch(tx, { kind: MOVE_BATCH, actorId, items, params: { from, to } })
}

export const moveDivisionWork: BatchWork = {
  title: { cs: 'Přesun do jiné divize', en: 'Moving to another division' },
  permission: 'club.administer',
  perform: async (tx, { id }, { actorId, params, today }) => {
    const { from, to } = asRecord(params)
    const card = await lockCard(tx, id, today)
    if (!card) throw new Refusal('not_found')
    // Whoever has been moved elsewhere meanwhile stays there.
    if (card.division !== from || typeof to !== 'number') return
    await setOnCard(tx, id, { divisionId: to }, today)
    recordAudit(tx, {
      action: 'MEMBER_CHANGED',
      actorId,
      memberId: id,
      changes: [{ field: 'division', from: card.division, to }],
    })
  },
}
