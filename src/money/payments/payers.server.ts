import { type RawBuilder, sql } from 'kysely'
import { contains } from '../../ground/postgres/text-search.server.ts'
import { nameContains } from '../../people/members/name-search.server.ts'

/** Whose money it is in a list that joins `member` and `guest`, either of which may be missing. */
export const PAYER = {
  /** One number for both, below zero a guest's. */
  id: sql<number>`coalesce(payment.member_id, -payment.guest_id)`,
  lastName: sql<string>`coalesce(member.last_name, guest.last_name)`,
  firstName: sql<string>`coalesce(member.first_name, guest.first_name)`,
  /** Of a card; a guest has none. */
  number: sql<number>`coalesce(member.number, 0)`,
} as const

export const PAYER_KEYS = [sql`${PAYER.lastName} collate cs`, sql`${PAYER.firstName} collate cs`] as const

/** A part of the payer's name, whatever its case and diacritics. */
export function payerCalled(word: string): RawBuilder<boolean> {
  const guest = contains(sql`fold(guest.last_name || ' ' || guest.first_name)`, word)
  return sql<boolean>`(${nameContains(word)} or ${guest})`
}
