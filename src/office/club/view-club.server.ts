import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { ibanInGroups } from '../../money/payments/account-number.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import { iconVersion } from '../../ground/platform/icon-version.ts'
import type { Db } from '../../tables.ts'
import { fieldsOf } from './club-fields.ts'
import { findClub } from './club-rows.server.ts'

/** Everything the club says about itself, as its officers change it, with the version a change has to name. */
export async function viewClub(db: Db) {
  const [{ club, version }, account, batchSize] = await Promise.all([
    findClub(db),
    readClubAccount(db),
    readBatchSize(db),
  ])
  return {
    ...fieldsOf(club),
    logo: club.logo && `/icons/logo.png?v=${iconVersion(club)}`,
    account: account?.account ?? null,
    iban: account && ibanInGroups(account.iban),
    batchSize,
    version,
  }
}
