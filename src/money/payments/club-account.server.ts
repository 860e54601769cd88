import { can } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import { readSetting } from '../../ground/postgres/settings.server.ts'
import type { Db } from '../../tables.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { statusIsOpen } from '../payment-status/payment-status.server.ts'
import { parseAccountNumber } from './account-number.ts'
import { type ClubAccount, clubAccountOf } from './club-account.ts'

/** Where the club is paid, or null until somebody has told us. */
export async function readClubAccount(db: Db): Promise<ClubAccount | null> {
  const written = asRecord(await readSetting(db, 'bank')).account
  const number = typeof written === 'string' ? parseAccountNumber(written) : null
  return number && clubAccountOf(number)
}

/** The account as its form shows it: who may change it, and how many payments were asked for on the old one. */
export async function viewClubAccount(db: Db, visitor: Visitor | null) {
  const [account, openPayments] = await Promise.all([readClubAccount(db), countOpen(db, null)])
  return {
    account: account?.account ?? null,
    openPayments,
    mayChange: visitor !== null && can(visitor, 'club.account'),
  }
}

const countOpen = remembered(async (db: Db, _all: null): Promise<number> => {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(statusIsOpen('status'))
    .executeTakeFirstOrThrow()
  return Number(count)
})
