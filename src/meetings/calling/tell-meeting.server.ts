import type { Visitor } from '../../ground/platform/visitor.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { namedTo } from '../../site/documents/documents.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isAnnounced, takesProposals } from './meeting.ts'
import {
  findMeeting,
  listInvitees,
  listParts,
  listPoints,
  listProposals,
  readRules,
} from './meetings.server.ts'
import { noticeOf } from './notice.ts'

type Asked = { readonly id: number; readonly today: string }

/** A meeting as the calls tell it. */
export async function tellMeeting(db: Db, { id, today }: Asked) {
  const meeting = await findMeeting(db, id)
  if (!meeting) throw new Refusal('not_found')
  const [points, parts, invitees, proposals, rules] = await Promise.all([
    listPoints(db, id),
    listParts(db, id),
    listInvitees(db, id),
    listProposals(db, id),
    meeting.calledAt ? meeting.rules : readRules(db),
  ])
  return {
    ...headOf(meeting),
    rules,
    notice: noticeOf({
      heldOn: pragueDay(meeting.startsAt),
      leavesOn: meeting.calledAt ? pragueDay(meeting.calledAt) : today,
      noticeDays: rules.noticeDays,
    }),
    points: points.map(pointOf),
    parts: parts.map(({ memberId, part }) => ({ memberId, part })),
    invited: invitees.map(({ memberId, postedAt, pushedAt, paperOn }) => ({
      memberId,
      postedAt,
      pushedAt,
      paperOn,
    })),
    proposals: proposals.map(({ id: proposal, memberId, title, wording, state, answer }) => ({
      id: proposal,
      memberId,
      title,
      wording,
      state,
      answer,
    })),
  }
}

/** The same for a member: what was announced, with the documents he may have. */
export async function tellOwnMeeting(db: Db, visitor: Visitor, { id, today }: Asked) {
  const meeting = visitor.memberId === null ? null : await findMeeting(db, id)
  if (!meeting || !isAnnounced(meeting)) throw new Refusal('not_found')
  const points = await listPoints(db, id)
  return {
    ...headOf(meeting),
    points: (await namedTo(db, visitor, points)).map(pointOf),
    takesProposals: takesProposals(meeting, today),
  }
}

type Point = Awaited<ReturnType<typeof listPoints>>[number]

const pointOf = ({ id, kind, title, wording, presenter, documentId, isLate }: Point) => ({
  id,
  kind,
  title,
  wording,
  presenter,
  documentId,
  isLate,
})

type Meeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>

const headOf = ({ id, title, startsAt, place, note, state, proposalsUntil, calledAt }: Meeting) => ({
  id,
  title,
  startsAt,
  place,
  note,
  state,
  proposalsUntil,
  calledAt,
})
