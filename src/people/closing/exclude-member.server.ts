import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Reopened } from '../members/closing.ts'
import type { MemberCard } from '../members/member.ts'
import { reopenMembership } from '../members/reopen-membership.server.ts'
import { setOnCard } from '../members/set-on-card.server.ts'
import { endMembership } from './end-membership.server.ts'
import { type Closer, holdCard, type Moment, readCard } from './hold-card.server.ts'
import { settleCause } from './settle-cause.server.ts'

export type ExclusionInput = Moment & {
  readonly memberId: number
  readonly date: string
  readonly reason: string
  readonly waiveDebts: boolean
}

/** Excludes a member, and with that his membership is over whole: the account, the places, the coming fees. */
export async function excludeMember(db: Db, actor: Closer, { date, ...input }: ExclusionInput) {
  if (date > input.today) throw new Refusal('invalid_fields', { fields: { date: 'day_in_future' } })
  return endMembership(db, actor, {
    ...input,
    cause: 'excluded',
    isSo: ({ excludedOn }) => excludedOn !== null,
    columns: { excludedOn: date, exclusionReason: input.reason },
    action: 'MEMBER_EXCLUDED',
    change: { field: 'excludedOn', from: null, to: date },
    endedOn: () => date,
  })
}

type CancelInput = Moment & { readonly memberId: number }

/** Takes an exclusion back; the membership goes on, unless the card is in the archive besides. */
export async function cancelExclusion(
  db: Db,
  actor: Closer,
  { memberId, ...moment }: CancelInput,
): Promise<{ readonly card: MemberCard; readonly reopened: Reopened | null }> {
  const { today } = moment
  return inTransaction(db, async (tx) => {
    const before = await holdCard(tx, actor, { memberId, ...moment })
    if (before.excludedOn === null) throw new Refusal('already_so')

    recordAudit(tx, {
      action: 'EXCLUSION_CANCELLED',
      actorId: actor.id,
      memberId,
      changes: [{ field: 'excludedOn', from: before.excludedOn, to: null }],
    })
    await setOnCard(tx, memberId, { excludedOn: null, exclusionReason: null }, today)
    const isOpen = before.archivedAt === null
    const reopened = isOpen ? await reopenMembership(tx, actor, memberId) : null
    if (!isOpen) await settleCause(tx, memberId, 'departed')
    return { card: await readCard(tx, memberId, today), reopened }
  })
}
