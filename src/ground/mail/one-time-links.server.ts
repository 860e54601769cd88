import { sql } from 'kysely'
import { seal, sha256 } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'

type Purpose = 'reset-password' | 'set-password' | 'change-email'

// Links of one kind replace one another, and none of them opens what another kind is for: a link that went
// to an address nobody has proved yet must never set a password.
const KINDS = {
  password: ['reset-password', 'set-password'],
  email: ['change-email'],
} as const satisfies Record<string, readonly Purpose[]>
type LinkKind = keyof typeof KINDS

const kindOf = (purpose: Purpose): LinkKind => (purpose === 'change-email' ? 'email' : 'password')

/**
 * The link of a letter is derived from the letter's id with the app's key. So it is nowhere in the
 * database, a letter sent twice carries the same link twice, and only the newest letter's works.
 */
export async function mintLink(
  db: Db,
  {
    mailId,
    accountId,
    purpose,
    livesMinutes,
  }: { mailId: number; accountId: number; purpose: Purpose; livesMinutes: number },
): Promise<string | null> {
  const kind = KINDS[kindOf(purpose)]
  if (await isObsolete(db, { mailId, accountId, kind })) return null
  const token = seal('link', `${purpose}:${mailId}`).toString('base64url')
  const expiresAt = sql<Date>`now() + make_interval(mins => ${livesMinutes})`
  await db
    .deleteFrom('oneTimeLink')
    .where('accountId', '=', accountId)
    .where('purpose', 'in', [...kind])
    .where('mailId', '<', mailId)
    .where('usedAt', 'is', null)
    .execute()
  await db
    .insertInto('oneTimeLink')
    .values({ purpose, accountId, mailId, tokenHash: sha256(token), expiresAt })
    .onConflict((conflict) =>
      conflict.column('mailId').doUpdateSet({ expiresAt }).where('oneTimeLink.usedAt', 'is', null),
    )
    .execute()
  return token
}

/**
 * An old letter must not bring its link back to life: a newer one was written, its own was used or ran out after it had
 * arrived, the password was changed since, the account was shut (also when it was opened again), or its owner has moved to
 * another address meanwhile.
 */
async function isObsolete(
  db: Db,
  { mailId, accountId, kind }: { mailId: number; accountId: number; kind: readonly Purpose[] },
): Promise<boolean> {
  const goesToOwner = kind === KINDS.password
  const purposes = sql`any(${[...kind]}::text[])`
  const { rows } = await sql<{ obsolete: boolean }>`
    select exists (select from one_time_link where account_id = ${accountId} and mail_id > ${mailId}
        and purpose = ${purposes})
      or exists (select from mail where account_id = ${accountId} and id > ${mailId}
        and template = ${purposes} and state <> 'cancelled')
      or exists (select from one_time_link join mail on mail.id = one_time_link.mail_id
        where mail.id = ${mailId} and (used_at is not null or (mail.state = 'sent' and expires_at < now())))
      or exists (select from mail join account on account.id = mail.account_id
        where mail.id = ${mailId} and (account.password_changed_at > mail.created_at
          or account.deactivated_at is not null or account.switched_at > mail.created_at
          or (${goesToOwner} and lower(account.email) <> lower(mail.to_address)))) as obsolete`.execute(db)
  return rows[0]?.obsolete ?? true
}

/** Whose link it is, without using it up. */
export function findLinkOwner(db: Db, token: string, kind: LinkKind) {
  return db
    .selectFrom('oneTimeLink')
    .innerJoin('account', 'account.id', 'oneTimeLink.accountId')
    .innerJoin('mail', 'mail.id', 'oneTimeLink.mailId')
    .select([
      'account.id',
      'account.email',
      'account.language',
      'account.memberId',
      'mail.toAddress as sentTo',
    ])
    .where('oneTimeLink.tokenHash', '=', sha256(token))
    .where('oneTimeLink.purpose', 'in', [...KINDS[kind]])
    .where('oneTimeLink.usedAt', 'is', null)
    .where('oneTimeLink.expiresAt', '>', sql<Date>`now()`)
    .where(isOpenSince())
    .executeTakeFirst()
}

/** The account is open, and was so all the time since the letter was written. */
function isOpenSince() {
  return sql<boolean>`account.deactivated_at is null
    and (account.switched_at is null or account.switched_at <= mail.created_at)`
}

/** Uses the link up and tells whose it was; of two at once, one gets it. */
export async function redeemLink(tx: Db, token: string, kind: LinkKind): Promise<number | null> {
  const link = await tx
    .updateTable('oneTimeLink')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', sha256(token))
    .where('purpose', 'in', [...KINDS[kind]])
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account')
          .innerJoin('mail', 'mail.accountId', 'account.id')
          .whereRef('mail.id', '=', 'oneTimeLink.mailId')
          .where(isOpenSince())
          .select('account.id'),
      ),
    )
    .returning('accountId')
    .executeTakeFirst()
  return link?.accountId ?? null
}

export async function endLinksOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('oneTimeLink').where('accountId', '=', accountId).where('usedAt', 'is', null).execute()
}
