import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchKinds, BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { can, ROLES } from '../../permissions.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { changeRole } from '../members/change-role.server.ts'
import { alone, findStarter, type Trace } from './change-many.server.ts'
import { CHANGE_KINDS, CHANGE_RIGHTS, outcomeOf, type Standing, UNDO_OF } from './many-change.ts'
import { lockStandings, readWhatIsGone } from './standings.server.ts'
import { kindNames, setKinds } from './write-kinds.server.ts'
import { writeMany } from './write-many.server.ts'

/** Takes a whole run back, as a run: each card that nobody has touched since. Once only. */
export async function startUndo(db: Db, visitor: Visitor, batchId: number): Promise<StartedBatch> {
  return inTransaction(db, async (tx) => {
    const past = await tx
      .selectFrom('batch')
      .select(['kind', 'status'])
      .where('id', '=', batchId)
      .forUpdate()
      .executeTakeFirst()
    const kind = CHANGE_KINDS.find((one) => one === past?.kind)
    if (!past || !kind || !can(visitor, CHANGE_RIGHTS[kind])) throw new Refusal('not_found')
    if (past.status === 'running') throw new Refusal('run_goes_on')
    if (await isUndone(tx, batchId)) throw new Refusal('run_undone')
    const items = await listChanged(tx, batchId)
    if (items.length === 0) throw new Refusal('nothing_to_undo')
    return startBatch(tx, { kind: UNDO_OF[kind], actorId: visitor.id, items, params: { of: batchId } })
  })
}

/** Whether somebody has taken it back already. */
export async function isUndone(db: Db, batchId: number): Promise<boolean> {
  const undo = await db
    .selectFrom('batch')
    .select('id')
    .where('kind', 'in', Object.values(UNDO_OF))
    .where(sql<boolean>`params ->> 'of' = ${String(batchId)}`)
    .executeTakeFirst()
  return undo !== undefined
}

/** Whose card the run really changed, with what stood there before. */
async function listChanged(tx: Db, batchId: number) {
  return tx
    .selectFrom('batchItem')
    .select(['itemId as id', 'label', 'payload'])
    .where('batchId', '=', batchId)
    .where('state', '=', 'done')
    .where(sql<boolean>`payload ? 'before'`)
    .orderBy('position')
    .execute()
}

type Many = NonNullable<BatchWork['performMany']>
type Doing = { readonly card: Standing; readonly before: Trace['before'] }

async function untouched(tx: Db, ids: readonly number[], batchId: number) {
  const rows = await tx
    .selectFrom('batchItem')
    .select(['itemId', 'payload'])
    .where('batchId', '=', batchId)
    .where('itemId', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  const traces = new Map(rows.map(({ itemId, payload }) => [itemId, payload as Trace]))
  const cards = new Map((await lockStandings(tx, ids)).map((card) => [card.id, card]))
  const isGone = await readWhatIsGone(tx)
  const refused = new Map<number, RefusalCode>()
  const doing = ids.flatMap((id): Doing[] => {
    const [card, trace] = [cards.get(id), traces.get(id)]
    if (!card || !trace?.before) refused.set(id, 'not_found')
    else if (card.version !== trace.version) refused.set(id, 'card_changed_since')
    else if (isGone(trace.before)) refused.set(id, 'gone_from_club')
    else return [{ card, before: trace.before }]
    return []
  })
  return { doing, refused }
}

const undoCards: Many = async (tx, ids, { batchId, actorId, today }) => {
  const { doing, refused } = await untouched(tx, ids, batchId)
  // Many stood alike before: they are written together.
  const alike = Map.groupBy(doing, ({ before: { division, tags } }) => JSON.stringify([division, tags]))
  for (const some of alike.values()) {
    const [first] = some
    if (!first) continue
    const { division, tags } = first.before
    await writeMany(tx, { ids: some.map(({ card }) => card.id), division, tags })
  }
  await setKinds(
    tx,
    doing.map(({ card, before }) => ({ card, kind: before.kind })),
    today,
  )
  const names = await kindNames(tx)
  for (const { card, before } of doing)
    recordAudit(tx, {
      action: 'MEMBER_CHANGED',
      actorId,
      memberId: card.id,
      changes: [
        ...(!before.kind || card.kind === before.kind
          ? []
          : [names({ field: 'membershipKind', from: card.kind, to: before.kind })]),
        ...(card.division === before.division
          ? []
          : [{ field: 'division', from: card.division, to: before.division }]),
        ...(card.tags.join(', ') === before.tags.join(', ')
          ? []
          : [{ field: 'tags', from: card.tags.join(', '), to: before.tags.join(', ') }]),
      ],
    })
  return refused
}

const undoRoles: Many = async (tx, ids, { batchId, actorId, today }) => {
  const actor = await findStarter(tx, { actorId, today })
  const { doing, refused } = await untouched(tx, ids, batchId)
  for (const { card, before } of doing) {
    const role = ROLES.find((one) => one === before.role)
    const outcome = role ? outcomeOf(card, { role }, actor) : ({ refused: 'no_account' } as const)
    if ('refused' in outcome) refused.set(card.id, outcome.refused)
    else if (role && outcome.changes.length > 0)
      await changeRole(tx, actor, { memberId: card.id, role, today, approval: before.approval })
  }
  return refused
}

export const undoBatches: BatchKinds = {
  'undo-cards': {
    title: { cs: 'Vrácení hromadné změny', en: 'Undoing a change of many cards' },
    permission: CHANGE_RIGHTS['change-cards'],
    perform: alone(undoCards),
    performMany: undoCards,
  },
  'undo-roles': {
    title: { cs: 'Vrácení změny rolí', en: 'Undoing a change of many roles' },
    permission: CHANGE_RIGHTS['change-roles'],
    perform: alone(undoRoles),
    performMany: undoRoles,
  },
}
