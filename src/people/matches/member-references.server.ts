import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export type MemberReference = { readonly table: string; readonly column: string }

/** Every column of the database that points at a card. Asked of the database itself: a table made tomorrow is in it. */
export async function listMemberReferences(db: Db): Promise<readonly MemberReference[]> {
  const { rows } = await sql<MemberReference>`
    select pg_class.relname as table, pg_attribute.attname as column
    from pg_constraint
    join pg_class on pg_class.oid = pg_constraint.conrelid
    join pg_attribute on pg_attribute.attrelid = pg_class.oid and pg_attribute.attnum = pg_constraint.conkey[1]
    where pg_constraint.contype = 'f' and pg_constraint.confrelid = 'member'::regclass
    order by 1, 2`.execute(db)
  return rows
}

/** Which of these cards anything else refers to: an account, a payment, a motorcycle, … */
export async function listReferredMembers(
  db: Db,
  ids: readonly number[],
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<ReadonlySet<number>> {
  const referred = new Set<number>()
  const references = await listMemberReferences(db)
  for (const { table, column } of references.filter((one) => !except.includes(one.table))) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[...ids]}::int[])`.execute(db)
    for (const { id } of rows) referred.add(id)
  }
  return referred
}
