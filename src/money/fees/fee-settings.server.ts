import type { Db } from '../../tables.ts'
import type { FeeSettings } from './fee-settings.ts'
import { feeSettingsFrom } from './stored-fee-settings.ts'

export async function readFeeSettings(db: Db): Promise<FeeSettings> {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', 'fees').executeTakeFirst()
  return feeSettingsFrom(row?.value ?? {})
}
