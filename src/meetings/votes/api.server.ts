import { z } from 'zod'
import { Done, doneWith, Made } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { liveLine } from '../../ground/http/live-line.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isOver } from '../calling/meeting.ts'
import { leadOf } from '../voters/lead.server.ts'
import { openMeeting } from '../room/open-meeting.server.ts'
import { addInRoom } from './add-in-room.server.ts'
import { callSubstitute, SubstituteInput } from './call-substitute.server.ts'
import { castBallot } from './cast-ballot.server.ts'
import { castPublic, takeRight } from './cast-public.server.ts'
import { annulVote, beginCasting, closeMeeting, closeVote } from './close-vote.server.ts'
import { isPrivateLine, openVote } from './open-vote.server.ts'
import { listBallots, listNamedVotes, viewOwnRoom, viewRoom } from './view-vote.server.ts'
import { BallotsAnswer, NamedVotesAnswer, OwnRoomAnswer, RoomAnswer } from './vote-answer.ts'
import {
  AnnulInput,
  ClosingInput,
  NewVote,
  PublicBallot,
  RightInput,
  RoomPoint,
  SecretBallot,
} from './vote-input.ts'

const Id = z.object({ id: RowId })
const done = { success: true } as const

const mayLook = async (db: Db, visitor: Visitor, id: number) =>
  visitor.memberId !== null || (await leadOf(db, visitor, id)).mayLead

// The right to lead comes from being named for the meeting or from the area; each use-case asks.
const roomDoors: readonly Door[] = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/open',
    who: 'signed-in',
    summary: 'Open the meeting: who votes is frozen (chair, or meetings.manage)',
    params: Id,
    answers: doneWith({ voters: z.int() }),
    handle: async ({ db, visitor, now, params: { id: meetingId } }) => ({
      success: true,
      ...(await openMeeting(db, visitor, { meetingId, now })),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/close',
    who: 'signed-in',
    summary: 'The meeting is over (chair, or meetings.manage)',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: meetingId } }) => {
      await closeMeeting(db, visitor, { meetingId, now })
      return done
    },
  }),
  door({
    method: 'GET',
    path: '/api/meetings/:id/room',
    who: 'signed-in',
    summary: 'Numbers of the room, the vote that runs and results, for the projector',
    params: Id,
    answers: RoomAnswer,
    handle: async ({ db, visitor, params: { id } }) => {
      if (!(await mayLook(db, visitor, id))) throw new Refusal('not_found')
      return viewRoom(db, id)
    },
  }),
  door({
    method: 'GET',
    path: '/api/meetings/:id/room/stream',
    sends: 'line',
    who: 'signed-in',
    summary: 'The same, live: server-sent events until the meeting is over',
    params: Id,
    sentAs: ['text/event-stream'],
    handle: async ({ db, visitor, visitorNow, params: { id }, http }) => {
      if (!(await mayLook(db, visitor, id))) throw new Refusal('not_found')
      await viewRoom(db, id)
      return liveLine({
        key: `room ${id}`,
        look: () => viewRoom(db, id),
        isOver: ({ state }) => isOver(state),
        who: `${visitor.sessionId} room ${id}`,
        mayStay: async () => {
          const now = await visitorNow()
          return now !== null && mayLook(db, now, id)
        },
        reader: http.req.raw.signal,
      })
    },
  }),
  door({
    method: 'GET',
    path: '/api/membership/meetings/:id/room',
    who: 'account.edit-own',
    summary: 'The same for oneself: whether one votes here, and what one has done already',
    params: Id,
    answers: OwnRoomAnswer,
    handle: async ({ db, visitor, params: { id } }) => viewOwnRoom(db, visitor, id),
  }),
]

export const voteDoors: readonly Door[] = [
  ...roomDoors,
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/substitute',
    who: 'meetings.manage',
    summary: 'A draft of the substitute meeting with the same agenda, where the first one had no quorum',
    params: Id,
    body: SubstituteInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, now, params: { id: meetingId }, body, http }) => {
      const { id } = await callSubstitute(db, visitor.id, { meetingId, now, ...body })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/room/points',
    who: 'signed-in',
    summary: 'Add a point brought up in the room: decided only if everybody is there and agrees (chair)',
    params: Id,
    body: RoomPoint,
    answers: { 201: Made },
    handle: async ({ db, visitor, params: { id: meetingId }, body, http }) => {
      const { id } = await addInRoom(db, visitor, { meetingId, ...body })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/votes',
    who: 'signed-in',
    summary: 'Put a point to the vote: by hand, in public by phone, in secret by phone (chair)',
    params: Id,
    body: NewVote,
    answers: { 201: Made },
    handle: async ({ db, visitor, now, params: { id: meetingId }, body, http, ...request }) => {
      const { id } = await openVote(db, visitor, {
        meetingId,
        now,
        isSecure: isPrivateLine(request),
        ...body,
      })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/votes/:id/casting',
    who: 'signed-in',
    summary: 'No more rights to a secret ballot: now the ballots come (chair)',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: voteId } }) => {
      await beginCasting(db, visitor, { voteId, now })
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/votes/:id/close',
    who: 'signed-in',
    summary: 'Close a vote; by hand with the numbers, checked against those present (chair)',
    params: Id,
    body: ClosingInput,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: voteId }, body }) => {
      await closeVote(db, visitor, { voteId, now, ...body })
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/votes/:id/annul',
    who: 'signed-in',
    summary: 'Annul a vote: it stays in the record and does not count (chair)',
    params: Id,
    body: AnnulInput,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: voteId }, body }) => {
      await annulVote(db, visitor, { voteId, now, ...body })
      return done
    },
  }),
  door({
    method: 'POST',
    path: '/api/votes/:id/public-ballot',
    who: 'account.edit-own',
    summary: 'One’s vote in public, once; of whom one stands in for by his number',
    params: Id,
    body: PublicBallot,
    answers: Done,
    handle: async ({ db, visitor, params: { id: voteId }, body }) => {
      await castPublic(db, visitor, { voteId, ...body })
      return done
    },
  }),
  door({
    method: 'POST',
    path: '/api/votes/:id/right',
    who: 'account.edit-own',
    summary:
      'One’s right to a secret ballot: signs what was blinded (RFC 9474); the same again gets the same',
    params: Id,
    body: RightInput,
    answers: doneWith({ signed: z.string() }),
    handle: async ({ db, visitor, params: { id: voteId }, body }) => ({
      success: true,
      ...(await takeRight(db, visitor, { voteId, ...body })),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/ballots',
    who: 'anyone',
    summary: 'A secret ballot, without a session: a signed token and the choice; in no log',
    body: SecretBallot,
    answers: Done,
    handle: async ({ db, token, body }) => {
      // Whoever says who he is has told too much: such a ballot would not be secret.
      if (token !== null) throw new Refusal('ballot_with_session')
      await castBallot(db, body)
      return done
    },
  }),
  door({
    method: 'GET',
    path: '/api/votes/:id/public-ballots',
    who: 'signed-in',
    summary: 'Who voted how in a public vote that is over, and who for whom',
    params: Id,
    answers: NamedVotesAnswer,
    handle: async ({ db, visitor, params: { id } }) => listNamedVotes(db, visitor, id),
  }),
  door({
    method: 'GET',
    path: '/api/votes/:id/ballots',
    who: 'account.edit-own',
    summary: 'Ballots of a closed secret vote, to be counted again by anybody',
    params: Id,
    answers: BallotsAnswer,
    handle: async ({ db, visitor, params: { id } }) => listBallots(db, visitor, id),
  }),
]
