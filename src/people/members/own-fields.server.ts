import { sql } from 'kysely'
import type { OwnField } from '../../ground/values/own-field.ts'
import type { Db } from '../../tables.ts'

/** All fields of the club's own in its order, as one value of a statement. */
export const OWN_FIELDS = sql<readonly OwnField[]>`(select coalesce(json_agg(json_build_object(
    'id', own_field.id, 'name', own_field.name, 'kind', kind, 'seenAs', seen_as, 'inApplication', in_application, 'choices', choices
  ) order by own_field.position, own_field.id), '[]') from own_field)`

export async function listOwnFields(db: Db): Promise<readonly OwnField[]> {
  const { own } = await db.selectNoFrom(OWN_FIELDS.as('own')).executeTakeFirstOrThrow()
  return own
}

/** As they stand, until the transaction ends: meanwhile none is deleted and no choice of them goes. */
export async function holdOwnFields(tx: Db, ids: readonly number[]): Promise<readonly OwnField[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('ownField')
    .select(['id', 'name', 'kind', 'seenAs', 'inApplication', 'choices'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()
}
