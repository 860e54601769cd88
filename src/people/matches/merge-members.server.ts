import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { whyNotClose } from '../members/account-act.ts'
import { lockAccountOf } from '../members/member-accounts.server.ts'
import { can } from '../../permissions.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import { holdComingEvents } from '../../rides/events/give-up-places.server.ts'
import type { Db } from '../../tables.ts'
import {
  type Filling,
  fillingOf,
  type MergeCard,
  type MergeField,
  mergedReason,
  mergeFault,
} from './merge.ts'
import {
  type Belongings,
  countBelongings,
  findPair,
  listSharedFees,
  lockPair,
  type Pair,
  type SharedFees,
} from './merge-cards.server.ts'
import { closeKept } from './close-kept.server.ts'
import { giveUpDoubles } from './give-up-doubles.server.ts'
import { fillOwn } from './merge-own.server.ts'
import { moveBelongings } from './move-belongings.server.ts'

export type MergePreview = {
  readonly keep: MergeCard
  readonly drop: MergeCard
  readonly filling: Filling
  readonly moves: Belongings
  readonly fees: SharedFees
  /** Why it cannot be done this way; null when it can. */
  readonly fault: RefusalCode | null
}

/** Everything that would happen, before anybody agrees to it. */
export async function previewMerge(db: Db, pair: Pair): Promise<MergePreview> {
  if (pair.keep === pair.drop) throw new Refusal('same_card')
  const { keep, drop } = await findPair(db, pair)
  const fees = await listSharedFees(db, pair)
  const moves = await countBelongings(db, drop.id)
  return { keep, drop, filling: fillingOf(keep, drop), moves, fees, fault: mergeFault(keep, drop, fees) }
}

export type Merger = Pick<Visitor, 'id' | 'role' | 'grants' | 'memberId'>

/** Two cards of one person become one. The other is archived and told where to look; nothing is deleted. */
export async function mergeMembers(db: Db, actor: Merger, pair: Pair): Promise<void> {
  if (!can(actor, 'matches.decide')) throw new Refusal('not_allowed')
  if (pair.keep === pair.drop) throw new Refusal('same_card')
  await inTransaction(db, async (tx) => {
    await holdComingEvents(tx, { memberId: pair.drop, now: now() })
    await lockPair(tx, pair)
    await refuseBeyond(tx, actor, pair)
    const { keep, drop, filling, fault } = await previewMerge(tx, pair)
    if (fault) throw new Refusal(fault)

    await archiveDropped(tx, actor.id, { keep, drop, giveUpHog: filling.hogNumber !== undefined })
    await fillKept(tx, keep.id, filling)
    const own = await fillOwn(tx, pair)
    await moveBelongings(tx, pair)
    await giveUpDoubles(tx, { memberId: drop.id, actorId: actor.id, now: now() })
    await tx
      .insertInto('memberMerge')
      .values({ droppedId: drop.id, keptId: keep.id, mergedBy: actor.id })
      .execute()
    await closeKept(tx, actor.id, keep.id, now())
    recordAudit(tx, {
      action: 'MEMBERS_MERGED',
      actorId: actor.id,
      memberId: keep.id,
      changes: [...changesOf(keep, filling), ...own],
      note: `č. ${drop.number} → č. ${keep.number}`,
    })
    recordAudit(tx, {
      action: 'MEMBERS_MERGED',
      actorId: actor.id,
      memberId: drop.id,
      changes: [{ field: 'archived', from: drop.archivedAt !== null, to: true }],
      note: mergedReason(keep.number, null),
    })
  })
}

/** An account goes with the merged card: nobody merges his own, or a card he could not close. */
async function refuseBeyond(tx: Db, actor: Merger, { keep, drop }: Pair): Promise<void> {
  for (const id of [keep, drop]) {
    const account = await lockAccountOf(tx, id)
    const why = whyNotClose(actor, { id, role: account?.role ?? null })
    if (why) throw new Refusal(why)
  }
}

/** A HOG number belongs to one card, so the old one lets go of it first. */
async function archiveDropped(
  tx: Db,
  actorId: number,
  { keep, drop, giveUpHog }: { keep: MergeCard; drop: MergeCard; giveUpHog: boolean },
): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({
      archivedAt: sql<Date>`coalesce(archived_at, now())`,
      archivedBy: sql<number>`coalesce(archived_by, ${actorId})`,
      archiveReason: mergedReason(keep.number, drop.archiveReason),
      ...(giveUpHog ? { hogNumber: null, hogExpiresOn: null } : {}),
      version: eb('version', '+', 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', drop.id)
    .execute()
}

async function fillKept(tx: Db, id: number, filling: Filling): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({ ...filling, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .execute()
}

/** As the history calls them, so that it hides from a reader what the card hides. */
const HISTORY_NAMES: Readonly<Partial<Record<MergeField, string>>> = {
  divisionId: 'division',
  ritualOn: 'ritualDate',
}

function changesOf(keep: MergeCard, filling: Filling): readonly AuditChange[] {
  return (Object.keys(filling) as MergeField[]).map((field) => ({
    field: HISTORY_NAMES[field] ?? field,
    from: plain(keep[field]),
    to: plain(filling[field]),
  }))
}

function plain(value: MergeCard[MergeField] | undefined): AuditChange['from'] {
  return value instanceof Date ? value.toISOString() : (value ?? null)
}
