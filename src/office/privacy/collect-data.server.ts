import { sql } from 'kysely'
import type { OwnField, OwnValues } from '../../ground/values/own-field.ts'
import { listOwnFields } from '../../people/members/own-fields.server.ts'
import { ownPlain } from '../../people/members/own-value.ts'
import { nameKey } from '../../people/members/likeness.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import { FREE_TEXTS } from './free-texts.ts'
import { type Holding, isSomebodys, type SomeHolding } from './holding.ts'
import { HOLDINGS } from './holdings.ts'
import type { Person } from './person.ts'
import { bind } from './persons.server.ts'
import { redactOthers } from './redact.ts'

export type Row = Readonly<Record<string, Json | undefined>>
export type Section = {
  readonly table: string
  readonly name: Holding['name']
  readonly rows: readonly Row[]
}
/** Where he acted for the club: how often, column by column. */
export type Act = { readonly table: string; readonly column: string; readonly count: number }

/** Everything about a person, table after table; what he wrote himself as it is, what others wrote without third people. */
export async function* collectData(db: Db, person: Person): AsyncGenerator<Section> {
  const known = { others: await listOtherNames(db, person), own: [...person.emails, ...person.phones] }
  const own = await listOwnFields(db)
  for (const [table, holding] of Object.entries(HOLDINGS)) {
    if (!isSomebodys(holding)) continue
    const rows = await listRows(db, table, { holding, person })
    if (rows.length === 0) continue
    const officers = FREE_TEXTS.filter((text) => text.table === table && table !== 'application')
    yield {
      table,
      name: holding.name,
      rows: rows
        .map((found) => named(found, own))
        .map((row) => ({
          ...row,
          ...Object.fromEntries(
            officers.map(({ column }) => [column, redactOthers(row[column] ?? null, known)]),
          ),
        })),
    }
  }
}

/** The club's own fields by what they are called, and a choice by its name: numbers would say nothing to him. */
function named(row: Row, fields: readonly OwnField[]): Row {
  if (row.own === undefined) return row
  const values = asRecord(row.own) as OwnValues
  const said = fields.flatMap((field) =>
    field.id in values ? [[field.name, ownPlain(field, values[field.id])]] : [],
  )
  return { ...row, own: Object.fromEntries(said) as Row }
}

type Reading = { readonly holding: SomeHolding; readonly person: Person }

async function listRows(db: Db, table: string, { holding, person }: Reading): Promise<readonly Row[]> {
  const { hidden = [], secret = [], acted = [] } = holding
  const facts = secret.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)} is not null`)
  const kept = sql`to_jsonb(${sql.table(table)}) - ${[...hidden, ...secret, ...acted]}::text[]
    ${facts.length > 0 ? sql`|| jsonb_build_object(${sql.join(facts)})` : sql``}`
  const { rows } = await sql<{ row: Json }>`
    select ${kept} as row from ${sql.table(table)} where ${bind(holding.about, person)}`.execute(db)
  return rows.map(({ row }) => asRecord(row))
}

export async function listActs(db: Db, { accounts }: Person): Promise<readonly Act[]> {
  if (accounts.length === 0) return []
  const columns = Object.entries(HOLDINGS).flatMap(([table, { acted = [] }]) =>
    acted.map((column) => ({ table, column })),
  )
  const counts = columns.map(
    ({
      table,
      column,
    }) => sql`select ${sql.lit(table)} as "table", ${sql.lit(column)} as "column", count(*)::int as count
      from ${sql.table(table)} where ${sql.ref(column)} = any(${[...accounts]}::int[])`,
  )
  const { rows } =
    await sql<Act>`select * from (${sql.join(counts, sql` union all `)}) as acts where count > 0`.execute(db)
  return rows
}

async function listOtherNames(db: Db, { members, names }: Person): Promise<ReadonlySet<string>> {
  const others = await db
    .selectFrom('member')
    .select(['firstName', 'lastName'])
    .where('id', '<>', sql<number>`all(${[...members]}::int[])`)
    .where('erasedAt', 'is', null)
    .execute()
  const own = new Set(names.map(nameKey))
  return new Set(others.map(nameKey).filter((key) => !own.has(key)))
}
