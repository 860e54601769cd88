import type { UpdateObject } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { AuditAction, AuditChange } from '../../ground/audit/audit.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db, Tables } from '../../tables.ts'
import type { Closed, ClosingCause } from '../members/closing.ts'
import type { MemberCard } from '../members/member.ts'
import { setOnCard } from '../members/set-on-card.server.ts'
import { closeMembership } from './close-membership.server.ts'
import { type Closer, holdCard, type Moment, readCard } from './hold-card.server.ts'
import { patchesAnew } from './patches-anew.ts'

type Ending = Moment & {
  readonly memberId: number
  readonly reason: string | null
  readonly waiveDebts: boolean
  readonly cause: ClosingCause
  readonly isSo: (card: MemberCard) => boolean
  readonly endedOn: (card: MemberCard) => string
  /** What it writes on the card, and in its history. */
  readonly columns: UpdateObject<Tables, 'member'>
  readonly action: AuditAction
  readonly change: AuditChange
  readonly unpaidFee?: number
}

/** Either way out of the club: the card says so, and the membership is over whole, in one transaction. */
export async function endMembership(
  db: Db,
  actor: Closer,
  {
    memberId,
    reason,
    waiveDebts,
    cause,
    isSo,
    endedOn,
    columns,
    action,
    change,
    unpaidFee,
    now,
    today,
  }: Ending,
): Promise<{ readonly card: MemberCard; readonly closed: Closed }> {
  return inTransaction(db, async (tx) => {
    const before = await holdCard(tx, actor, { memberId, now, today })
    if (isSo(before)) throw new Refusal('already_so')

    const patches = patchesAnew(before)
    const changes = [change, ...patches.changes]
    recordAudit(tx, { action, actorId: actor.id, memberId, changes, note: reason })
    const card = await setOnCard(tx, memberId, { ...columns, ...patches.columns }, today)
    const closed = await closeMembership(tx, {
      card,
      cause,
      endedOn: endedOn(card),
      waiveDebts,
      actorId: actor.id,
      now,
      today,
      withLetter: true,
      unpaidFee,
    })
    return { card: await readCard(tx, memberId, today), closed }
  })
}
