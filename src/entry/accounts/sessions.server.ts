import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isPermission, type Role, withNeeded } from '../../permissions.ts'
import { noteChange } from '../../ground/platform/asking.server.ts'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { today } from '../../ground/platform/clock.server.ts'
import { sha256 } from '../../ground/platform/secret.server.ts'
import { cannotWrite, inTransaction, sqlState } from '../../ground/postgres/transaction.server.ts'
import { forgetDevices, keepWithoutSession } from '../../ground/push/subscriptions.server.ts'
import { askedTogether, seated } from '../../ground/postgres/asked-together.server.ts'
import { type Blank, prepared } from '../../ground/postgres/prepared.server.ts'
import { CHANGE_NUMBER } from '../../ground/postgres/remembered.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { roleOn } from '../../people/members/role-on.server.ts'
import { OWN_FIELDS } from '../../people/members/own-fields.server.ts'
import type { Db } from '../../tables.ts'
import { longestLife, sessionLife } from './account.ts'

export type Device = { readonly address: string; readonly userAgent: string }

/** A fresh token each time; whatever a visitor brought along is never adopted. */
export async function createSession(
  tx: Db,
  account: { id: number; role: Role },
  { address, userAgent }: Device,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('session')
    .values({
      tokenHash: sha256(token),
      accountId: account.id,
      address,
      userAgent: userAgent.slice(0, 300),
      expiresAt: sql<Date>`now() + make_interval(mins => ${longestLife(account.role)})`,
    })
    .execute()
  await tx
    .updateTable('account')
    .set({ signedInAt: sql<Date>`now()` })
    .where('id', '=', account.id)
    .execute()
  return token
}

/** Who stands behind a token, with all his rights, in one statement. */
export async function findVisitor(db: Db, token: string): Promise<Visitor | null> {
  if (token.length < 20 || token.length > 200) return null
  const row = await readVisitor(db, sha256(token).toString('hex'))
  if (!row || isOver(row, await readClub(db))) return null
  // Who may only read today may still read: that he was here is noted another time.
  if (row.idleMinutes >= 1) await touch(db, row.sessionId).catch(leaveForLater)
  const { idleMinutes: _, ageMinutes: ___, token: __, change, grants, firstName, lastName, ...visitor } = row
  noteChange(change)
  return {
    ...visitor,
    grants: withNeeded(grants.filter(isPermission)),
    name: firstName && lastName ? `${firstName} ${lastName}` : row.email,
  }
}

/** By the role of today: whoever became an officer meanwhile holds other people's data since then. */
function isOver({ role, idleMinutes, ageMinutes }: Lived, club: Club): boolean {
  const { idle, absolute } = sessionLife(role, club)
  return idleMinutes > idle || ageMinutes > absolute
}

type Lived = { readonly role: Role; readonly idleMinutes: number; readonly ageMinutes: number }

/** Who an account is at this moment, for work that goes on after its session: role and granted areas, or nobody. */
export async function findActor(db: Db, accountId: number): Promise<Actor | null> {
  const row = await db
    .selectFrom('account')
    .leftJoin('titleTerm as held', 'held.id', 'account.roleTermId')
    .select(['account.id', ...rightsOn(today())])
    .where('account.id', '=', accountId)
    .where('account.deactivatedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, grants: withNeeded(row.grants.filter(isPermission)) } : null
}

/**
 * A program with a key in somebody's name: him, with only what the key names. Without a session, so nothing of it is fresh.
 * A key of the club is a person of its office with those areas and nothing of his own; the Webmaster who answers for it stands
 * where a table wants somebody's number.
 */
export async function findProgram(db: Db, token: string): Promise<Visitor | null> {
  const row = await db
    .selectFrom('programKey')
    .innerJoin('account', (join) => join.on(ANSWERS))
    .leftJoin('member', 'member.id', 'account.memberId')
    .leftJoin('titleTerm as held', 'held.id', 'account.roleTermId')
    .where('programKey.tokenHash', '=', sha256(token))
    .where('programKey.revokedAt', 'is', null)
    .where('programKey.expiresAt', '>', sql<Date>`now()`)
    .where('account.deactivatedAt', 'is', null)
    .select(VISITOR)
    .select(rightsOn(today()))
    .select(['programKey.id as keyId', 'programKey.name as keyName', 'programKey.areas', 'programKey.writes'])
    .select('programKey.office')
    .select(sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 minute'`.as('isStale'))
    .executeTakeFirst()
  if (!row) return null
  if (row.isStale) await markProgramUsed(db, row.keyId).catch(leaveForLater)
  const { isStale: _, keyId, keyName, areas, writes, office, grants, firstName, lastName, ...visitor } = row
  const limits = areas.filter(isPermission)
  const own = {
    ...visitor,
    // No session has it, and no other key: two of them are never taken for one.
    sessionId: -keyId,
    limits,
    program: { keyId, name: keyName, writes, isClubs: office !== null },
  }
  if (office === null)
    return {
      ...own,
      grants: withNeeded(grants.filter(isPermission)).filter((area) => limits.includes(area)),
      name: firstName && lastName ? `${firstName} ${lastName}` : row.email,
    }
  const nobody = {
    memberId: null,
    language: null,
    theme: null,
    confirmedStanovy: true,
    verifiedProfile: true,
  }
  return { ...own, ...nobody, role: office, grants: limits, name: keyName }
}

const ANSWERS = sql<boolean>`account.id = case when program_key.office is null then program_key.account_id else (
  select keeper.id from account as keeper where keeper.role = 'Webmaster' and keeper.deactivated_at is null
  order by (keeper.id = program_key.made_by) desc nulls last, keeper.id limit 1) end`

async function markProgramUsed(db: Db, keyId: number): Promise<void> {
  await db
    .updateTable('programKey')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('id', '=', keyId)
    .execute()
}

/** The role of the day, and what was granted to the account or to that role. */
const rightsOn = (today: string) =>
  [
    roleOn(today).as('role'),
    sql<string[]>`array(select permission from permission_grant
      where permission_grant.account_id = account.id or permission_grant.role = ${roleOn(today)})`.as(
      'grants',
    ),
  ] as const

const VISITOR = [
  'account.id',
  'account.email',
  'account.memberId',
  'account.language',
  'account.theme',
  'member.firstName',
  'member.lastName',
  sql<boolean>`coalesce(account.confirmed_rules_version, 0) >= coalesce((select max(version) from page_version where slug = 'stanovy'), 0)`.as(
    'confirmedStanovy',
  ),
  sql<boolean>`account.verified_profile_at is not null`.as('verifiedProfile'),
  OWN_FIELDS.as('own'),
] as const

type Behind = { readonly today: string }

function behind(db: Db, { today }: Behind, tokens: RawBuilder<boolean>) {
  return (
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .leftJoin('member', 'member.id', 'account.memberId')
      .leftJoin('titleTerm as held', 'held.id', 'account.roleTermId')
      .where(tokens)
      .where('session.expiresAt', '>', sql<Date>`now()`)
      // A tablet on the table is nobody: it has one screen of its own.
      .where('session.pinHash', 'is', null)
      .where('account.deactivatedAt', 'is', null)
      .select(VISITOR)
      .select(rightsOn(today))
      .select([
        'session.id as sessionId',
        sql<string>`encode(session.token_hash, 'hex')`.as('token'),
        sql<number>`extract(epoch from now() - session.last_seen_at) / 60`.as('idleMinutes'),
        sql<number>`extract(epoch from now() - session.created_at) / 60`.as('ageMinutes'),
        sql<boolean>`exists (select from second_step where second_step.account_id = account.id)`.as(
          'hasStep',
        ),
        CHANGE_NUMBER.as('change'),
      ])
  )
}

const readOne = prepared((db, blank: Blank<Behind & { token: Buffer }>) =>
  behind(db, { today: blank('today') }, sql`session.token_hash = ${blank('token')}`),
)

const readSeveral = prepared((db, blank: Blank<Behind & { tokens: readonly (Buffer | null)[] }>) =>
  behind(db, { today: blank('today') }, sql`session.token_hash = any(${blank('tokens')}::bytea[])`),
)

// Asked by every request of whoever is signed in.
const readVisitor = askedTogether(async (db, hashes) => {
  const day = today()
  const tokens = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const [token, another] = tokens
  if (!token) return new Map()
  const rows = await (another
    ? readSeveral(db, { tokens: seated(tokens), today: day })
    : readOne(db, { token, today: day }))
  return new Map(rows.map((row) => [row.token, row]))
})

async function touch(db: Db, sessionId: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

const LOCK_NOT_GOT = '55P03'

function leaveForLater(error: unknown): void {
  if (!cannotWrite(error) && sqlState(error) !== LOCK_NOT_GOT) throw error
}

export async function endSession(db: Db, token: string): Promise<number | null> {
  const ended = await db
    .deleteFrom('session')
    .where('tokenHash', '=', sha256(token))
    .returning('accountId')
    .executeTakeFirst()
  return ended?.accountId ?? null
}

export async function endSessionsOf(tx: Db, accountId: number): Promise<void> {
  await forgetDevices(tx, accountId)
  await tx.deleteFrom('session').where('accountId', '=', accountId).execute()
}

export async function endOwnSession(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export async function listSessions(db: Db, { id, role }: { id: number; role: Role }) {
  const { idle, absolute } = sessionLife(role, await readClub(db))
  return db
    .selectFrom('session')
    .select(['id', 'createdAt', 'lastSeenAt', 'address', 'userAgent'])
    .where('accountId', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('lastSeenAt', '>', sql<Date>`now() - make_interval(mins => ${idle})`)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${absolute})`)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute()
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await keepWithoutSession(tx)
    await tx
      .deleteFrom('session')
      .where('expiresAt', '<', sql<Date>`now()`)
      .execute()
  })
}

/** Every session but the one spoken of; tells how many ended. */
export async function endOtherSessions(tx: Db, accountId: number, sessionId: number): Promise<number> {
  await forgetDevices(tx, accountId, sessionId)
  const ended = await tx
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('id', '!=', sessionId)
    .returning('id')
    .execute()
  return ended.length
}
