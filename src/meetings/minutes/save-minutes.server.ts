import { createHash } from 'node:crypto'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { keepHtml } from '../../ground/texts/text-html.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { refuseUnlessWrites } from '../voters/lead.server.ts'
import { writeMinutes } from './minutes-text.ts'
import { readRecord } from './read-record.server.ts'

type Saving = {
  readonly meetingId: number
  readonly version: number
  readonly body: string
  readonly now: Date
}

export type Saved = {
  readonly version: number
  /** How many signatures the change has taken back. */
  readonly unsigned: number
}

/** A new text of the minutes, if nobody wrote another meanwhile. Whoever had signed the old one signs again. */
export async function saveMinutes(db: Db, visitor: Visitor, saving: Saving): Promise<Saved> {
  // Before anything is drawn: whoever may not write has nothing drawn for him.
  await refuseUnlessWrites(db, visitor, saving.meetingId)
  const body = tidy(saving.body)
  await keepHtml(db, [body])
  return write(db, visitor, { ...saving, body })
}

/** What the record says now, instead of what was written; whoever asks has been asked whether he is sure. */
export async function rewriteMinutes(db: Db, visitor: Visitor, saving: Omit<Saving, 'body'>): Promise<Saved> {
  await refuseUnlessWrites(db, visitor, saving.meetingId)
  const body = writeMinutes(await readRecord(db, saving.meetingId))
  await keepHtml(db, [body])
  return write(db, visitor, { ...saving, body })
}

async function write(db: Db, visitor: Visitor, { meetingId, version, body, now }: Saving): Promise<Saved> {
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    await refuseUnlessWrites(tx, visitor, meetingId)
    if (meeting.state !== 'open' && meeting.state !== 'closed') throw new Refusal('minutes_too_early')
    const before = await tx
      .selectFrom('meetingMinutes')
      .select(['version', 'body', 'recordHash'])
      .where('meetingId', '=', meetingId)
      .executeTakeFirst()
    if ((before?.version ?? 0) !== version) throw new Refusal('minutes_changed_meanwhile')
    const recordHash = hashOf(writeMinutes(await readRecord(tx, meetingId)))
    if (before?.body === body && before.recordHash === recordHash) return { version, unsigned: 0 }
    const text = { body, recordHash, savedAt: now, savedBy: visitor.id, version: version + 1 }
    await tx
      .insertInto('meetingMinutes')
      .values({ meetingId, ...text })
      .onConflict((conflict) => conflict.column('meetingId').doUpdateSet(text))
      .execute()
    const unsigned = await takeBack(tx, meetingId)
    recordAudit(tx, {
      action: 'MINUTES_WRITTEN',
      actorId: visitor.id,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'version', from: version, to: version + 1 },
        ...(unsigned > 0 ? [{ field: 'signatures', from: unsigned, to: 0 }] : []),
      ],
      note: meeting.title,
    })
    return { version: version + 1, unsigned }
  })
}

async function takeBack(tx: Db, meetingId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('meetingPart')
    .set({ signedAt: null })
    .where('meetingId', '=', meetingId)
    .where('signedAt', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

function tidy(text: string): string {
  return `${text.replaceAll('\r\n', '\n').trim()}\n`
}

/** Whether the record still says what it said. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
