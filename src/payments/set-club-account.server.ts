import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server.ts'
import { type Actor, can } from '../permissions.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { parseAccountNumber } from './account-number.ts'
import { readClubAccount } from './club-account.server.ts'
import { type ClubAccount, clubAccountOf } from './club-account.ts'

/** From now on the club is paid here; a number no bank could have given is refused. */
export async function setClubAccount(db: Db, actor: Actor, written: string): Promise<ClubAccount> {
  if (!can(actor, 'club.administer')) throw new Refusal('not_allowed')
  const number = parseAccountNumber(written)
  if (!number) throw new Refusal('invalid_fields', { fields: { account: 'not_account' } })
  const account = clubAccountOf(number)
  await inTransaction(db, (tx) => writeClubAccount(tx, actor.id, account.account))
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
}
