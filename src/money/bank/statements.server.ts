import type { Db } from '../../tables.ts'
import type { Json } from '../../ground/tables/json.ts'
import type { Movement, Statement } from './movement.ts'
import { planStatement, type StatementPlan } from './statement-plan.ts'

export function findStatement(db: Db, id: number) {
  return db.selectFrom('bankStatement').selectAll().where('id', '=', id).executeTakeFirst()
}

/** We wrote it ourselves, from a statement that had been read. */
export function asStatement(content: Json | null): Statement | null {
  return content as unknown as Statement | null
}

/** The file held against what is booked between its first and its last day. */
export async function planAgainstBooked(
  db: Db,
  account: string,
  movements: readonly Movement[],
): Promise<StatementPlan> {
  const days = movements.map(({ bookedOn }) => bookedOn).toSorted()
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return { fresh: [], known: [] }
  const ids = movements.flatMap(({ bankId }) => bankId ?? [])
  const stored = await db
    .selectFrom('bankMovement')
    .select(['bankId', 'bookedOn', 'amount', 'counterAccount', 'variableSymbol'])
    .where('account', '=', account)
    .where((or) =>
      or.or([
        or.and([or('bookedOn', '>=', first), or('bookedOn', '<=', last)]),
        ...(ids.length > 0 ? [or('bankId', 'in', ids)] : []),
      ]),
    )
    .execute()
  return planStatement(movements, stored)
}
