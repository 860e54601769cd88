import type { Role } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { postLetter } from './outbox.server.ts'

/** Who holds an office; where nobody does, the Webmasters. */
export async function listOfficers(db: Db, office: Role) {
  const people = await db
    .selectFrom('account')
    .select(['id', 'email', 'language', 'role'])
    .where('role', 'in', [office, 'Webmaster'])
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .execute()
  const holders = people.filter(({ role }) => role === office)
  return holders.length > 0 ? holders : people
}

/** A letter to everybody who holds the office, or one of them; one to each person. */
export async function tellOfficers(
  tx: Db,
  offices: Role | readonly Role[],
  template: string,
  params: Json,
): Promise<void> {
  const people = await Promise.all([offices].flat().map((office) => listOfficers(tx, office)))
  const each = new Map(people.flat().map((person) => [person.id, person]))
  for (const { id, email, language } of each.values())
    await postLetter(tx, { template, to: email, language: language ?? 'cs', accountId: id, params })
}
