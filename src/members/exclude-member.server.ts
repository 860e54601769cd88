import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { whyNotClose } from './account-act.ts'
import type { MemberCard } from './member.ts'
import { lockCard } from './member-cards.server.ts'
import { setOnCard } from './set-on-card.server.ts'

export type ExclusionWish = {
  readonly memberId: number
  readonly exclusion: { readonly date: string; readonly reason: string | null } | null
  readonly today: string
}

/** Excludes a member; the patches then wait for the Supervisor. Or takes the exclusion back. */
export async function excludeMember(
  db: Db,
  visitor: Visitor,
  { memberId, exclusion, today }: ExclusionWish,
): Promise<MemberCard> {
  if (exclusion && exclusion.date > today)
    throw new Refusal('invalid_fields', { fields: { date: 'day_in_future' } })
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    const why = whyNotClose(visitor, card)
    if (why) throw new Refusal(why)
    if ((card.excludedOn !== null) === (exclusion !== null)) throw new Refusal('already_so')

    recordAudit(tx, {
      action: exclusion ? 'MEMBER_EXCLUDED' : 'EXCLUSION_CANCELLED',
      actorId: visitor.id,
      memberId,
      changes: [{ field: 'excludedOn', from: card.excludedOn, to: exclusion?.date ?? null }],
      note: exclusion?.reason ?? null,
    })
    return setOnCard(
      tx,
      memberId,
      { excludedOn: exclusion?.date ?? null, exclusionReason: exclusion?.reason ?? null },
      today,
    )
  })
}
