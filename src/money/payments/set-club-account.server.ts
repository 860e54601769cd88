import { sql } from 'kysely'
import { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { parseAccountNumber } from './account-number.ts'
import { readClubAccount } from './club-account.server.ts'
import { type ClubAccount, clubAccountOf } from './club-account.ts'

export const ClubAccountForm = z.strictObject({
  account: z
    .string()
    .max(40)
    .refine((written) => parseAccountNumber(written) !== null, 'not_account'),
  password: z.string().max(1000).optional(),
})

/** From now on the club is paid here: all payments follow it, so it is asked for and told like a power of a Webmaster. */
export async function setClubAccount(
  db: Db,
  visitor: Visitor,
  { account: written, password }: z.infer<typeof ClubAccountForm>,
): Promise<ClubAccount> {
  await provePower(db, visitor, 'club.account', { password })
  const number = parseAccountNumber(written)
  if (!number) throw new Refusal('invalid_fields', { fields: { account: 'not_account' } })
  const account = clubAccountOf(number)
  await inTransaction(db, (tx) => writeClubAccount(tx, visitor.id, account.account))
  return account
}

/** The first thing a bank tells a club that has named no account yet is its number (no actor: the machine learnt it). */
export async function writeClubAccount(tx: Db, actorId: number | null, account: string): Promise<void> {
  await tx
    .insertInto('clubSetting')
    .values({ key: 'bank', value: '{}', updatedBy: actorId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await tx.selectFrom('clubSetting').select('key').where('key', '=', 'bank').forUpdate().execute()
  const before = await readClubAccount(tx)
  if (before?.account === account) return
  await tx
    .updateTable('clubSetting')
    .set({
      value: sql<string>`value || jsonb_build_object('account', ${account}::text)`,
      updatedAt: sql<Date>`now()`,
      updatedBy: actorId,
    })
    .where('key', '=', 'bank')
    .execute()
  recordAudit(tx, {
    action: 'CLUB_ACCOUNT_CHANGED',
    actorId,
    changes: [{ field: 'account', from: before?.account ?? null, to: account }],
  })
  await tellHolders(tx, 'club-account-changed', { actorId, detail: account })
}
