import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../tables/json.ts'
import { accentVariables } from '../values/accent.ts'
import { NEW_CLUB } from './new-club.ts'
import type { Club } from './request-context.ts'

const FRESH_FOR = 5000
let known = new WeakMap<Db, { club: Club; readAt: number }>()

/** The club's name, look and words: every page shows them, so they are kept until somebody tells of a change. */
export async function readClub(db: Db): Promise<Club> {
  const cached = known.get(db)
  if (cached && performance.now() - cached.readAt < FRESH_FOR) return cached.club
  const begunIn = known
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', 'club').executeTakeFirst()
  const club = clubFrom(row?.value ?? null)
  // Where somebody told of a change meanwhile, this may be the old one.
  begunIn.set(db, { club, readAt: performance.now() })
  return club
}

/** Something about the club changed, here or in another process: the next page reads it anew. */
export function forgetClub(): void {
  known = new WeakMap()
}

/** What is stored, with a new club's words where nothing is. */
export function clubFrom(stored: Json): Club {
  const kept: Partial<Club> = asRecord(stored)
  const club = { ...NEW_CLUB, ...kept }
  return { ...club, contact: { ...NEW_CLUB.contact, ...kept.contact }, look: accentVariables(club.colour) }
}
