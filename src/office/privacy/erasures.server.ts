import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import type { Subject } from './person.ts'

type Asked = {
  readonly memberId: number | null
  readonly accountId: number | null
  readonly applicationId: number | null
}

export function subjectOf({ memberId, accountId, applicationId }: Asked): Subject {
  if (memberId !== null) return { kind: 'member', id: memberId }
  if (accountId !== null) return { kind: 'account', id: accountId }
  return { kind: 'application', id: applicationId ?? 0 }
}

function columnsOf({ kind, id }: Subject): Asked {
  return {
    memberId: kind === 'member' ? id : null,
    accountId: kind === 'account' ? id : null,
    applicationId: kind === 'application' ? id : null,
  }
}

type NewErasure = { readonly subject: Subject; readonly requestedBy: number; readonly note: string | null }

/** Null where the person has an open request already; the database decides, not a look. */
export async function insertErasure(
  tx: Db,
  { subject, requestedBy, note }: NewErasure,
): Promise<number | null> {
  const made = await tx
    .insertInto('erasure')
    .values({ ...columnsOf(subject), requestedBy, note })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'accountId', 'applicationId']).where('closedAs', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export function findOpenErasure(db: Db, { kind, id }: Subject) {
  const column = ({ member: 'memberId', account: 'accountId', application: 'applicationId' } as const)[kind]
  return db
    .selectFrom('erasure')
    .select(['id', 'requestedAt', 'requestedBy', 'note'])
    .where(column, '=', id)
    .where('closedAs', 'is', null)
    .executeTakeFirst()
}

/** Held still: of two officers one executes it, the other learns that it is done. */
export function lockOpenErasure(tx: Db, id: number) {
  return tx
    .selectFrom('erasure')
    .selectAll()
    .where('id', '=', id)
    .where('closedAs', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

type Closing = { readonly closedAs: 'withdrawn' | 'executed'; readonly actorId: number }

export function closeErasure(tx: Db, id: number, { closedAs, actorId }: Closing) {
  return tx
    .updateTable('erasure')
    .set({ closedAs, closedAt: sql<Date>`now()`, closedBy: actorId })
    .where('id', '=', id)
    .where('closedAs', 'is', null)
    .returning(['memberId', 'accountId', 'applicationId'])
    .executeTakeFirst()
}

export async function countOpenErasures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('erasure')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('closedAs', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Who asked to be forgotten, the longest waiting first. */
export function listOpenErasures(db: Db, page: Page) {
  const query = db
    .selectFrom('erasure')
    .leftJoin('member', 'member.id', 'erasure.memberId')
    .leftJoin('account', 'account.id', 'erasure.accountId')
    .leftJoin('application', 'application.id', 'erasure.applicationId')
    .select([
      'erasure.id',
      'erasure.memberId',
      'erasure.accountId',
      'erasure.applicationId',
      'erasure.requestedAt',
      'erasure.note',
      'member.number',
      sql<string>`coalesce(member.last_name || ' ' || member.first_name,
        application.last_name || ' ' || application.first_name, account.email, '–')`.as('name'),
      sql<boolean>`exists (select from account as owner where owner.id = erasure.requested_by
        and (owner.id = erasure.account_id or owner.member_id = erasure.member_id))`.as('isOwn'),
    ])
    .where('erasure.closedAs', 'is', null)
  return countedLeaf(query, [{ by: sql`erasure.requested_at` }, { by: sql`erasure.id` }], page)
}
