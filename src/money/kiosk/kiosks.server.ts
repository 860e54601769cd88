import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inLine } from '../../entry/accounts/in-line.server.ts'
import { hashPassword, isPassword } from '../../entry/accounts/password-hash.server.ts'
import { findActor } from '../../entry/accounts/sessions.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { forgive, hit } from '../../ground/http/rate-limit.server.ts'
import { sha256 } from '../../ground/platform/secret.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { can } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

/** How it stands among one's own signed-in devices. */
const NAME = 'QR na stole'

export type Kiosk = {
  readonly id: number
  readonly accountId: number
  readonly expiresAt: Date
  readonly pinHash: string
  /** The moment it was looked at, by the database: what one machine shows for a while, another goes on showing. */
  readonly now: Date
}

type Opening = {
  readonly hours: number
  readonly pin: string
  readonly address: string
  readonly token: string | null
}

/** This very device becomes the table: the Treasurer's own session on it ends in the same moment. */
export async function openKiosk(
  db: Db,
  visitor: Visitor,
  { hours, pin, address, token }: Opening,
): Promise<string> {
  const pinHash = await hashPassword(pin)
  const secret = randomBytes(32).toString('base64url')
  await inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('session')
      .values({
        tokenHash: sha256(secret),
        accountId: visitor.id,
        address,
        userAgent: NAME,
        pinHash,
        expiresAt: sql<Date>`now() + make_interval(hours => ${hours})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (token) await tx.deleteFrom('session').where('tokenHash', '=', sha256(token)).execute()
    recordAudit(tx, {
      action: 'KIOSK_OPENED',
      actorId: visitor.id,
      accountId: visitor.id,
      note: `${id}: ${hours} h`,
    })
  })
  return secret
}

/** The table behind a token, as long as it is open and whoever opened it still may what it does. */
export async function findKiosk(db: Db, token: string | null): Promise<Kiosk | null> {
  if (!token || token.length > 200) return null
  const row = await db
    .selectFrom('session')
    .select(['id', 'accountId', 'expiresAt', 'pinHash', sql<Date>`clock_timestamp()`.as('now')])
    .where('tokenHash', '=', sha256(token))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row || row.pinHash === null) return null
  const actor = await findActor(db, row.accountId)
  return actor && can(actor, 'fees.manage') ? { ...row, pinHash: row.pinHash } : null
}

export function listKiosks(db: Db) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .leftJoin('member', (join) =>
      join.onRef('member.id', '=', 'account.memberId').on('member.erasedAt', 'is', null),
    )
    .select(['session.id', 'session.createdAt', 'session.expiresAt', 'account.email'])
    .select(['member.firstName', 'member.lastName'])
    .where('pinHash', 'is not', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('session.id')
    .limit(50)
    .execute()
}

type Closing = { readonly id: number; readonly actorId: number }

/** Whatever it shows is gone with the next look. */
export async function closeKiosk(db: Db, { id, actorId }: Closing): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('session')
      .where('id', '=', id)
      .where('pinHash', 'is not', null)
      .returning('accountId')
      .executeTakeFirst()
    if (!gone) throw new Refusal('not_found')
    recordAudit(tx, { action: 'KIOSK_CLOSED', actorId, accountId: gone.accountId, note: String(id) })
  })
}

const TRIES = { max: 5, minutes: 15 }

/** A wrong PIN counts, a right one does not. */
export async function provePin(db: Db, kiosk: Kiosk, pin: string): Promise<void> {
  const key = `kiosk:${kiosk.id}`
  await inLine(key, async () => {
    const { allowed, retryAfter } = await hit(db, key, TRIES)
    if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
    if (!(await isPassword(pin, kiosk.pinHash))) throw new Refusal('wrong_pin')
    await forgive(db, key)
  })
}
