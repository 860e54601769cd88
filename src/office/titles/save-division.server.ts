import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { text } from '../../people/members/profile.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { reordered } from './division.ts'
import { holdDivisions } from './divisions.server.ts'

export const DivisionFields = z.strictObject({
  name: text(100),
  town: z.string().trim().max(100).default(''),
  meets: z.string().trim().max(200).default(''),
  description: z.string().trim().max(1000).default(''),
})
export type DivisionInput = z.infer<typeof DivisionFields>

const BROKEN = {
  division_name_key: () => new Refusal('division_exists', { fields: { name: 'invalid' } }),
}

export async function addDivision(db: Db, visitor: Visitor, fields: DivisionInput): Promise<{ id: number }> {
  return knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      await holdDivisions(tx)
      const added = await tx
        .insertInto('division')
        .values({
          ...fields,
          id: sql<number>`(select coalesce(max(id), 0) + 1 from division)`,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from division)`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      record(tx, visitor, { name: fields.name, changes: changesBetween({}, fields) })
      return added
    }),
  )
}

/** A new name holds everywhere at once, also on cards of those who left: it is the same division. */
export async function changeDivision(
  db: Db,
  visitor: Visitor,
  { id, change }: { id: number; change: Partial<DivisionInput> },
): Promise<void> {
  await knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      const before = await lockDivision(tx, id)
      const changes = changesBetween({ ...before }, change)
      if (changes.length === 0) return
      await tx.updateTable('division').set(change).where('id', '=', id).execute()
      record(tx, visitor, { name: before.name, changes })
    }),
  )
}

export async function moveDivision(
  db: Db,
  visitor: Visitor,
  { id, step }: { id: number; step: 1 | -1 },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdDivisions(tx)
    const rows = await tx
      .selectFrom('division')
      .select(['id', 'name'])
      .orderBy(sql`closed_on is not null`)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const moved = rows.find((row) => row.id === id)
    if (!moved) throw new Refusal('not_found')
    const before = rows.map((row) => row.id)
    const after = reordered(before, id, step)
    if (after === before) return
    await sql`update division set position = place from unnest(${[...after]}::int[]) with ordinality
      as wanted (id, place) where wanted.id = division.id`.execute(tx)
    const place = (ids: readonly number[]) => ids.indexOf(id) + 1
    record(tx, visitor, {
      name: moved.name,
      changes: [{ field: 'order', from: place(before), to: place(after) }],
    })
  })
}

/** Only what nobody and nothing belongs to can go; the database knows. */
export async function deleteDivision(db: Db, visitor: Visitor, id: number): Promise<void> {
  await knowing({ reference: () => new Refusal('division_in_use') }, () =>
    inTransaction(db, async (tx) => {
      const { name } = await lockDivision(tx, id)
      await tx.deleteFrom('division').where('id', '=', id).execute()
      recordAudit(tx, { action: 'DIVISION_DELETED', actorId: visitor.id, note: name })
    }),
  )
}

export async function lockDivision(tx: Db, id: number) {
  const division = await tx
    .selectFrom('division')
    .select(['name', 'town', 'meets', 'description', 'closedOn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!division) throw new Refusal('not_found')
  return division
}

type Trace = { readonly name: string; readonly changes: ReturnType<typeof changesBetween> }

export function record(tx: Db, visitor: Visitor, { name, changes }: Trace): void {
  recordAudit(tx, { action: 'DIVISION_CHANGED', actorId: visitor.id, note: name, changes })
}
