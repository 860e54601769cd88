import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import { optional, text } from '../../people/members/profile.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

export const SuspensionInput = z.strictObject({
  memberId: z.int().positive().max(999_999_999),
  startsOn: RecentDay,
  endsOn: optional(RecentDay),
  reason: text(1000),
})

/** Somebody has no vote from a day on, and it is written down why. */
export async function suspend(
  db: Db,
  actorId: number,
  { memberId, startsOn, endsOn = null, reason }: z.infer<typeof SuspensionInput>,
): Promise<{ id: number }> {
  if (endsOn !== null && endsOn < startsOn)
    throw new Refusal('invalid_fields', { fields: { endsOn: 'ends_before_start' } })
  return inTransaction(db, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where(HAS_MEMBERSHIP)
      .executeTakeFirst()
    if (!member) throw new Refusal('no_membership')
    const made = await tx
      .insertInto('voteSuspension')
      .values({ memberId, startsOn, endsOn, reason, setBy: actorId })
      .returning('id')
      .executeTakeFirstOrThrow()
    recordAudit(tx, {
      action: 'VOTE_SUSPENDED',
      actorId,
      memberId,
      changes: [
        { field: 'startsOn', from: null, to: startsOn },
        { field: 'endsOn', from: null, to: endsOn },
        { field: 'reason', from: null, to: reason },
      ],
    })
    return made
  })
}

/** It ends the day before; one that has not begun is gone. Meetings that were opened keep their lists. */
export async function endSuspension(
  db: Db,
  actorId: number,
  { id, yesterday }: { readonly id: number; readonly yesterday: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('voteSuspension')
      .selectAll()
      .where('id', '=', id)
      .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>', yesterday)]))
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new Refusal('not_found')
    const { memberId, startsOn, endsOn } = found
    if (startsOn > yesterday) await tx.deleteFrom('voteSuspension').where('id', '=', id).execute()
    else await tx.updateTable('voteSuspension').set({ endsOn: yesterday }).where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'VOTE_SUSPENSION_ENDED',
      actorId,
      memberId,
      changes: [{ field: 'endsOn', from: endsOn, to: startsOn > yesterday ? null : yesterday }],
    })
  })
}
