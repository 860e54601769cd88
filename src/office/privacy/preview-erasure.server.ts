import { sql } from 'kysely'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type Blocker, blockersOf } from './blocker.ts'
import { subjectOf } from './erasures.server.ts'
import { FREE_TEXTS } from './free-texts.ts'
import { type Holding, isSomebodys, type KeptBecause, type SomeHolding } from './holding.ts'
import { HOLDINGS } from './holdings.ts'
import type { Person, Subject } from './person.ts'
import { bind, findPerson } from './persons.server.ts'
import { readStanding } from './standings.server.ts'

export type Concerned = {
  readonly table: string
  readonly name: Holding['name']
  readonly rows: number
  readonly fate: SomeHolding['erasure'] | 'later'
  readonly because: KeptBecause | null
}

export type ErasurePreview = {
  readonly blockers: readonly Blocker[]
  readonly concerned: readonly Concerned[]
  /** Free texts of others in which the name still stands; a person decides about those, there may be a namesake. */
  readonly mentions: number
}

export async function previewErasure(db: Db, id: number): Promise<ErasurePreview> {
  const request = await db
    .selectFrom('erasure')
    .select(['memberId', 'accountId', 'applicationId'])
    .where('id', '=', id)
    .where('closedAs', 'is', null)
    .executeTakeFirst()
  if (!request) throw new Refusal('erasure_closed')
  return previewSubject(db, subjectOf(request))
}

/** What forgetting this person would touch, table by table, and what stands in the way. Writes nothing. */
async function previewSubject(db: Db, subject: Subject): Promise<ErasurePreview> {
  const person = await findPerson(db, subject)
  if (!person) throw new Refusal('not_found')
  const [standing, concerned, mentions] = await Promise.all([
    readStanding(db, person),
    countRows(db, person),
    countMentions(db, person),
  ])
  return { blockers: blockersOf(standing), concerned, mentions }
}

async function countRows(db: Db, person: Person): Promise<readonly Concerned[]> {
  const held = Object.entries(HOLDINGS).flatMap(([table, holding]) =>
    isSomebodys(holding) ? [{ table, holding }] : [],
  )
  const counts = held.map(
    ({ table, holding }) =>
      sql`select ${sql.lit(table)} as "table", (select count(*)::int from ${sql.table(table)} where ${bind(holding.about, person)}) as rows`,
  )
  const { rows } = await sql<{ table: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [row.table, row.rows]))
  return held.flatMap(({ table, holding }) => {
    const count = found.get(table) ?? 0
    const because = 'because' in holding ? holding.because : null
    const fate = 'stripWhen' in holding && holding.stripWhen ? ('later' as const) : holding.erasure
    return count === 0 ? [] : [{ table, name: holding.name, rows: count, fate, because }]
  })
}

async function countMentions(db: Db, person: Person): Promise<number> {
  const names = person.names.flatMap(({ firstName, lastName }) => [
    `${firstName} ${lastName}`.toLowerCase(),
    `${lastName} ${firstName}`.toLowerCase(),
  ])
  if (names.length === 0) return 0
  const counts = FREE_TEXTS.map(({ table, column }) => {
    const holding = HOLDINGS[table]
    const others =
      holding && isSomebodys(holding) ? sql`and not coalesce((${bind(holding.about, person)}), false)` : sql``
    return sql`select count(*)::int as count from ${sql.table(table)}
      where exists (select from unnest(${[...new Set(names)]}::text[]) as name
        where position(name in lower(${sql.ref(`${table}.${column}`)}::text)) > 0) ${others}`
  })
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(count), 0)::int as total from (${sql.join(counts, sql` union all `)}) as mentions`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}
