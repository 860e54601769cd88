import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { namedTo } from '../../site/documents/documents.server.ts'
import { isAnnounced, takesProposals } from './meeting.ts'
import { findMeeting, findPublished, listParts, listPoints, listProposals } from './meetings.server.ts'

/** A meeting as a member sees it: the agenda with what he may read, and what he himself proposed. */
export async function viewOwnMeeting(context: RequestContext, visitor: Visitor, id: number) {
  const page = visitor.memberId === null ? null : await viewMeetingOf(context, visitor.memberId, id)
  return page && { ...page, points: await namedTo(context.db, visitor, page.points) }
}

export type OwnMeeting = NonNullable<Awaited<ReturnType<typeof viewOwnMeeting>>>

type Asking = Pick<RequestContext, 'db' | 'today' | 'language'>

/** The same of whoever came by a link; documents want a session. */
export async function viewMeetingOf({ db, today, language }: Asking, memberId: number, id: number) {
  const meeting = await findMeeting(db, id)
  if (!meeting || !isAnnounced(meeting)) return null
  const [points, proposals, parts, published] = await Promise.all([
    listPoints(db, id),
    listProposals(db, id),
    listParts(db, id),
    findPublished(db, id),
  ])
  return {
    id,
    name: meeting.title,
    when: momentInFigures(meeting.startsAt, language),
    place: meeting.place,
    takesProxies:
      meeting.rules.proxiesPerHolder > 0 && (meeting.state === 'called' || meeting.state === 'open'),
    note: meeting.note,
    state: meeting.state,
    cancelReason: meeting.cancelReason,
    writes:
      meeting.openedAt !== null && parts.some((one) => one.memberId === memberId && one.part !== 'door'),
    minutesId: published,
    minutesBy:
      meeting.endedAt && published === null
        ? dayInFigures(addDays(pragueDay(meeting.endedAt), meeting.rules.minutesDays), language)
        : null,
    leads: parts.some((one) => one.memberId === memberId && one.part !== 'verifier'),
    points,
    proposals: proposals
      .filter((proposal) => proposal.memberId === memberId)
      .map(({ id: number, title, wording, state, answer }) => ({
        id: number,
        title,
        wording,
        state,
        answer,
      })),
    until:
      takesProposals(meeting, today) && meeting.proposalsUntil
        ? dayInFigures(meeting.proposalsUntil, language)
        : null,
  }
}
