import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { refuseUnlessLeads } from '../voters/lead.server.ts'
import { computeVoters } from '../voters/voters.server.ts'
import { endWithoutVote } from './give-proxy.server.ts'

const EARLIEST_MS = 2 * 3_600_000

/** From now on nobody gains or loses a vote at this meeting. At the earliest two hours before it was called for. */
export async function openMeeting(
  db: Db,
  visitor: Visitor,
  { meetingId, now }: { readonly meetingId: number; readonly now: Date },
): Promise<{ readonly voters: number }> {
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    await refuseUnlessLeads(tx, visitor, meetingId)
    if (meeting.state !== 'called') throw new Refusal('meeting_not_called')
    if (now.getTime() < meeting.startsAt.getTime() - EARLIEST_MS) throw new Refusal('meeting_too_early')
    const voters = await computeVoters(tx, { day: pragueDay(now), rules: meeting.rules })
    // As two lists, whatever their length: a value each would end at twenty thousand people.
    await sql`insert into meeting_voter (meeting_id, member_id, standing)
      select ${meetingId}::int, voter.id, voter.standing
      from unnest(${voters.map(({ memberId }) => memberId)}::int[], ${voters.map(({ standing }) => standing)}::text[])
        as voter (id, standing)`.execute(tx)
    await endWithoutVote(tx, visitor.id, { meeting, now })
    await tx
      .updateTable('meeting')
      .set({ state: 'open', openedAt: now, openedBy: visitor.id })
      .where('id', '=', meetingId)
      .execute()
    const entitled = voters.filter(({ standing }) => standing === 'votes').length
    recordAudit(tx, {
      action: 'MEETING_OPENED',
      actorId: visitor.id,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'voters', from: null, to: entitled },
      ],
      note: meeting.title,
    })
    return { voters: entitled }
  })
}
