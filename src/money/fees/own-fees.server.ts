import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import { inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { OwnFee } from './own-fee.ts'

/** Everybody who has a price of his own, whether for this year or another. */
export function listOwnFees(db: Db, page: Page) {
  const query = db
    .selectFrom('ownFee')
    .innerJoin('member', 'member.id', 'ownFee.memberId')
    .select([
      'ownFee.memberId',
      'member.number',
      'member.firstName',
      'member.lastName',
      'ownFee.amount',
      'ownFee.reason',
      'ownFee.fromPeriod',
      'ownFee.untilPeriod',
    ])
  return countedLeaf(query, inOrder('name', { name: NAME_KEYS }), page)
}

/** From now on this is his price; a payment made before keeps its sum. */
export async function setOwnFee(db: Db, fee: OwnFee & { readonly actorId: number }): Promise<void> {
  const { actorId, ...row } = fee
  const { memberId, amount, reason, fromPeriod, untilPeriod } = row
  await inTransaction(db, async (tx) => {
    await refuseOwnPrice(tx, { memberId, actorId })
    const card = await tx
      .selectFrom('member')
      .select(['archivedAt', 'excludedOn'])
      .where('id', '=', memberId)
      .where('erasedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!card) throw new Refusal('not_found')
    if (card.archivedAt || card.excludedOn) throw new Refusal('card_closed')
    const before = await findAmount(tx, memberId)
    const values = { amount, reason, fromPeriod, untilPeriod, setBy: actorId, setAt: sql<Date>`now()` }
    await tx
      .insertInto('ownFee')
      .values({ memberId, ...values })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(values))
      .execute()
    recordAudit(tx, {
      action: 'OWN_FEE_SET',
      actorId,
      memberId,
      changes: [{ field: 'amount', from: before, to: amount }],
      note: reason,
    })
  })
}

type Pricing = { readonly memberId: number; readonly actorId: number }

/** What one pays oneself is for another officer to say. */
async function refuseOwnPrice(tx: Db, { memberId, actorId }: Pricing): Promise<void> {
  const own = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', actorId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (own) throw new Refusal('own_card')
}

/** He pays what the others pay again. */
export async function removeOwnFee(db: Db, { memberId, actorId }: Pricing): Promise<void> {
  await inTransaction(db, async (tx) => {
    await refuseOwnPrice(tx, { memberId, actorId })
    const gone = await tx
      .deleteFrom('ownFee')
      .where('memberId', '=', memberId)
      .returning(['amount', 'reason'])
      .executeTakeFirst()
    if (!gone) throw new Refusal('not_found')
    recordAudit(tx, {
      action: 'OWN_FEE_REMOVED',
      actorId,
      memberId,
      changes: [{ field: 'amount', from: gone.amount, to: null }],
      note: gone.reason,
    })
  })
}

async function findAmount(tx: Db, memberId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('ownFee')
    .select('amount')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return row?.amount ?? null
}
