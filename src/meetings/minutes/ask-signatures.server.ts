import { sql } from 'kysely'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { tellMember } from '../calling/tell-member.server.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { dueDay } from './minutes-text.ts'

type Asked = { readonly memberId: number; readonly part: 'recorder' | 'verifier' }

// The recorder once the meeting is over, unless he has signed by then; a verifier once the recorder has signed, and again when a changed
// text was signed by him anew.
const IS_TO_BE_ASKED = sql`signed_at is null and (
    (part = 'recorder' and asked_version is null)
    or (part = 'verifier' and asked_version is distinct from (select version from meeting_minutes
        where meeting_minutes.meeting_id = meeting_part.meeting_id)
      and exists (select from meeting_minutes where meeting_minutes.meeting_id = meeting_part.meeting_id)
      and exists (select from meeting_part as writing where writing.meeting_id = meeting_part.meeting_id
        and writing.part = 'recorder' and writing.signed_at is not null)))`

/** The job: whoever is waited for is asked by letter, each once for a text. */
export async function askSignatures(db: Db): Promise<void> {
  const { rows } = await sql<{ meetingId: number }>`
    select distinct meeting_id as "meetingId" from meeting_part join meeting on meeting.id = meeting_id
    where state = 'closed' and ${IS_TO_BE_ASKED} order by meeting_id`.execute(db)
  for (const { meetingId } of rows) await inTransaction(db, (tx) => ask(tx, meetingId))
}

async function ask(tx: Db, meetingId: number): Promise<void> {
  const { state, title, endedAt, rules } = await lockMeeting(tx, meetingId)
  if (state !== 'closed' || !endedAt) return
  const { rows } = await sql<Asked>`update meeting_part set asked_version = case when part = 'recorder' then 0
      else (select version from meeting_minutes where meeting_minutes.meeting_id = meeting_part.meeting_id) end
    where meeting_id = ${meetingId} and ${IS_TO_BE_ASKED}
    returning member_id as "memberId", part`.execute(tx)
  for (const { memberId, part } of rows)
    await tellMember(tx, {
      memberId,
      template: part === 'recorder' ? 'minutes-to-write' : 'minutes-to-sign',
      params: { meetingId, title, dueOn: dueDay(endedAt, rules) },
    })
}
