import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { PointInput } from './meeting-input.ts'
import { isBeforeOpening, MOST_POINTS } from './meeting.ts'
import { listPoints, lockMeeting } from './meetings.server.ts'
import { nextPlace } from './write-meeting.server.ts'

type Written = z.infer<typeof PointInput>
type Where = { readonly meetingId: number; readonly pointId: number }

async function lockBefore(tx: Db, meetingId: number) {
  const meeting = await lockMeeting(tx, meetingId)
  if (!isBeforeOpening(meeting)) throw new Refusal('meeting_opened')
  if (meeting.substituteOf !== null) throw new Refusal('substitute_same_agenda')
  return meeting
}

/** The next point. What comes after the invitation has left is marked: it may be decided only if everybody is there and agrees. */
export async function addPoint(
  db: Db,
  actorId: number,
  { meetingId, ...point }: Written & { readonly meetingId: number },
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const { state, title } = await lockBefore(tx, meetingId)
    return insertPoint(tx, actorId, { meetingId, isLate: state === 'called', meeting: title, ...point })
  })
}

type Inserted = Written & { readonly meetingId: number; readonly isLate: boolean; readonly meeting: string }

/** The meeting is held by whoever calls this. */
export async function insertPoint(
  tx: Db,
  actorId: number,
  { meeting, ...point }: Inserted,
): Promise<{ id: number }> {
  if ((await listPoints(tx, point.meetingId)).length >= MOST_POINTS) throw new Refusal('too_many_points')
  await refuseUnknown(tx, point.documentId)
  const made = await tx
    .insertInto('agendaPoint')
    .values({ ...point, position: nextPlace(point.meetingId) })
    .returning('id')
    .executeTakeFirstOrThrow()
  record(tx, actorId, { meetingId: point.meetingId, meeting, from: null, to: point.title })
  return made
}

/** Wording may be mended until the meeting opens; of what was announced, its kind and title stand. */
export async function changePoint(
  db: Db,
  actorId: number,
  { meetingId, pointId, ...point }: Written & Where,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockBefore(tx, meetingId)
    const before = (await listPoints(tx, meetingId)).find(({ id }) => id === pointId)
    if (!before) throw new Refusal('not_found')
    const isAnnounced = state === 'called' && !before.isLate
    if (isAnnounced && (before.kind !== point.kind || before.title !== point.title))
      throw new Refusal('point_announced')
    await refuseUnknown(tx, point.documentId)
    const { kind, wording, presenter, documentId } = before
    const changes = changesBetween({ kind, title: before.title, wording, presenter, documentId }, point)
    if (changes.length === 0) return
    await tx.updateTable('agendaPoint').set(point).where('id', '=', pointId).execute()
    recordAudit(tx, {
      action: 'AGENDA_CHANGED',
      actorId,
      changes: [{ field: 'meeting', from: meetingId, to: meetingId }, ...changes],
      note: title,
    })
  })
}

export async function removePoint(db: Db, actorId: number, { meetingId, pointId }: Where): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockBefore(tx, meetingId)
    const point = (await listPoints(tx, meetingId)).find(({ id }) => id === pointId)
    if (!point) throw new Refusal('not_found')
    if (state === 'called' && !point.isLate) throw new Refusal('point_announced')
    await tx.deleteFrom('agendaPoint').where('id', '=', pointId).execute()
    record(tx, actorId, { meetingId, meeting: title, from: point.title, to: null })
  })
}

/** One place up or down, as long as nobody was told the order. */
export async function movePoint(
  db: Db,
  actorId: number,
  { meetingId, pointId, step }: Where & { readonly step: -1 | 1 },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockBefore(tx, meetingId)
    if (state === 'called') throw new Refusal('point_announced')
    const points = await listPoints(tx, meetingId)
    const from = points.findIndex(({ id }) => id === pointId)
    const moved = points[from]
    if (!moved) throw new Refusal('not_found')
    if (!points[from + step]) return
    const order = points.toSpliced(from, 1).toSpliced(from + step, 0, moved)
    for (const [index, { id }] of order.entries())
      await tx
        .updateTable('agendaPoint')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute()
    record(tx, actorId, { meetingId, meeting: title, from: from + 1, to: from + step + 1 })
  })
}

async function refuseUnknown(tx: Db, documentId: number | null): Promise<void> {
  if (documentId === null) return
  const found = await tx.selectFrom('document').select('id').where('id', '=', documentId).executeTakeFirst()
  if (!found) throw new Refusal('invalid_fields', { fields: { documentId: 'invalid' } })
}

type Noted = {
  readonly meetingId: number
  readonly meeting: string
  readonly from: string | number | null
  readonly to: string | number | null
}

function record(tx: Db, actorId: number, { meetingId, meeting, from, to }: Noted): void {
  recordAudit(tx, {
    action: 'AGENDA_CHANGED',
    actorId,
    changes: [
      { field: 'meeting', from: meetingId, to: meetingId },
      { field: 'point', from, to },
    ],
    note: meeting,
  })
}
