import { type QueryCreator, sql } from 'kysely'
import { askAlong } from '../../ground/postgres/along.server.ts'
import { knowing, sayBroken } from '../../ground/postgres/broken-rule.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db, Tables } from '../../tables.ts'
import type { Motorcycle } from './member.ts'
import type { CardChange } from './member-change.ts'
import { withOwn } from './own-value.ts'

/**
 * `said` is written by the same statement: every one more costs a save as much as the card itself. Both leave with what is asked
 * next in the transaction, and what they break is told there.
 */
export async function writeCard(
  tx: Db,
  memberId: number,
  change: CardChange,
  said: QueryCreator<Tables> = tx,
): Promise<void> {
  const { motorcycles, tags, division, own, ...columns } = change
  await askAlong(
    tx,
    said
      .updateTable('member')
      .set((eb) => ({
        ...columns,
        ...(division === undefined ? {} : { divisionId: division }),
        ...(own && { own: sql<string>`jsonb_strip_nulls(member.own || ${JSON.stringify(own)}::jsonb)` }),
        version: eb('version', '+', 1),
        updatedAt: sql<Date>`now()`,
      }))
      .where('id', '=', memberId),
    (fault) => sayBroken(BROKEN, fault),
  )
  if (motorcycles) await replaceMotorcycles(tx, memberId, motorcycles)
  if (tags) await replaceTags(tx, memberId, tags)
}

export async function insertCard(
  tx: Db,
  {
    motorcycles = [],
    tags = [],
    division,
    own = {},
    ...columns
  }: CardChange & { firstName: string; lastName: string },
): Promise<number> {
  const { id } = await knowing(BROKEN, () =>
    tx
      .insertInto('member')
      .values({ ...columns, own: JSON.stringify(withOwn({}, own)), divisionId: division ?? null })
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

const NO_DIVISION = () => new Refusal('invalid_fields', { fields: { division: 'invalid' } })
const LATER_THAN_END = () => new Refusal('invalid_fields', { fields: { memberSince: 'periods_overlap' } })
const BROKEN = {
  // The first day of the first period of membership lies after its last, or in the next one.
  membership_period_order: LATER_THAN_END,
  membership_period_once: LATER_THAN_END,
  member_by_hog_number: () => new Refusal('hog_number_taken'),
  member_division_id_fkey: NO_DIVISION,
  // A closed division.
  'reference by a trigger': NO_DIVISION,
}
