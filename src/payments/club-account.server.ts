import type { Db } from '../tables.ts'
import { asRecord } from '../tables/json.ts'
import { parseAccountNumber } from './account-number.ts'
import { type ClubAccount, clubAccountOf } from './club-account.ts'

/** Where the club is paid, or null until somebody has told us. */
export async function readClubAccount(db: Db): Promise<ClubAccount | null> {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', 'bank').executeTakeFirst()
  const written = asRecord(row?.value ?? null).account
  const number = typeof written === 'string' ? parseAccountNumber(written) : null
  return number && clubAccountOf(number)
}
