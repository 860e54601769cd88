import { readSetting } from '../../ground/postgres/settings.server.ts'
import type { Db } from '../../tables.ts'
import type { FeeSettings } from './fee-settings.ts'
import { feeSettingsFrom } from './stored-fee-settings.ts'

const NOTHING_STORED = {}

/** What holds for the fee of a year. */
export async function readFeeSettings(db: Db, period: number): Promise<FeeSettings> {
  return feeSettingsFrom(await readStoredFees(db), period)
}

export async function readStoredFees(db: Db): Promise<unknown> {
  return (await readSetting(db, 'fees')) ?? NOTHING_STORED
}
