import { z } from 'zod'
import { BatchStarted } from '../../ground/batches/batch-answer.ts'
import { Done, Made } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { callMeeting, cancelMeeting } from './call-meeting.server.ts'
import { changeRules } from './change-rules.server.ts'
import { MeetingListAnswer, OneMeetingAnswer, OwnMeetingAnswer, RulesAnswer } from './meeting-answer.ts'
import {
  CallInput,
  CancelInput,
  DecisionInput,
  MeetingInput,
  PartInput,
  PointInput,
  ProposalInput,
  RulesInput,
} from './meeting-input.ts'
import { isAnnounced } from './meeting.ts'
import { listMeetings, readRules } from './meetings.server.ts'
import { namePart, releasePart } from './name-part.server.ts'
import { noteHanded } from './post-invitations.server.ts'
import { decideProposal, propose } from './propose.server.ts'
import { tellMeeting, tellOwnMeeting } from './tell-meeting.server.ts'
import { changeMeeting, createMeeting, deleteMeeting } from './write-meeting.server.ts'
import { addPoint, changePoint, movePoint, removePoint } from './write-point.server.ts'

const Id = z.object({ id: RowId })
const Point = Id.extend({ point: RowId })
const done = { success: true } as const

const agendaDoors: readonly Door[] = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/points',
    who: 'meetings.manage',
    summary: 'Put a point on the agenda; after the invitation has left it is marked as late',
    params: Id,
    body: PointInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, params: { id: meetingId }, body, http }) => {
      const { id } = await addPoint(db, visitor.id, { meetingId, ...body })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/points/:point',
    who: 'meetings.manage',
    summary: 'Change a point; of one that was announced only the wording, who presents it and its document',
    params: Point,
    body: PointInput,
    answers: Done,
    handle: async ({ db, visitor, params: { id: meetingId, point: pointId }, body }) => {
      await changePoint(db, visitor.id, { meetingId, pointId, ...body })
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/points/:point/move',
    who: 'meetings.manage',
    summary: 'Move a point one place up (-1) or down (1)',
    params: Point,
    body: z.strictObject({ step: z.literal([1, -1]) }),
    answers: Done,
    handle: async ({ db, visitor, params: { id: meetingId, point: pointId }, body }) => {
      await movePoint(db, visitor.id, { meetingId, pointId, step: body.step })
      return done
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/points/:point',
    who: 'meetings.manage',
    summary: 'Take a point off the agenda, unless it was announced',
    params: Point,
    answers: Done,
    handle: async ({ db, visitor, params: { id: meetingId, point: pointId } }) => {
      await removePoint(db, visitor.id, { meetingId, pointId })
      return done
    },
  }),
]

const ownDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/membership/meetings',
    who: 'account.edit-own',
    summary: 'Meetings members know of, the latest first',
    query: listQuery(['startsAt']),
    answers: MeetingListAnswer,
    handle: async ({ db, visitor, query }) =>
      onePage(visitor.memberId === null ? [] : (await listMeetings(db)).filter(isAnnounced), query),
  }),
  door({
    method: 'GET',
    path: '/api/membership/meetings/:id',
    who: 'account.edit-own',
    summary: 'One meeting with its agenda',
    params: Id,
    answers: OwnMeetingAnswer,
    handle: async ({ db, visitor, today, params: { id } }) => tellOwnMeeting(db, visitor, { id, today }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/membership/meetings/:id/proposals',
    who: 'account.edit-own',
    summary: 'Propose something for the agenda, until the day that was announced',
    params: Id,
    body: ProposalInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, today, params: { id: meetingId }, body, http }) => {
      const { id } = await propose(db, visitor, { meetingId, today, ...body })
      http.status(201)
      return { success: true, id }
    },
  }),
]

export const meetingDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/meetings/rules',
    who: 'meetings.manage',
    summary: 'The club’s rules of meetings; what nobody changed is the law',
    answers: RulesAnswer,
    handle: async ({ db }) => readRules(db),
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/meetings/rules',
    who: 'meetings.manage',
    summary: 'What the statutes say instead of the law; meetings that were called keep theirs',
    body: RulesInput,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await changeRules(db, visitor.id, body)
      return done
    },
  }),
  door({
    method: 'GET',
    path: '/api/meetings',
    who: 'meetings.manage',
    summary: 'Meetings of the members, drafts too, the latest first',
    query: listQuery(['startsAt']),
    answers: MeetingListAnswer,
    handle: async ({ db, query }) => onePage(await listMeetings(db), query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings',
    who: 'meetings.manage',
    summary: 'Make a meeting: a draft nobody sees, unless it takes proposals',
    body: MeetingInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, now, body, http }) => {
      const { id } = await createMeeting(db, visitor.id, body, now)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'GET',
    path: '/api/meetings/:id',
    who: 'meetings.manage',
    summary: 'One meeting: agenda, rules, notice, who was called and when that left, proposals',
    params: Id,
    answers: OneMeetingAnswer,
    handle: async ({ db, today, params: { id } }) => tellMeeting(db, { id, today }),
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id',
    who: 'meetings.manage',
    summary: 'Change a meeting that was not called yet',
    params: Id,
    body: MeetingInput,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id }, body }) => {
      await changeMeeting(db, visitor.id, { ...body, id, now })
      return done
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id',
    who: 'meetings.manage',
    summary: 'Delete a draft; a meeting that was called is cancelled instead',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params: { id } }) => {
      await deleteMeeting(db, visitor.id, id)
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/call',
    who: 'meetings.manage',
    summary: 'Call it: invitations leave as a run; later than the notice allows only with a reason',
    params: Id,
    body: CallInput,
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, now, params: { id: meetingId }, body, http }) => {
      const batch = await callMeeting(db, visitor.id, { meetingId, now, ...body })
      http.status(202)
      return { success: true, batch }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/cancel',
    who: 'meetings.manage',
    summary: 'Cancel a meeting that was called; everybody is told',
    params: Id,
    body: CancelInput,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: meetingId }, body }) => {
      await cancelMeeting(db, visitor.id, { meetingId, now, ...body })
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/handed',
    who: 'meetings.manage',
    summary: 'Somebody without an address got his invitation on paper today',
    params: Id,
    body: z.strictObject({ memberId: z.int().positive().max(999_999_999) }),
    answers: Done,
    handle: async ({ db, visitor, today, params: { id: meetingId }, body }) => {
      await noteHanded(db, visitor.id, { meetingId, today, ...body })
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/parts',
    who: 'meetings.manage',
    summary: 'Name the chair, the recorder, a verifier or somebody at the door, for this meeting',
    params: Id,
    body: PartInput,
    answers: Done,
    handle: async ({ db, visitor, params: { id: meetingId }, body }) => {
      await namePart(db, visitor.id, { meetingId, ...body })
      return done
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/parts',
    who: 'meetings.manage',
    summary: 'Release somebody from it',
    params: Id,
    body: PartInput,
    answers: Done,
    handle: async ({ db, visitor, params: { id: meetingId }, body }) => {
      await releasePart(db, visitor.id, { meetingId, ...body })
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/proposals/:proposal',
    who: 'meetings.manage',
    summary: 'Take a proposal on the agenda, or say why not',
    params: Id.extend({ proposal: RowId }),
    body: DecisionInput,
    answers: Done,
    handle: async ({ db, visitor, params: { id: meetingId, proposal: proposalId }, body }) => {
      await decideProposal(db, visitor.id, { meetingId, proposalId, ...body })
      return done
    },
  }),
  ...agendaDoors,
  ...ownDoors,
]
