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

/** A part of the payer's name, whatever its case and diacritics. Looked up first, so that the index of names answers. */
export function payerCalled(word: string): RawBuilder<boolean> {
  const guest = contains(sql`fold(called.last_name || ' ' || called.first_name)`, word)
  return sql<boolean>`(payment.member_id = any(array(select called.id from member as called where ${nameContains(word, 'called')}))
    or payment.guest_id = any(array(select called.id from guest as called where ${guest})))`
}
