import type { Db } from '../../tables.ts'
import { type FeeSettings, feeSettingsFrom } from './fee-settings.ts'

export async function readFeeSettings(db: Db): Promise<FeeSettings> {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', 'fees').executeTakeFirst()
  return feeSettingsFrom(row?.value ?? {})
}
