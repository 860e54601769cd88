import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { fromWallClock } from '../../ground/values/moment.ts'
import { type FieldFaults, Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { MeetingInput } from './meeting-input.ts'
import { lockMeeting } from './meetings.server.ts'

type Written = z.infer<typeof MeetingInput>

/** A draft nobody sees yet. */
export async function createMeeting(
  db: Db,
  actorId: number,
  input: Written,
  now: Date,
): Promise<{ id: number }> {
  const fields = fieldsOf(input, now)
  return inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('meeting')
      .values({ ...fields, createdBy: actorId })
      .returning('id')
      .executeTakeFirstOrThrow()
    recordAudit(tx, {
      action: 'MEETING_CREATED',
      actorId,
      changes: [{ field: 'meeting', from: null, to: made.id }],
      note: fields.title,
    })
    return made
  })
}

/** Until it is called; then when and where stand, for that is what people were told. */
export async function changeMeeting(
  db: Db,
  actorId: number,
  { id, now, ...input }: Written & { readonly id: number; readonly now: Date },
): Promise<void> {
  const fields = fieldsOf(input, now)
  await inTransaction(db, async (tx) => {
    const before = await lockMeeting(tx, id)
    if (before.state !== 'draft') throw new Refusal('meeting_called')
    const changes = changesBetween(told(before), told(fields))
    if (changes.length === 0) return
    await tx.updateTable('meeting').set(fields).where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'MEETING_CHANGED',
      actorId,
      changes: [{ field: 'meeting', from: id, to: id }, ...changes],
      note: fields.title,
    })
  })
}

/** A draft that was not called; what was called can only be cancelled. */
export async function deleteMeeting(db: Db, actorId: number, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockMeeting(tx, id)
    if (state !== 'draft') throw new Refusal('meeting_called')
    await tx.deleteFrom('meeting').where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'MEETING_DELETED',
      actorId,
      changes: [{ field: 'meeting', from: id, to: null }],
      note: title,
    })
  })
}

function fieldsOf(
  { startsAt, proposalsUntil = null, askedBy = null, askedOn = null, ...rest }: Written,
  now: Date,
) {
  const moment = fromWallClock(startsAt)
  const faults: FieldFaults = {
    ...(moment === null ? { startsAt: 'invalid' as const } : {}),
    ...(moment && moment <= now ? { startsAt: 'too_early' as const } : {}),
    ...(moment && proposalsUntil && proposalsUntil >= pragueDay(moment)
      ? { proposalsUntil: 'too_late' as const }
      : {}),
    ...(askedBy && !askedOn ? { askedOn: 'required' as const } : {}),
    ...(askedOn && !askedBy ? { askedBy: 'required' as const } : {}),
    ...(askedOn && askedOn > pragueDay(now) ? { askedOn: 'day_in_future' as const } : {}),
  }
  if (moment === null || Object.keys(faults).length > 0)
    throw new Refusal('invalid_fields', { fields: faults })
  return { ...rest, startsAt: moment, proposalsUntil, askedBy, askedOn }
}

type Told = Omit<ReturnType<typeof fieldsOf>, 'note'>

const told = ({ title, startsAt, place, proposalsUntil, askedBy, askedOn }: Told) => ({
  title,
  startsAt: startsAt.toISOString(),
  place,
  proposalsUntil,
  askedBy,
  askedOn,
})

/** The next free place on the agenda. */
export const nextPlace = (meetingId: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from agenda_point where meeting_id = ${meetingId})`
