import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'

/** So long a phone at the door may be silent; it says how it stands every second. */
const QUIET_AFTER = sql`interval '5 seconds'`

type Phone = { readonly meetingId: number; readonly id: string }
type Telling = Phone & {
  readonly unsent: number
  /** The house's own moment that the phone had heard when it counted; none before its first answer. */
  readonly heardAt: number | null
}

/** A phone at the door says that it is there, and how much waits on it. It is told the moment, to say it next time. */
export async function tellDoor(
  db: Db,
  visitor: Visitor,
  { meetingId, id, unsent, heardAt }: Telling,
): Promise<number> {
  return inTransaction(db, async (tx) => {
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
    const { rows } = await sql<{
      at: number
    }>`insert into meeting_door (meeting_id, id, account_id, unsent, told_at, as_of)
      values (${meetingId}, ${id}, ${visitor.id}, ${unsent}, clock_timestamp(),
        case when ${heardAt}::float8 is not null then least(to_timestamp(${heardAt}::float8 / 1000), clock_timestamp()) end)
      on conflict (meeting_id, id) do update set account_id = excluded.account_id, unsent = excluded.unsent,
        told_at = excluded.told_at, as_of = excluded.as_of
      returning floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(tx)
    return rows[0]?.at ?? 0
  })
}

/** Its owner is done with the door, or the chair waits for it no longer; the second is written down. */
export async function endDoor(db: Db, visitor: Visitor, { meetingId, id }: Phone): Promise<void> {
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

const IS_QUIET = sql<boolean>`(unsent > 0 or as_of is null or as_of < clock_timestamp() - ${QUIET_AFTER})`

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
      greatest(0, extract(epoch from clock_timestamp() - coalesce(as_of, told_at)))::int as "silentSeconds",
      ${IS_QUIET} as "isQuiet"
    from meeting_door join account on account.id = account_id left join member on member.id = account.member_id
    where meeting_id = ${meetingId} order by told_at desc, meeting_door.id limit 50`.execute(db)
  return rows
}

const LOOK_EVERY_MS = 100
const MOST_LOOKS = 60

/**
 * Asks the door, and waits for its word: until every phone there has counted what waits on it after this moment. A phone that went
 * silent, or has something unsent, is waited for no longer. The moment is given to `countQuietDoors`; nothing may be held meanwhile.
 */
export async function hearDoors(db: Db, meetingId: number): Promise<string> {
  // As a text: a Date would lose its last figures.
  const { rows } = await sql<{ asked: string }>`select clock_timestamp()::text as asked`.execute(db)
  const asked = rows[0]?.asked ?? ''
  for (let look = 0; look < MOST_LOOKS && (await isWorthWaiting(db, meetingId, asked)); look += 1)
    await sleep(LOOK_EVERY_MS)
  return asked
}

async function isWorthWaiting(db: Db, meetingId: number, asked: string): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean | null }>`
    select bool_and(unsent = 0 and told_at > clock_timestamp() - ${QUIET_AFTER}) as "isSo" from meeting_door
    where meeting_id = ${meetingId} and ${isUnheard(asked)}`.execute(db)
  return rows[0]?.isSo ?? false
}

const isUnheard = (asked: string) =>
  sql<boolean>`(unsent > 0 or as_of is null or as_of < ${asked}::timestamptz)`

/** How many of them have not told everything; where they were asked, since that moment. */
export async function countQuietDoors(db: Db, meetingId: number, asked: string | null): Promise<number> {
  const { rows } = await sql<{ quiet: number }>`select count(*)::int as quiet from meeting_door
    where meeting_id = ${meetingId} and ${asked === null ? IS_QUIET : isUnheard(asked)}`.execute(db)
  return rows[0]?.quiet ?? 0
}
