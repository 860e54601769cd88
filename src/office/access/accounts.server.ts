import { type RawBuilder, sql } from 'kysely'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import { nameContains } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import { likePart } from '../../ground/postgres/text-search.server.ts'
import type { Role } from '../../permissions.ts'
import type { Page } from '../../ground/http/after.ts'
import { type CountedLeaf, countedLeaf } from '../../ground/lists/leafed.server.ts'
import { inOrder } from '../../ground/lists/list-order.server.ts'
import type { Db } from '../../tables.ts'
import type { AccountFilter, AccountState } from './account-filter.ts'

export type AccountRow = {
  readonly id: number
  readonly email: string
  readonly role: Role
  /** The office the role came with, and its last day; nothing where it was given by hand. */
  readonly roleTitle: string | null
  readonly roleEndsOn: string | null
  readonly memberId: number | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly number: number | null
  readonly archivedAt: Date | null
  readonly excludedOn: string | null
  readonly createdAt: Date
  readonly deactivatedAt: Date | null
  readonly hasPassword: boolean
  readonly confirmedRulesAt: Date | null
  readonly verifiedProfileAt: Date | null
  readonly signedInAt: Date | null
  /** The last touch of any device still signed in. */
  readonly seenAt: Date | null
  readonly devices: number
  readonly hasSecondStep: boolean
  readonly passkeys: number
  /** Areas given to this person, beyond his role. */
  readonly grants: readonly string[]
}

const SEEN = sql<Date | null>`greatest(account.signed_in_at,
  (select max(last_seen_at) from session where session.account_id = account.id))`

function accountRows(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('member', 'member.id', 'account.memberId')
    .leftJoin('titleTerm', 'titleTerm.id', 'account.roleTermId')
    .leftJoin('title', 'title.id', 'titleTerm.titleId')
    .select([
      'account.id',
      'account.email',
      'account.role',
      'title.name as roleTitle',
      'titleTerm.endsOn as roleEndsOn',
      'account.memberId',
      'member.firstName',
      'member.lastName',
      'member.number',
      'member.archivedAt',
      'member.excludedOn',
      'account.createdAt',
      'account.deactivatedAt',
      sql<boolean>`account.password_hash is not null`.as('hasPassword'),
      'account.confirmedRulesAt',
      'account.verifiedProfileAt',
      'account.signedInAt',
      SEEN.as('seenAt'),
      sql<boolean>`exists (select from second_step where second_step.account_id = account.id)`.as(
        'hasSecondStep',
      ),
      sql<number>`(select count(*)::int from passkey where passkey.account_id = account.id)`.as('passkeys'),
      sql<number>`(select count(*)::int from session
        where session.account_id = account.id and expires_at > now())`.as('devices'),
      sql<string[]>`array(select permission from permission_grant
        where permission_grant.account_id = account.id order by permission)`.as('grants'),
    ])
}

/** One page of the accounts and how many there are. */
export function listAccounts(db: Db, filter: AccountFilter & Page): Promise<CountedLeaf<AccountRow>> {
  const keys = inOrder(filter.sort, ORDERS, [LAST_NAME, sql`account.id`])
  return countedLeaf(accountRows(db).where(conditions(filter)), keys, filter)
}

const LAST_NAME = { by: sql`member.last_name collate cs`, none: sql`''` }
const ORDERS = {
  name: [LAST_NAME, { by: sql`member.first_name collate cs`, none: sql`''` }],
  email: [sql`lower(account.email)`],
  role: [sql`account.role`],
  seen: [{ by: SEEN, none: sql`'-infinity'` }],
}

export function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  return accountRows(db).where('account.id', '=', id).executeTakeFirst()
}

const STATES: Readonly<Record<AccountState, RawBuilder<unknown>>> = {
  active: sql`account.deactivated_at is null`,
  never: sql`(account.deactivated_at is null and account.signed_in_at is null)`,
  off: sql`account.deactivated_at is not null`,
}

function conditions({ search, role, state, card }: AccountFilter): RawBuilder<boolean> {
  const parts = [
    ...searchWords(search).map(found),
    ...(role ? [sql`account.role = ${role}`] : []),
    ...(state ? [STATES[state]] : []),
    ...(card ? [card === 'with' ? sql`account.member_id is not null` : sql`account.member_id is null`] : []),
  ]
  return sql<boolean>`(${sql.join([sql`true`, ...parts], sql` and `)})`
}

/** Part of the name, without regard to accents, or of the address; a number alone is also the account's. */
function found(word: string): RawBuilder<unknown> {
  const number = /^\d{1,9}$/.test(word) ? sql` or account.id = ${Number(word)}` : sql``
  return sql`(${nameContains(word)} or account.email ilike ${likePart(word)}${number})`
}

/** The card an account is to be made for. */
export function findCardForAccount(db: Db, by: { memberId: number } | { number: number }) {
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select([
      'member.id',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.salutation',
      'member.email',
      HAS_MEMBERSHIP.as('isMember'),
      'member.archivedAt',
      'member.excludedOn',
      'account.id as accountId',
    ])
    .where('memberId' in by ? 'member.id' : 'member.number', '=', 'memberId' in by ? by.memberId : by.number)
    .where('member.erasedAt', 'is', null)
    .executeTakeFirst()
}
