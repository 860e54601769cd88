import { sql } from 'kysely'
import type { OwnField } from '../../ground/values/own-field.ts'
import type { Db } from '../../tables.ts'

export type HeldField = OwnField & {
  /** On how many cards it says something. */
  readonly held: number
}

/** In the club's order, with how many cards hold each. */
export async function listHeldFields(db: Db): Promise<readonly HeldField[]> {
  return db
    .selectFrom('ownField')
    .select(['id', 'name', 'kind', 'seenAs', 'inApplication', 'choices'])
    .select(sql<number>`(select count(*)::int from member where member.own ? own_field.id::text)`.as('held'))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** All of them, held until the transaction ends; whatever else is done with fields, or written into them, waits. */
export async function lockOwnFields(tx: Db) {
  return tx
    .selectFrom('ownField')
    .select(['id', 'name', 'kind', 'seenAs', 'inApplication', 'choices', 'lastChoice'])
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export type LockedField = Awaited<ReturnType<typeof lockOwnFields>>[number]
