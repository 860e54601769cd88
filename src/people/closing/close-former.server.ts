import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { holdComingEvents } from '../../rides/events/give-up-places.server.ts'
import { findOpenClosing } from '../members/closings.server.ts'
import { lockCard } from '../members/member-cards.server.ts'
import { setOnCard } from '../members/set-on-card.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { log } from '../../ground/platform/log.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { closeMembership } from './close-membership.server.ts'

/**
 * Closes, as an act of the system and without letters, those who are out of the club by their card but whose membership
 * was never closed: gone before closing existed, or back with a restored backup. Each is closed once.
 */
export async function closeFormer(db: Db, now: Date): Promise<number> {
  const ids = await listUnclosed(db)
  let closed = 0
  for (const id of ids) {
    try {
      if (await closeOne(db, id, now)) closed += 1
    } catch (error) {
      // The last Webmaster is never shut out; somebody has to make another one first.
      if (!(error instanceof Refusal)) throw error
      log.warn({ memberId: id, code: error.code }, 'a membership that is over could not be closed')
    }
  }
  return closed
}

/** A card merged into another one is no departure: its owner is still here. */
async function listUnclosed(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from member
    where (archived_at is not null or excluded_on is not null) and erased_at is null
      and not exists (select from member_merge where dropped_id = member.id)
      and not exists (select from membership_closing where member_id = member.id and reopened_at is null)
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function closeOne(db: Db, memberId: number, now: Date): Promise<boolean> {
  const today = pragueDay(now)
  return inTransaction(db, async (tx) => {
    await holdComingEvents(tx, { memberId, now })
    const card = await lockCard(tx, memberId, today)
    const endedOn = card && (card.excludedOn ?? (card.archivedAt && pragueDay(card.archivedAt)))
    if (!card || !endedOn || (await findOpenClosing(tx, memberId))) return false

    // Settled before he went, it was settled for another time.
    const isOld = card.patchesSolvedOn !== null && card.patchesSolvedOn < endedOn
    const fresh = isOld
      ? await setOnCard(tx, memberId, { patchesSolvedOn: null, patchesSolvedNote: null }, today)
      : card
    await closeMembership(tx, {
      card: fresh,
      cause: card.excludedOn ? 'excluded' : 'departed',
      endedOn,
      waiveDebts: false,
      actorId: null,
      now,
      today,
      withLetter: false,
    })
    recordAudit(tx, {
      action: 'MEMBERSHIP_CLOSED',
      actorId: null,
      memberId,
      changes: isOld ? [{ field: 'patchesSolvedOn', from: card.patchesSolvedOn, to: null }] : [],
    })
    return true
  })
}
