import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'

/** So long a phone at the door may be silent; it says how it stands every ten seconds. */
const QUIET_AFTER = sql`interval '30 seconds'`

type Telling = { readonly meetingId: number; readonly id: string; readonly unsent: number }

/** A phone at the door says that it is there, and how much waits on it. */
export async function tellDoor(db: Db, visitor: Visitor, { meetingId, id, unsent }: Telling): Promise<void> {
  await inTransaction(db, async (tx) => {
    const meeting = await tx
      .selectFrom('meeting')
      .select('state')
      .where('id', '=', meetingId)
      // Its end takes the phones away: none may come after that.
      .forShare()
      .executeTakeFirst()
    if (!meeting) throw new Refusal('not_found')
    if (!(await leadOf(tx, visitor, meetingId)).mayKeepDoor) throw new Refusal('not_at_door')
    if (meeting.state !== 'open') throw new Refusal('meeting_not_open')
    await sql`insert into meeting_door (meeting_id, id, account_id, unsent)
      values (${meetingId}, ${id}, ${visitor.id}, ${unsent})
      on conflict (meeting_id, id) do update
        set account_id = excluded.account_id, unsent = excluded.unsent, told_at = now()`.execute(tx)
  })
}

/** Its owner is done with the door, or the chair waits for it no longer; the second is written down. */
export async function endDoor(
  db: Db,
  visitor: Visitor,
  { meetingId, id }: Omit<Telling, 'unsent'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    const lead = await leadOf(tx, visitor, meetingId)
    if (!lead.mayKeepDoor) throw new Refusal('not_at_door')
    const gone = await tx
      .deleteFrom('meetingDoor')
      .where('meetingId', '=', meetingId)
      .where('id', '=', id)
      .where((eb) => (lead.mayLead ? eb.lit(true) : eb('accountId', '=', visitor.id)))
      .returning(['accountId', 'unsent'])
      .executeTakeFirst()
    if (!gone) throw new Refusal('not_found')
    if (gone.accountId === visitor.id && gone.unsent === 0) return
    recordAudit(tx, {
      action: 'MEETING_DOOR_STRUCK',
      actorId: visitor.id,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'unsent', from: gone.unsent, to: null },
      ],
      note: meeting.title,
    })
  })
}

export type DoorPhone = {
  readonly id: string
  /** Whose it is. */
  readonly name: string
  readonly unsent: number
  readonly silentSeconds: number
  /** It has not told everything, or was not heard of for a while. */
  readonly isQuiet: boolean
}

export async function listDoors(db: Db, meetingId: number): Promise<readonly DoorPhone[]> {
  const { rows } = await sql<DoorPhone>`
    select meeting_door.id, coalesce(member.last_name || ' ' || member.first_name, account.email) as name, unsent,
      greatest(0, extract(epoch from now() - told_at))::int as "silentSeconds",
      unsent > 0 or told_at < now() - ${QUIET_AFTER} as "isQuiet"
    from meeting_door join account on account.id = account_id left join member on member.id = account.member_id
    where meeting_id = ${meetingId} order by told_at desc, meeting_door.id limit 50`.execute(db)
  return rows
}

/** How many of them have not told everything. */
export async function countQuietDoors(db: Db, meetingId: number): Promise<number> {
  const { rows } = await sql<{ quiet: number }>`select count(*)::int as quiet from meeting_door
    where meeting_id = ${meetingId} and (unsent > 0 or told_at < now() - ${QUIET_AFTER})`.execute(db)
  return rows[0]?.quiet ?? 0
}
