import type { Db } from '../../src/tables.ts'
import { COUPLES } from './fee-plan.ts'
import { byNickname, type Person } from './person.ts'

/** Those who pay together: the first of each couple pays. */
export async function seedHouseholds(tx: Db, people: readonly Person[], setBy: number): Promise<void> {
  const rows = COUPLES.flatMap((couple) => {
    const [payerId, memberId] = couple.map((nickname) => byNickname(people, nickname).id)
    return [payerId, memberId].map((id) => ({ memberId: id ?? 0, payerId: payerId ?? 0, setBy }))
  })
  await tx.insertInto('householdMember').values(rows).execute()
}
