import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { text } from '../members/profile.ts'
import { lockKinds } from './kinds.server.ts'

const fields = { nameCs: text(60), nameEn: text(60), votes: z.boolean(), counts: z.boolean() }

export const NewKind = z.strictObject({
  ...fields,
  votes: fields.votes.default(true),
  counts: fields.counts.default(true),
})
export const KindPatch = z.strictObject({ ...fields, archived: z.boolean() }).partial()

const TAKEN = { membership_kind_name: () => new Refusal('kind_exists', { fields: { nameCs: 'invalid' } }) }

export async function addKind(
  db: Db,
  visitor: Visitor,
  kind: z.infer<typeof NewKind>,
): Promise<{ id: number }> {
  return knowing(TAKEN, () =>
    inTransaction(db, async (tx) => {
      const added = await tx
        .insertInto('membershipKind')
        .values({
          ...kind,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from membership_kind)`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      record(tx, visitor, { name: kind.nameCs, changes: changesBetween({}, kind) })
      return added
    }),
  )
}

/** Archived, it stays with those who hold it and nobody new is given it. The club always has one to give. */
export async function changeKind(
  db: Db,
  visitor: Visitor,
  { id, change }: { id: number; change: z.infer<typeof KindPatch> },
): Promise<void> {
  await knowing(TAKEN, () =>
    inTransaction(db, async (tx) => {
      const kinds = await lockKinds(tx)
      const before = kinds.find((kind) => kind.id === id)
      if (!before) throw new Refusal('not_found')
      const changes = changesBetween({ ...before }, change)
      if (changes.length === 0) return
      if (change.archived) refuseLast(kinds, id)
      await tx.updateTable('membershipKind').set(change).where('id', '=', id).execute()
      record(tx, visitor, { name: before.nameCs, changes })
    }),
  )
}

/** One place up or down; who stands first is what new members are. */
export async function moveKind(
  db: Db,
  visitor: Visitor,
  { id, step }: { id: number; step: 1 | -1 },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const kinds = await lockKinds(tx)
    const from = kinds.findIndex((kind) => kind.id === id)
    if (from === -1) throw new Refusal('not_found')
    const to = from + step
    const [one, other] = [kinds[from], kinds[to]]
    if (!one || !other) return
    const order = kinds.with(from, other).with(to, one)
    await sql`update membership_kind set position = place from unnest(${order.map((kind) => kind.id)}::int[])
      with ordinality as ordered (kind_id, place) where id = kind_id`.execute(tx)
    record(tx, visitor, { name: one.nameCs, changes: [{ field: 'order', from: from + 1, to: to + 1 }] })
  })
}

export async function deleteKind(db: Db, visitor: Visitor, id: number): Promise<void> {
  await knowing({ reference: () => new Refusal('kind_in_use') }, () =>
    inTransaction(db, async (tx) => {
      const kinds = await lockKinds(tx)
      const kind = kinds.find((one) => one.id === id)
      if (!kind) throw new Refusal('not_found')
      refuseLast(kinds, id)
      await tx.deleteFrom('membershipKind').where('id', '=', id).execute()
      recordAudit(tx, { action: 'MEMBERSHIP_KIND_DELETED', actorId: visitor.id, note: kind.nameCs })
    }),
  )
}

function refuseLast(kinds: Awaited<ReturnType<typeof lockKinds>>, id: number): void {
  if (!kinds.some((kind) => kind.id !== id && !kind.archived)) throw new Refusal('last_kind')
}

type Trace = { readonly name: string; readonly changes: ReturnType<typeof changesBetween> }

function record(tx: Db, visitor: Visitor, { name, changes }: Trace): void {
  recordAudit(tx, { action: 'MEMBERSHIP_KIND_CHANGED', actorId: visitor.id, note: name, changes })
}
