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

const fields = {
  name: text(60),
  scope: z.enum(['club', 'division']),
  single: z.boolean(),
  closed: z.boolean(),
}

export const NewTitle = z.strictObject({
  name: fields.name,
  scope: fields.scope.default('club'),
  single: fields.single.default(true),
})
export const TitlePatch = z.strictObject(fields).partial()

const SHARED = () => new Refusal('title_shared', { fields: { single: 'invalid' } })
const BROKEN = {
  title_name_key: () => new Refusal('title_exists', { fields: { name: 'invalid' } }),
  // One holder from now on, while several hold it: the database sees that their terms overlap.
  title_term_single: SHARED,
  title_term_once: SHARED,
}

export async function addTitle(
  db: Db,
  visitor: Visitor,
  title: z.infer<typeof NewTitle>,
): Promise<{ id: number }> {
  return knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      const added = await tx
        .insertInto('title')
        .values({ ...title, position: sql<number>`(select coalesce(max(position), 0) + 1 from title)` })
        .returning('id')
        .executeTakeFirstOrThrow()
      record(tx, visitor, { name: title.name, changes: changesBetween({}, title) })
      return added
    }),
  )
}

/** A title that was ever held keeps for what it was given: the club, or a division. */
export async function changeTitle(
  db: Db,
  visitor: Visitor,
  { id, change }: { id: number; change: z.infer<typeof TitlePatch> },
): Promise<void> {
  await knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      const before = await lockTitle(tx, id)
      const changes = changesBetween({ ...before }, change)
      if (changes.length === 0) return
      if (changes.some(({ field }) => field === 'scope') && (await wasHeld(tx, id)))
        throw new Refusal('title_in_use', { fields: { scope: 'invalid' } })
      await tx.updateTable('title').set(definedOnly(change)).where('id', '=', id).execute()
      record(tx, visitor, { name: before.name, changes })
    }),
  )
}

export async function deleteTitle(db: Db, visitor: Visitor, id: number): Promise<void> {
  await knowing({ reference: () => new Refusal('title_in_use') }, () =>
    inTransaction(db, async (tx) => {
      const { name } = await lockTitle(tx, id)
      await tx.deleteFrom('title').where('id', '=', id).execute()
      recordAudit(tx, { action: 'TITLE_DELETED', actorId: visitor.id, note: name })
    }),
  )
}

export async function lockTitle(tx: Db, id: number) {
  const title = await tx
    .selectFrom('title')
    .select(['name', 'scope', 'single', 'closed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!title) throw new Refusal('not_found')
  return title
}

async function wasHeld(tx: Db, titleId: number): Promise<boolean> {
  const term = await tx
    .selectFrom('titleTerm')
    .select('id')
    .where('titleId', '=', titleId)
    .limit(1)
    .executeTakeFirst()
  return term !== undefined
}

const definedOnly = <Fields extends object>(fieldsOf: Fields): Fields =>
  Object.fromEntries(Object.entries(fieldsOf).filter(([, value]) => value !== undefined)) as Fields

type Trace = { readonly name: string; readonly changes: ReturnType<typeof changesBetween> }

function record(tx: Db, visitor: Visitor, { name, changes }: Trace): void {
  recordAudit(tx, { action: 'TITLE_CHANGED', actorId: visitor.id, note: name, changes })
}
