import { sql } from 'kysely'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type CardField, isOwnTarget, ownKeys } from './card-field.ts'
import type { OwnField, OwnValues } from '../../ground/values/own-field.ts'
import { ownChanges } from '../members/own-value.ts'
import { asDraft, type Checker, planDraft } from './check-import.server.ts'
import { lockImport, takeImportTurn } from './imports.server.ts'
import { cardsWritten, type Changes, type Counts, isTooMuch, type PlannedRow } from './plan.ts'
import type { Payer } from './known-card.ts'
import { writeHouseholds } from './write-households.server.ts'
import { writeMoney } from './write-money.server.ts'
import { writeBelongings, writeKinds } from './write-belongings.server.ts'
import { insertCards, updateCards } from './write-cards.server.ts'

type Actor = Checker & { readonly id: number }
type Created = Extract<PlannedRow, { bucket: 'create' }>
type Updated = Extract<PlannedRow, { bucket: 'update' }>

/**
 * Does what the dry run showed, all of it or nothing: `expected` is the digest of what was agreed to.
 * Lines that are wrong or unclear stay out; they were named before.
 */
export async function runImport(
  db: Db,
  actor: Actor,
  { id, expected }: { id: number; expected: string },
): Promise<Counts> {
  return inTransaction(db, async (tx) => {
    const draft = await lockImport(tx, id)
    if (!draft) throw new Refusal('not_found')
    if (draft.cells === null) throw new Refusal('import_already_done')
    await takeImportTurn(tx)
    const { plan, counts, digest } = await planDraft(tx, asDraft(draft.cells, draft), actor)
    if (digest !== expected) throw new Refusal('plan_changed')
    if (cardsWritten(counts) === 0) throw new Refusal('nothing_to_import')
    if (isTooMuch(counts)) throw new Refusal('too_many_cards')

    await write(tx, actor, { id, plan })
    await tx
      .updateTable('memberImport')
      .set({ cells: null, doneAt: sql<Date>`now()`, counts: JSON.stringify(counts) })
      .where('id', '=', id)
      .execute()
    recordAudit(tx, {
      action: 'MEMBERS_IMPORTED',
      actorId: actor.id,
      changes: Object.entries(counts).map(([field, to]) => ({ field, from: null, to })),
      note: `import ${id}`,
    })
    return counts
  })
}

async function write(
  tx: Db,
  actor: Actor,
  { id, plan }: { id: number; plan: readonly PlannedRow[] },
): Promise<void> {
  const created = plan.filter((row): row is Created => row.bucket === 'create')
  const updated = plan.filter((row): row is Updated => row.bucket === 'update')
  const cards = await insertCards(
    tx,
    created.map(({ fields }) => fields),
  )
  const changed = await updateCards(
    tx,
    updated.map(({ cardId, version, after }) => ({ id: cardId, version, values: after })),
  )
  if (changed !== updated.length) throw new Refusal('plan_changed')

  const planned = [
    ...created.map(({ line, fields, payer }, index): Trace => {
      const { id: memberId = 0, number = 0 } = cards[index] ?? {}
      return { line, action: 'create', memberId, number, before: {}, after: { ...fields, number }, payer }
    }),
    ...updated.map(({ line, cardId, number, before, after, payer }): Trace => ({
      line,
      action: 'update',
      memberId: cardId,
      number,
      before,
      after,
      payer,
    })),
  ]
  const traces = await writeHouseholds(tx, planned, actor.id)
  await writeBelongings(tx, traces)
  await writeKinds(
    tx,
    traces.filter(({ action }) => action === 'create'),
  )
  await writeMoney(tx, { importId: id, actorId: actor.id, today: actor.today }, traces)
  await insertTraces(tx, id, traces)
  for (const { action, memberId, before, after } of traces) {
    recordAudit(tx, {
      action: action === 'create' ? 'MEMBER_CREATED' : 'MEMBER_CHANGED',
      actorId: actor.id,
      memberId,
      changes: asAuditChanges(before, after, actor.own),
      note: `import ${id}`,
    })
  }
}

type Trace = {
  readonly line: number
  readonly action: 'create' | 'update'
  readonly memberId: number
  readonly number: number
  readonly before: Changes
  readonly after: Changes
  readonly payer: Payer | undefined
}

async function insertTraces(tx: Db, importId: number, traces: readonly Trace[]): Promise<void> {
  await sql`insert into member_import_row (import_id, line, action, member_id, before, after)
    select ${importId}::int, line, action, "memberId", before, after
    from jsonb_to_recordset(${JSON.stringify(traces)}::jsonb)
      as trace (line int, action text, "memberId" int, before jsonb, after jsonb)`.execute(tx)
}

export function asAuditChanges(
  before: Changes,
  after: Changes,
  own: readonly OwnField[] = [],
): readonly AuditChange[] {
  const plain = (Object.keys(after) as CardField[]).filter((field) => !isOwnTarget(field))
  return [
    ...plain.map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null })),
    ...ownChanges(own, ownOf(before), ownOf(after)),
  ]
}

/** By the numbers of the fields, as a card has them. */
function ownOf(changes: Changes): OwnValues {
  return Object.fromEntries(
    ownKeys(changes).map((field) => [field.slice('own.'.length), changes[field] ?? null]),
  ) as OwnValues
}
