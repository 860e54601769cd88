import { sql } from 'kysely'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { HAS_MEMBERSHIP } from '../members/club-count.server.ts'
import type { MembershipKind } from './kind.ts'

export type HeldKind = MembershipKind & {
  /** How many hold it today. */
  readonly members: number
  /** Somebody holds it or once did: it can only be archived. */
  readonly wasHeld: boolean
}

/** In the club's order, those nobody new is given last. */
export function listKinds(db: Db): Promise<readonly HeldKind[]> {
  return readKinds(db, null)
}

const readKinds = remembered((db: Db, _all: null): Promise<readonly HeldKind[]> =>
  db
    .selectFrom('membershipKind')
    .select(['id', 'nameCs', 'nameEn', 'votes', 'counts', 'archived'])
    .select([
      sql<number>`(select count(*)::int from membership_period join member on member.id = membership_period.member_id
        where kind_id = membership_kind.id and ends_on is null and ${HAS_MEMBERSHIP})`.as('members'),
      sql<boolean>`exists (select from membership_period where kind_id = membership_kind.id)`.as('wasHeld'),
    ])
    .orderBy('archived')
    .orderBy('position')
    .orderBy('id')
    .execute(),
)

/** Held until the transaction ends; whatever else is done with kinds waits. */
export async function lockKinds(
  tx: Db,
): Promise<readonly (MembershipKind & { readonly position: number })[]> {
  return tx
    .selectFrom('membershipKind')
    .select(['id', 'nameCs', 'nameEn', 'votes', 'counts', 'archived', 'position'])
    .orderBy('archived')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function findKind(db: Db, id: number): Promise<MembershipKind | undefined> {
  return db
    .selectFrom('membershipKind')
    .select(['id', 'nameCs', 'nameEn', 'votes', 'counts', 'archived'])
    .where('id', '=', id)
    .executeTakeFirst()
}
