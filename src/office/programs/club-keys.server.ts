import { sql } from 'kysely'
import { type ClubKeyInput, MOST_KEYS } from '../../entry/keys/program-key.ts'
import { keepKey } from '../../entry/keys/program-keys.server.ts'
import { tellOwner } from '../../entry/keys/tell-owner.server.ts'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

/** Every key that is not revoked: the club's first, then people's, by their owner. */
export function listAllKeys(db: Db) {
  return db
    .selectFrom('programKey')
    .leftJoin('account as owner', 'owner.id', 'programKey.accountId')
    .leftJoin('member as ownerCard', 'ownerCard.id', 'owner.memberId')
    .leftJoin('account as maker', 'maker.id', 'programKey.madeBy')
    .leftJoin('member as makerCard', 'makerCard.id', 'maker.memberId')
    .select([
      'programKey.id',
      'programKey.name',
      'programKey.accountId',
      'programKey.office',
      'programKey.areas',
      'programKey.writes',
      'programKey.createdAt',
      'programKey.expiresAt',
      'programKey.lastUsedAt',
      sql<string | null>`coalesce(owner_card.first_name || ' ' || owner_card.last_name, owner.email)`.as(
        'owner',
      ),
      sql<string | null>`coalesce(maker_card.first_name || ' ' || maker_card.last_name, maker.email)`.as(
        'madeBy',
      ),
    ])
    .where('programKey.revokedAt', 'is', null)
    .orderBy(sql`program_key.account_id is not null`)
    .orderBy('programKey.accountId')
    .orderBy('programKey.id')
    .execute()
}

/** A key of the club. The secret is told once, here. */
export async function makeClubKey(db: Db, visitor: Visitor, { password, ...input }: ClubKeyInput) {
  await provePower(db, visitor, 'grants.give', { password })
  return inTransaction(db, async (tx) => {
    // One after another, or two at once would both be the last that may be.
    await sql`select pg_advisory_xact_lock(hashtext('klubovna club keys'))`.execute(tx)
    const { count } = await tx
      .selectFrom('programKey')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('office', 'is not', null)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= MOST_KEYS) throw new Refusal('invalid_fields', { fields: { name: 'too_big' } })
    const made = await keepKey(tx, input, { accountId: null, madeBy: visitor.id, office: input.office })
    recordAudit(tx, {
      action: 'PROGRAM_KEY_MADE',
      actorId: visitor.id,
      changes: [
        { field: 'programKey', from: null, to: input.name },
        { field: 'grantedRole', from: null, to: input.office },
        ...input.areas.map((area) => ({ field: 'area', from: null, to: area })),
      ],
    })
    await tellHolders(tx, 'program-key-made', { actorId: visitor.id, detail: input.name })
    return made
  })
}

type Revoking = { readonly id: number; readonly password?: string | undefined }

/** Anybody's key, dead at once. Whose it was is told; the row stays, so that what it did can still be named. */
export async function revokeAnyKey(db: Db, visitor: Visitor, { id, password }: Revoking): Promise<void> {
  await provePower(db, visitor, 'grants.give', { password })
  await inTransaction(db, async (tx) => {
    const revoked = await tx
      .updateTable('programKey')
      .set({ revokedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .returning(['name', 'accountId'])
      .executeTakeFirst()
    if (!revoked) throw new Refusal('not_found')
    const { name, accountId } = revoked
    recordAudit(tx, {
      action: 'PROGRAM_KEY_REVOKED',
      actorId: visitor.id,
      accountId,
      changes: [{ field: 'programKey', from: name, to: null }],
    })
    if (accountId !== null) await tellOwner(tx, accountId, 'program-key-revoked', { name })
    await tellHolders(tx, 'program-key-revoked', { actorId: visitor.id, detail: name })
  })
}
