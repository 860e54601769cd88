import type { Db } from '../../tables.ts'
import type { FeeSettings } from './fee-settings.ts'
import { feeSettingsFrom } from './stored-fee-settings.ts'

/** What holds for the fee of a year. */
export async function readFeeSettings(db: Db, period: number): Promise<FeeSettings> {
  return feeSettingsFrom(await readStoredFees(db), period)
}

export async function readStoredFees(db: Db): Promise<unknown> {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', 'fees').executeTakeFirst()
  return row?.value ?? {}
}
