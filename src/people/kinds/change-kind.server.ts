import { z } from 'zod'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { addDays } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { HAS_MEMBERSHIP } from '../members/club-count.server.ts'
import { findKind } from './kinds.server.ts'
import { listPeriods } from './periods.server.ts'
import { Day, KindId } from './write-period.server.ts'

export const KindChange = z.strictObject({ kind: KindId, from: Day.optional() })

type Wanted = z.infer<typeof KindChange> & { readonly memberId: number; readonly today: string }

/** A member is of another kind from a day on, today unless said otherwise; what he was before stays told. */
export async function changeKindOf(
  db: Db,
  visitor: Pick<Visitor, 'id' | 'memberId'>,
  { memberId, kind: kindId, from, today }: Wanted,
): Promise<void> {
  if (visitor.memberId === memberId) throw new Refusal('own_card')
  await inTransaction(db, async (tx) => {
    const held = await tx
      .selectFrom('member')
      .select(sql<boolean>`${HAS_MEMBERSHIP}`.as('isMember'))
      .where('id', '=', memberId)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw new Refusal('not_found')
    if (!held.isMember) throw new Refusal('no_membership')
    const kind = await findKind(tx, kindId)
    if (!kind || kind.archived) throw new Refusal('invalid_fields', { fields: { kind: 'invalid' } })
    const before = await setKind(tx, { memberId, kindId, from: from ?? today, today })
    if (before === kindId) throw new Refusal('already_so')
    await tx
      .updateTable('member')
      .set((eb) => ({ version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
      .where('id', '=', memberId)
      .execute()
    const was = before === null ? undefined : await findKind(tx, before)
    recordAudit(tx, {
      action: 'MEMBER_CHANGED',
      actorId: visitor.id,
      memberId,
      changes: [
        { field: 'membershipKind', from: was?.nameCs ?? null, to: kind.nameCs },
        ...(from === undefined || from === today ? [] : [{ field: 'startsOn', from: null, to: from }]),
      ],
    })
  })
}

type SetKind = {
  readonly memberId: number
  readonly kindId: number
  readonly from: string
  readonly today: string
}

/**
 * Writes it to the periods of a card that is held, and tells what kind it was. Taken back on the day it came, it leaves no trace: the
 * period before goes on.
 */
export async function setKind(tx: Db, { memberId, kindId, from, today }: SetKind): Promise<number | null> {
  const periods = await listPeriods(tx, memberId)
  const open = periods.find(({ endsOn }) => endsOn === null)
  if (!open) {
    // In the club by his account alone: nobody remembers since when.
    await tx.insertInto('membershipPeriod').values({ memberId, kindId, startsOn: null }).execute()
    return null
  }
  if (open.kindId === kindId) return kindId
  refuseWrongDay(from, open.startsOn, today)
  const before = periods.find(
    ({ endsOn, whyEnded }) =>
      whyEnded === 'changed' && endsOn !== null && addDays(endsOn, 1) === open.startsOn,
  )
  if (open.startsOn !== from) {
    await end(tx, open.id, addDays(from, -1))
    await tx.insertInto('membershipPeriod').values({ memberId, kindId, startsOn: from }).execute()
  } else if (before?.kindId === kindId) {
    await tx.deleteFrom('membershipPeriod').where('id', '=', open.id).execute()
    await end(tx, before.id, null)
  } else await tx.updateTable('membershipPeriod').set({ kindId }).where('id', '=', open.id).execute()
  return open.kindId
}

function refuseWrongDay(from: string, startsOn: string | null, today: string): void {
  if (from > today) throw new Refusal('invalid_fields', { fields: { from: 'day_in_future' } })
  if (startsOn !== null && from < startsOn)
    throw new Refusal('invalid_fields', { fields: { from: 'periods_overlap' } })
}

async function end(tx: Db, id: number, endsOn: string | null): Promise<void> {
  await tx
    .updateTable('membershipPeriod')
    .set({ endsOn, whyEnded: endsOn === null ? null : 'changed' })
    .where('id', '=', id)
    .execute()
}
