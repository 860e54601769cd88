import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { can } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findMeeting, listParts } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { dueDay, writeMinutes } from './minutes-text.ts'
import { readRecord } from './read-record.server.ts'
import { hashOf } from './save-minutes.server.ts'

/** Minutes in the making: for those who lead, write, verify or look after meetings. */
export async function viewMinutes(db: Db, visitor: Visitor, meetingId: number) {
  const meeting = await findMeeting(db, meetingId)
  if (!meeting) throw new Refusal('not_found')
  const [parts, lead, minutes] = await Promise.all([
    listParts(db, meetingId),
    leadOf(db, visitor, meetingId),
    findMinutes(db, meetingId),
  ])
  const mine = parts.filter(({ memberId, part }) => memberId === visitor.memberId && part !== 'door')
  if (mine.length === 0 && !can(visitor, 'meetings.manage')) throw new Refusal('minutes_not_yours')
  const signers = parts.filter(({ part }) => part === 'recorder' || part === 'verifier')
  const ofMine = signers.filter(({ memberId }) => memberId === visitor.memberId)
  const fromRecord = meeting.openedAt ? writeMinutes(await readRecord(db, meetingId)) : ''
  return {
    name: meeting.title,
    state: meeting.state,
    rules: meeting.rules,
    dueOn: meeting.endedAt && dueDay(meeting.endedAt, meeting.rules),
    mayWrite: lead.mayWrite,
    mine:
      ofMine.length === 0
        ? ('none' as const)
        : ofMine.every(({ signedAt }) => signedAt)
          ? ('signed' as const)
          : ('waits' as const),
    signers: signers.map(({ memberId, part, firstName, lastName, signedAt }) => ({
      memberId,
      part,
      name: `${firstName} ${lastName}`,
      signedAt,
    })),
    isComplete:
      signers.some(({ part }) => part === 'recorder') && signers.every(({ signedAt }) => signedAt !== null),
    fromRecord,
    saved: minutes && {
      version: minutes.version,
      body: minutes.body,
      by: minutes.savedByName,
      at: minutes.savedAt,
      hasMoved: minutes.recordHash !== hashOf(fromRecord),
    },
    published:
      minutes?.publishedVersion && minutes.publishedAt
        ? { version: minutes.publishedVersion, at: minutes.publishedAt, documentId: minutes.documentId }
        : null,
  }
}

export type MinutesView = Awaited<ReturnType<typeof viewMinutes>>

async function findMinutes(db: Db, meetingId: number) {
  const found = await db
    .selectFrom('meetingMinutes')
    .leftJoin('account', 'account.id', 'meetingMinutes.savedBy')
    .leftJoin('member', (join) =>
      join.onRef('member.id', '=', 'account.memberId').on('member.erasedAt', 'is', null),
    )
    .selectAll('meetingMinutes')
    .select(sql<string | null>`member.first_name || ' ' || member.last_name`.as('savedByName'))
    .where('meetingMinutes.meetingId', '=', meetingId)
    .executeTakeFirst()
  return found ?? null
}
