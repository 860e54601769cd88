import { noonOf } from '../../ground/values/day.ts'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { holdOwnFields, listOwnFields } from '../members/own-fields.server.ts'
import {
  type CardField,
  type CardFields,
  CHANGEABLE,
  COLUMN_FIELDS,
  isCardField,
  ownKeys,
} from './card-field.ts'
import type { Changes } from './plan.ts'

const ROWS_A_STATEMENT = 1000

export type CardChange = { readonly id: number; readonly version: number; readonly values: Changes }
export type NewCard = { readonly id: number; readonly number: number }

/** New cards in the order of the file; their ids and numbers come back in the same order. */
export async function insertCards(tx: Db, cards: readonly CardFields[]): Promise<readonly NewCard[]> {
  await keepNumbersUnused(tx, cards)
  const known = await holdAll(tx)
  const made: NewCard[] = []
  for (const part of parts(cards)) {
    const ids = await reserve(tx, part)
    const rows = part.map((fields, index) => ({
      country: 'CZ',
      life_time: false,
      ...columnsOf(fields),
      own: ownColumn(fields, known),
      ...ids[index],
    }))
    const columns = sql.join([
      sql.ref('id'),
      sql.ref('own'),
      ...COLUMN_FIELDS.map((field) => sql.ref(columnOf(field))),
    ])
    await sql`insert into member (${columns}) select ${columns} from ${recordsOf(rows)}`.execute(tx)
    made.push(...ids)
  }
  return made
}

/** Numbers that came with the file are never given out again, not even to the next line. */
async function keepNumbersUnused(tx: Db, cards: readonly CardFields[]): Promise<void> {
  const largest = cards.reduce((most, { number }) => Math.max(most, Number(number ?? 0)), 0)
  await sql`select setval('member_number_seq', ${largest}::bigint) from member_number_seq
    where last_value <= ${largest}::bigint`.execute(tx)
}

/** Ids and numbers are known before the rows are written, so that each line knows its card. */
async function reserve(tx: Db, part: readonly CardFields[]): Promise<readonly NewCard[]> {
  const { rows } = await sql<NewCard>`
    select nextval(pg_get_serial_sequence('member', 'id'))::int as id,
      coalesce(wanted, nextval('member_number_seq'))::int as number
    from unnest(${part.map(({ number }) => number ?? null)}::int[]) with ordinality as line (wanted, place)
    order by place`.execute(tx)
  return rows
}

/** Changes the cards that nobody has touched since they were read; tells how many. */
export async function updateCards(tx: Db, changes: readonly CardChange[]): Promise<number> {
  let changed = 0
  const known = await holdAll(tx)
  for (const part of parts(changes)) {
    const rows = part.map(({ id, version, values }) => ({
      ...columnsOf(values),
      own: ownColumn(values, known),
      id,
      version,
    }))
    const result = await sql`
      update member set ${sql.join(CHANGEABLE.filter((field) => COLUMN_FIELDS.includes(field)).map(setting))}, own = jsonb_strip_nulls(member.own || line.own), version = member.version + 1, updated_at = now()
      from ${recordsOf(rows)}
      where member.id = line.id and member.version = line.version`.execute(tx)
    changed += Number(result.numAffectedRows ?? 0)
  }
  return changed
}

/** A field the line does not speak of keeps its value. */
function setting(field: CardField) {
  const column = columnOf(field)
  return sql`${sql.ref(column)} = case when given.data ? ${column} then ${sql.ref(`line.${column}`)} else ${sql.ref(`member.${column}`)} end`
}

/** One JSON parameter however many rows there are; the types are those of the table itself. */
function recordsOf(rows: readonly object[]) {
  return sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given (data),
    jsonb_populate_record(null::member, given.data) as line`
}

const COLUMNS: Readonly<Partial<Record<CardField, string>>> = {
  division: 'division_id',
  ritualDate: 'ritual_on',
}

function columnOf(field: CardField): string {
  return COLUMNS[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function columnsOf(values: Changes): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (!isCardField(field) || !COLUMN_FIELDS.includes(field) || value === undefined) return []
      return [[columnOf(field), field === 'approvedAt' && typeof value === 'string' ? noonOf(value) : value]]
    }),
  )
}

/** Until the import ends no field of the club's own goes, and nothing is written into one that is gone. */
async function holdAll(tx: Db): Promise<ReadonlySet<string>> {
  const fields = await listOwnFields(tx)
  const held = await holdOwnFields(
    tx,
    fields.map(({ id }) => id),
  )
  return new Set(held.map(({ id }) => ownName(id)))
}

function ownColumn(values: Changes, known: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const kept = ownKeys(values).filter((field) => known.has(field))
  return Object.fromEntries(kept.map((field) => [field.slice('own.'.length), values[field]]))
}

function* parts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += ROWS_A_STATEMENT)
    yield items.slice(start, start + ROWS_A_STATEMENT)
}
