import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { DecisionInput, ProposalInput } from './meeting-input.ts'
import { isBeforeOpening, MOST_PROPOSALS, takesProposals } from './meeting.ts'
import { lockMeeting } from './meetings.server.ts'
import { insertPoint } from './write-point.server.ts'

type Member = {
  /** None where he came by a link. */ readonly id: number | null
  readonly memberId: number | null
}
type Proposed = z.infer<typeof ProposalInput> & { readonly meetingId: number; readonly today: string }

/** A member wants something on the agenda; until the day that was announced. */
export async function propose(
  db: Db,
  { id: actorId, memberId }: Member,
  { meetingId, today, title, wording }: Proposed,
): Promise<{ id: number }> {
  if (memberId === null) throw new Refusal('no_member_card')
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where(HAS_MEMBERSHIP)
      .executeTakeFirst()
    if (!member) throw new Refusal('no_membership')
    if (!takesProposals(meeting, today)) throw new Refusal('proposals_closed')
    const own = await tx
      .selectFrom('meetingProposal')
      .select('id')
      .where('meetingId', '=', meetingId)
      .where('memberId', '=', memberId)
      .execute()
    if (own.length >= MOST_PROPOSALS) throw new Refusal('too_many_proposals')
    const made = await tx
      .insertInto('meetingProposal')
      .values({ meetingId, memberId, title, wording })
      .returning('id')
      .executeTakeFirstOrThrow()
    record(tx, actorId, { meetingId, memberId, title, to: 'sent' })
    return made
  })
}

type Decided = z.infer<typeof DecisionInput> & { readonly meetingId: number; readonly proposalId: number }

/** Taken, it becomes a point to decide; refused, its author reads why. */
export async function decideProposal(
  db: Db,
  actorId: number,
  { meetingId, proposalId, decision, answer = null }: Decided,
): Promise<void> {
  if (decision === 'refused' && answer === null)
    throw new Refusal('invalid_fields', { fields: { answer: 'required' } })
  await inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    if (!isBeforeOpening(meeting)) throw new Refusal('meeting_opened')
    if (decision === 'taken' && meeting.substituteOf !== null) throw new Refusal('substitute_same_agenda')
    const decided = await tx
      .updateTable('meetingProposal')
      .set({ state: decision, answer, decidedBy: actorId })
      .where('id', '=', proposalId)
      .where('meetingId', '=', meetingId)
      .where('state', '=', 'sent')
      .returning(['memberId', 'title', 'wording'])
      .executeTakeFirst()
    if (!decided) throw new Refusal('proposal_decided')
    const { memberId, title, wording } = decided
    if (decision === 'taken') {
      const presenter = await nameOf(tx, memberId)
      const isLate = meeting.state === 'called'
      const point = { kind: 'decide' as const, title, wording, presenter, documentId: null }
      await insertPoint(tx, actorId, { meetingId, meeting: meeting.title, isLate, ...point })
    }
    record(tx, actorId, { meetingId, memberId, title, to: decision })
  })
}

async function nameOf(tx: Db, memberId: number | null): Promise<string> {
  if (memberId === null) return ''
  const member = await tx
    .selectFrom('member')
    .select(['firstName', 'lastName'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member ? `${member.firstName} ${member.lastName}`.slice(0, 120) : ''
}

type Noted = {
  readonly meetingId: number
  readonly memberId: number | null
  readonly title: string
  readonly to: string
}

function record(tx: Db, actorId: number | null, { meetingId, memberId, title, to }: Noted): void {
  recordAudit(tx, {
    action: 'MEETING_PROPOSAL',
    actorId,
    memberId,
    changes: [
      { field: 'meeting', from: meetingId, to: meetingId },
      { field: 'state', from: null, to },
    ],
    note: title,
  })
}
