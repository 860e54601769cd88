import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { ProfileChange } from './profile.ts'

const PROFILE_COLUMNS = [
  'firstName',
  'lastName',
  'nickname',
  'phone',
  'birthDate',
  'street',
  'city',
  'postalCode',
  'emergencyName',
  'emergencyPhone',
  'consentsToPhotos',
  'sharesContact',
] as const

export function findProfile(db: Db, memberId: number) {
  return db.selectFrom('member').select(PROFILE_COLUMNS).where('id', '=', memberId).executeTakeFirst()
}

/** The card as it stands, held still until the transaction ends. */
export function lockProfile(tx: Db, memberId: number) {
  return tx
    .selectFrom('member')
    .select(PROFILE_COLUMNS)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeProfile(tx: Db, memberId: number, change: ProfileChange): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', memberId)
    .execute()
}
