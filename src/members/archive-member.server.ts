import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { whyNotClose } from './account-act.ts'
import { endMemberSessions } from './member-accounts.server.ts'
import type { MemberCard } from './member.ts'
import { lockCard } from './member-cards.server.ts'
import { setOnCard } from './set-on-card.server.ts'

type Actor = Pick<Visitor, 'id' | 'role' | 'memberId'>
export type ArchiveWish = {
  readonly memberId: number
  readonly archived: boolean
  readonly reason: string | null
  readonly today: string
}

/** Puts a card away: hidden from the list, kept for ever. Or brings it back. */
export async function archiveMember(
  db: Db,
  actor: Actor,
  { memberId, archived, reason, today }: ArchiveWish,
): Promise<MemberCard> {
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    const why = whyNotClose(actor, card)
    if (why) throw new Refusal(why)
    if ((card.archivedAt !== null) === archived) throw new Refusal('already_so')

    if (archived) await endMemberSessions(tx, memberId)
    recordAudit(tx, {
      action: archived ? 'MEMBER_ARCHIVED' : 'MEMBER_RESTORED',
      actorId: actor.id,
      memberId,
      changes: [{ field: 'archived', from: !archived, to: archived }],
      note: reason,
    })
    return setOnCard(
      tx,
      memberId,
      archived
        ? { archivedAt: sql<Date>`now()`, archivedBy: actor.id, archiveReason: reason }
        : { archivedAt: null, archivedBy: null, archiveReason: null },
      today,
    )
  })
}
