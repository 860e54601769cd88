import type { Db } from '../tables.ts'
import { asRecord } from '../tables/json.ts'
import type { Club } from './request-context.ts'

export const NEW_CLUB: Club = {
  name: 'Klubovna',
  shortName: 'K',
  claim: { cs: 'Spolu dojedeme dál', en: 'Together we ride further' },
  intro: {
    cs: 'Motorkářský klub, který právě otevírá dveře.',
    en: 'A motorcycle club that is just opening its doors.',
  },
}

const FRESH_FOR = 5000
const known = new WeakMap<Db, { club: Club; readAt: number }>()

/** The club's name and words; read anew every few seconds, because every page shows them. */
export async function readClub(db: Db): Promise<Club> {
  const cached = known.get(db)
  if (cached && performance.now() - cached.readAt < FRESH_FOR) return cached.club
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', 'club').executeTakeFirst()
  const stored: Partial<Club> = asRecord(row?.value ?? null)
  const club = { ...NEW_CLUB, ...stored }
  known.set(db, { club, readAt: performance.now() })
  return club
}
