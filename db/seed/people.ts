import type { Db } from '../../src/tables.ts'
import { accountIdOf, accountsOf, type AccountRow } from './accounts.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { closingsOf } from './leaving.ts'
import { insertAll } from './insert.ts'
import { memberCards, systemStart } from './member-card.ts'
import { garages } from './motorcycles.ts'
import { byLogin, type Person } from './person.ts'
import { TAGS, tagsOf } from './tags.ts'

export async function seedPeople(
  tx: Db,
  people: readonly Person[],
  today: string,
  passwordHash: string,
): Promise<AccountRow[]> {
  const accounts = accountsOf(people, today, passwordHash)
  await insertAll(tx, 'member', memberCards(people, today))
  await insertAll(tx, 'account', accounts)
  await insertAll(tx, 'motorcycle', garages(people, today))
  await insertAll(tx, 'tag', TAGS)
  await insertAll(tx, 'memberTag', tagsOf(people))
  await insertAll(tx, 'membershipClosing', closingsOf(people, accounts))
  await sayWhoDecided(tx, accountIdOf(accounts, byLogin(people, 'secretary')), today)
  return accounts
}

// Cards point at accounts and accounts at cards, so one of the two has to wait for the other.
async function sayWhoDecided(tx: Db, secretaryId: number, today: string): Promise<void> {
  const start = momentOn(systemStart(today), '00:00')
  await tx.updateTable('member').set({ approvedBy: secretaryId }).where('approvedAt', '>', start).execute()
  await tx.updateTable('member').set({ archivedBy: secretaryId }).where('archivedAt', '>', start).execute()
  await tx
    .updateTable('membershipClosing')
    .set({ closedBy: secretaryId })
    .where('closedAt', '>', start)
    .execute()
}
