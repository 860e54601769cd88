import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { listReferredMembers } from '../matches/member-references.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { can } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { OwnField } from '../../ground/values/own-field.ts'
import { listOwnFields } from '../members/own-fields.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { type Importer, isMoneyField, MONEY_FIELDS } from './card-field.ts'
import type { Mapping } from './columns.ts'
import { asCounts, listImportRows, lockImport, lockKnownCards, takeImportTurn } from './imports.server.ts'
import type { Changes } from './plan.ts'
import { asMapping } from './sheet-cells.ts'
import { asAuditChanges } from './run-import.server.ts'
import { type Conflict, type ImportTrace, type Undoing, undoingOf } from './undo-rule.ts'
import { writeBelongings } from './write-belongings.server.ts'
import { updateCards } from './write-cards.server.ts'
import { listMoneySince, takeMoneyBack } from './write-money.server.ts'
import { leaveHouseholds } from '../../money/households/change-household.server.ts'

export type Undone = { readonly removed: number; readonly restored: number; readonly conflicts: number }

/** Takes a whole import back: its cards go, changed ones get their old values; what was touched since stays and is named. */
export async function undoImport(
  db: Db,
  actor: Importer & { readonly id: number },
  id: number,
): Promise<Undone> {
  return inTransaction(db, async (tx) => {
    const past = await lockImport(tx, id)
    if (!past) throw new Refusal('not_found')
    if (past.doneAt === null) throw new Refusal('import_not_done')
    if (past.undoneAt !== null) throw new Refusal('import_already_undone')
    // Money is taken back by those who could bring it.
    if (asMapping(past.mapping).some(isOfFees) && !can(actor, 'fees.manage')) throw new Refusal('not_allowed')
    await takeImportTurn(tx)

    const steps = await planUndo(tx, id)
    const { create, update } = asCounts(past.counts)
    // What the file had changed is kept for a while only.
    if (steps.length === 0 && create + update > 0) throw new Refusal('import_too_old')
    await takeMoneyBack(tx, id, moneyOf(steps))
    await leaveHouseholds(tx, joinedBy(steps), actor.id)
    await removeCards(tx, steps)
    await restoreCards(tx, steps)
    await noteConflicts(tx, id, steps)
    await tx
      .updateTable('memberImport')
      .set({ undoneAt: sql<Date>`now()`, undoneBy: actor.id })
      .where('id', '=', id)
      .execute()
    return audited(tx, { actorId: actor.id, id, own: await listOwnFields(tx) }, steps)
  })
}

const isOfFees = (target: Mapping[number]) =>
  target === 'household' || MONEY_FIELDS.some((field) => field === target)

/** The membership began with the card itself, and ends with it. */
const CAME_ALONG = ['motorcycle', 'member_tag', 'membership_period', 'payment', 'credit', 'household_member']

async function planUndo(tx: Db, id: number): Promise<readonly Undoing[]> {
  const traces = (await listImportRows(tx, id)).map(
    ({ line, action, memberId, before, after }): ImportTrace => ({
      line,
      action,
      memberId,
      before: asRecord(before) as Changes,
      after: asRecord(after) as Changes,
    }),
  )
  const ids = traces.map(({ memberId }) => memberId)
  const cards = new Map((await lockKnownCards(tx, ids)).map((card) => [card.id, card]))
  // What came with the file is compared as a part of the card; everything else holds it in its place.
  const referred = await listReferredMembers(tx, ids, { except: CAME_ALONG })
  const { foreign, touched } = await listMoneySince(tx, { importId: id, ids })
  const holders = await listHogHolders(tx, traces)
  return traces.map((trace) => {
    const holder = holders.get(String(trace.before.hogNumber ?? ''))
    return undoingOf(trace, {
      card: cards.get(trace.memberId),
      isReferred: referred.has(trace.memberId) || foreign.has(trace.memberId),
      isMoneyTouched: touched.has(trace.memberId),
      isHogTaken: holder !== undefined && holder !== trace.memberId,
    })
  })
}

async function listHogHolders(tx: Db, traces: readonly ImportTrace[]): Promise<ReadonlyMap<string, number>> {
  const numbers = traces.flatMap(({ before }) => (before.hogNumber ? [String(before.hogNumber)] : []))
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'hogNumber'])
    .where('hogNumber', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
  return new Map(rows.map(({ id, hogNumber }) => [hogNumber ?? '', id]))
}

/** Whose money goes with the import: all of a card that goes, of a card that stays what is given back there. */
function moneyOf(steps: readonly Undoing[]) {
  return steps.flatMap((step) => {
    if (step.kind === 'keep') return []
    const { memberId } = step.trace
    const gone = step.kind === 'remove' ? MONEY_FIELDS : Object.keys(step.values).filter(isMoneyField)
    return gone.map((field) => ({ memberId, field }))
  })
}

/** Whom the import had put into a household, and nobody elsewhere since. */
function joinedBy(steps: readonly Undoing[]): readonly number[] {
  return steps.flatMap((step) => {
    if (step.kind === 'keep') return []
    const { memberId, after } = step.trace
    const isIn = step.kind === 'remove' ? after.household !== undefined : 'household' in step.values
    return isIn ? [memberId] : []
  })
}

/**
 * So many cards have just come that what the database knows of its tables is not true any more: it would read some of them whole for
 * every card that goes, and a connection that once decided so would go on.
 */
async function countAnew(tx: Db): Promise<void> {
  const { rows } = await sql<{
    names: string
  }>`select string_agg(distinct conrelid::regclass::text, ', ') as names
    from pg_constraint where contype = 'f' and confrelid = 'member'::regclass`.execute(tx)
  await sql.raw(`analyze ${rows[0]?.names ?? 'member'}`).execute(tx)
}

/** Who goes is looked for wherever a card can be named: of ten thousand at once no statement has the time. */
const REMOVED_AT_ONCE = 1000

async function removeCards(tx: Db, steps: readonly Undoing[]): Promise<void> {
  const ids = steps.flatMap((step) => (step.kind === 'remove' ? [step.trace.memberId] : []))
  if (ids.length > 0) await countAnew(tx)
  for (let from = 0; from < ids.length; from += REMOVED_AT_ONCE) {
    const some = ids.slice(from, from + REMOVED_AT_ONCE)
    await tx
      .deleteFrom('member')
      .where('id', '=', sql<number>`any(${some}::int[])`)
      .execute()
  }
}

async function restoreCards(tx: Db, steps: readonly Undoing[]): Promise<void> {
  await writeBelongings(
    tx,
    steps.flatMap((step) =>
      step.kind === 'restore'
        ? [{ memberId: step.trace.memberId, before: step.trace.after, after: step.values }]
        : [],
    ),
  )
  await updateCards(
    tx,
    steps.flatMap((step) =>
      step.kind === 'restore'
        ? [{ id: step.trace.memberId, version: step.version, values: step.values }]
        : [],
    ),
  )
}

async function noteConflicts(tx: Db, importId: number, steps: readonly Undoing[]): Promise<void> {
  const notes = steps.flatMap((step) => {
    const conflict = conflictOf(step)
    return conflict ? [{ line: step.trace.line, conflict }] : []
  })
  await sql`update member_import_row set conflict = note.conflict
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as note (line int, conflict jsonb)
    where member_import_row.import_id = ${importId} and member_import_row.line = note.line`.execute(tx)
}

function conflictOf(step: Undoing): Conflict | null {
  return step.kind === 'remove' ? null : step.conflict
}

type Undid = { readonly actorId: number; readonly id: number; readonly own: readonly OwnField[] }

function audited(tx: Db, { actorId, id, own }: Undid, steps: readonly Undoing[]): Undone {
  for (const step of steps) {
    if (step.kind === 'keep') continue
    const { memberId, after } = step.trace
    const changes =
      step.kind === 'remove'
        ? asAuditChanges(after, blank(after), own)
        : asAuditChanges(after, step.values, own)
    recordAudit(tx, { action: 'IMPORT_UNDONE', actorId, memberId, changes, note: `import ${id}` })
  }
  const count = (kind: Undoing['kind']) => steps.filter((step) => step.kind === kind).length
  const undone = {
    removed: count('remove'),
    restored: count('restore'),
    conflicts: steps.filter((step) => conflictOf(step) !== null).length,
  }
  recordAudit(tx, {
    action: 'IMPORT_UNDONE',
    actorId,
    changes: Object.entries(undone).map(([field, to]) => ({ field, from: null, to })),
    note: `import ${id}`,
  })
  return undone
}

const blank = (fields: Changes): Changes =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, null]))
