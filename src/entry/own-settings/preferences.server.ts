import { sql } from 'kysely'
import type { Theme } from '../../ground/values/theme.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'

export type Preferences = { readonly language?: Language | undefined; readonly theme?: Theme | undefined }

/** Remembered with the account, so that letters and other devices speak the same language. */
export async function savePreferences(db: Db, accountId: number, preferences: Preferences): Promise<void> {
  const given = Object.entries(preferences).some(([, value]) => value !== undefined)
  if (given) await db.updateTable('account').set(preferences).where('id', '=', accountId).execute()
}

/** Once and never again. */
export async function endTour(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ touredAt: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('touredAt', 'is', null)
    .execute()
}
