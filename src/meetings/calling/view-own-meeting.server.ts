import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { namedTo } from '../../site/documents/documents.server.ts'
import { isAnnounced, takesProposals } from './meeting.ts'
import { findMeeting, findPublished, listParts, listPoints, listProposals } from './meetings.server.ts'

/** A meeting as a member sees it: the agenda with what he may read, and what he himself proposed. */
export async function viewOwnMeeting({ db, today, language }: RequestContext, visitor: Visitor, id: number) {
  const { memberId } = visitor
  const meeting = memberId === null ? null : await findMeeting(db, id)
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
    points: await namedTo(db, visitor, points),
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
