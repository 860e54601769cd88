import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { remembered } from './remembered.server.ts'

/** One of the club's settings as it is stored, or null where nobody has set it. Nobody writes into what he gets. */
export const readSetting = remembered(async (db: Db, key: string): Promise<Json> => {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
})
