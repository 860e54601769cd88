import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { isSomebodys, type SomeHolding } from './holding.ts'
import { HOLDINGS } from './holdings.ts'
import { FREE_TEXTS } from './free-texts.ts'
import type { Person } from './person.ts'
import { bind } from './persons.server.ts'

/**
 * Takes a person out of every table, as `holdings.ts` says, and his addresses and numbers out of the free texts of others.
 * Doing it twice changes nothing. Money keeps every haléř: no amount is among the columns that are written over.
 */
export async function erasePerson(tx: Db, person: Person): Promise<void> {
  // Texts first: who reads them here is not found by them a moment later.
  await sweepTexts(tx, person)
  for (const [table, holding] of Object.entries(HOLDINGS))
    if (isSomebodys(holding)) await eraseFrom(tx, table, { holding, person })
}

type Erasing = { readonly holding: SomeHolding; readonly person: Person }

async function eraseFrom(tx: Db, table: string, { holding, person }: Erasing): Promise<void> {
  const about = bind(holding.about, person)
  if (holding.erasure === 'delete') await sql`delete from ${sql.table(table)} where ${about}`.execute(tx)
  if (holding.erasure !== 'strip') return
  const when = holding.stripWhen ? sql`and (${sql.raw(holding.stripWhen)})` : sql``
  await sql`update ${sql.table(table)} set ${stripOf(table)} where (${about}) ${when}`.execute(tx)
}

/** What is written over a person in this table. */
export function stripOf(table: string): RawBuilder<unknown> {
  const holding = HOLDINGS[table]
  const strip = holding?.erasure === 'strip' ? Object.entries(holding.strip) : []
  return sql.join(strip.map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`))
}

/** An address, a phone or a HOG number in somebody else's text is still his; a name may be a namesake's, and stays to a person. */
async function sweepTexts(tx: Db, { emails, phones, hogNumbers }: Person): Promise<void> {
  for (const needle of [...emails, ...phones, ...hogNumbers])
    for (const { table, column, isJson, also } of FREE_TEXTS)
      await sweep(tx, { table, column, isJson, also }, needle)
}

async function sweep(
  tx: Db,
  { table, column, isJson, also }: (typeof FREE_TEXTS)[number],
  needle: string,
): Promise<void> {
  const text = sql`${sql.ref(column)}::text`
  const cleaned = sql`regexp_replace(${text}, ${pattern(needle)}, '…', 'gi')`
  await sql`update ${sql.table(table)}
    set ${sql.ref(column)} = ${isJson ? sql`${cleaned}::jsonb` : cleaned} ${sql.raw(also)}
    where position(${needle.toLowerCase()} in lower(${text})) > 0`.execute(tx)
}

/** The needle as it stands, every sign of it meant literally. */
function pattern(needle: string): string {
  return needle.replaceAll(/[^a-z0-9@_-]/gi, (sign) => `\\${sign}`)
}
