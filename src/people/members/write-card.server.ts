import { sql } from 'kysely'
import { sqlState } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Motorcycle } from './member.ts'
import type { CardChange } from './member-change.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

export async function writeCard(tx: Db, memberId: number, change: CardChange): Promise<void> {
  const { motorcycles, tags, division, ...columns } = change
  await withKnownFaults(
    tx
      .updateTable('member')
      .set((eb) => ({
        ...columns,
        ...(division === undefined ? {} : { divisionId: division }),
        version: eb('version', '+', 1),
        updatedAt: sql<Date>`now()`,
      }))
      .where('id', '=', memberId)
      .execute(),
  )
  if (motorcycles) await replaceMotorcycles(tx, memberId, motorcycles)
  if (tags) await replaceTags(tx, memberId, tags)
}

export async function insertCard(
  tx: Db,
  { motorcycles = [], tags = [], division, ...columns }: CardChange & { firstName: string; lastName: string },
): Promise<number> {
  const { id } = await withKnownFaults(
    tx
      .insertInto('member')
      .values({ ...columns, divisionId: division ?? null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await replaceMotorcycles(tx, id, motorcycles)
  await replaceTags(tx, id, tags)
  return id
}

async function replaceMotorcycles(tx: Db, memberId: number, list: readonly Motorcycle[]): Promise<void> {
  await tx.deleteFrom('motorcycle').where('memberId', '=', memberId).execute()
  if (list.length === 0) return
  await tx
    .insertInto('motorcycle')
    .values(list.map((motorcycle, position) => ({ ...motorcycle, memberId, position })))
    .execute()
}

/** A new word becomes a tag the first time somebody uses it. */
async function replaceTags(tx: Db, memberId: number, names: readonly string[]): Promise<void> {
  await tx.deleteFrom('memberTag').where('memberId', '=', memberId).execute()
  if (names.length === 0) return
  await tx
    .insertInto('tag')
    .values([...names].toSorted().map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await tx
    .insertInto('memberTag')
    .columns(['memberId', 'tagId'])
    .expression((eb) =>
      eb
        .selectFrom('tag')
        .select([eb.val(memberId).as('memberId'), 'tag.id as tagId'])
        .where('tag.name', 'in', [...names]),
    )
    .execute()
}

async function withKnownFaults<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const rule = brokenRule(error)
    if (sqlState(error) === UNIQUE_VIOLATION && rule === 'member_by_hog_number')
      throw new Refusal('hog_number_taken')
    // A closed division is refused by a trigger, which breaks no constraint of a name.
    if (sqlState(error) === FOREIGN_KEY_VIOLATION && (rule === '' || rule.includes('division')))
      throw new Refusal('invalid_fields', { fields: { division: 'invalid' } })
    throw error
  }
}

/** The name PostgreSQL gives to what was violated: only what is meant is said of it. */
function brokenRule(error: unknown): string {
  const named = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : null
  return typeof named === 'string' ? named : ''
}
