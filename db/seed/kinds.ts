import { addDays } from '../../src/ground/values/day.ts'
import type { Db } from '../../src/tables.ts'
import { byNickname, type Person } from './person.ts'

// After the full membership, which every club has.
const KINDS = [
  { nameCs: 'Čestné členství', nameEn: 'Honorary membership', votes: true, counts: true },
  { nameCs: 'Přidružené členství', nameEn: 'Associate membership', votes: false, counts: true },
  { nameCs: 'Příznivec', nameEn: 'Supporter', votes: false, counts: false },
]

/** Kinds of membership; the founder became an honorary member when his term as president was over. */
export async function seedKinds(tx: Db, people: readonly Person[], today: string): Promise<void> {
  const [honorary] = await tx
    .insertInto('membershipKind')
    .values(KINDS.map((kind, index) => ({ ...kind, position: index + 2 })))
    .returning('id')
    .execute()
  const memberId = byNickname(people, 'Dědek').id
  await tx
    .updateTable('membershipPeriod')
    .set({ endsOn: addDays(today, -691), whyEnded: 'changed' })
    .where('memberId', '=', memberId)
    .execute()
  if (honorary)
    await tx
      .insertInto('membershipPeriod')
      .values({ memberId, kindId: honorary.id, startsOn: addDays(today, -690) })
      .execute()
}
