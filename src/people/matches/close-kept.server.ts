import { closeMembership } from '../closing/close-membership.server.ts'
import { findCard } from '../members/member-cards.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'

/** Merging washes nobody clean: where the kept card is excluded, whatever the other one brought along is closed too. */
export async function closeKept(tx: Db, actorId: number, memberId: number, now: Date): Promise<void> {
  const today = pragueDay(now)
  const card = await findCard(tx, memberId, today)
  if (!card?.excludedOn) return
  await closeMembership(tx, {
    card,
    cause: 'excluded',
    endedOn: card.excludedOn,
    waiveDebts: false,
    actorId,
    now,
    today,
    withLetter: false,
  })
}
