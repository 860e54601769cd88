import { z } from 'zod'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { clock } from '../../ground/values/moment.ts'
import type { Language } from '../../ground/values/words.ts'
import { can } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { listPoints, readRules } from '../calling/meetings.server.ts'
import { MAJORITIES } from '../calling/rules.ts'
import { substituteLimits } from '../calling/substitute.ts'
import { endDoor, listDoors } from '../room/doors.server.ts'
import { notePresence } from '../room/presence.server.ts'
import { listSeats } from '../room/room.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { openMeeting } from '../room/open-meeting.server.ts'
import { addInRoom } from './add-in-room.server.ts'
import { callSubstitute, SubstituteInput } from './call-substitute.server.ts'
import { annulVote, beginCasting, closeMeeting, closeVote } from './close-vote.server.ts'
import { hadQuorum } from './had-quorum.server.ts'
import { isPrivateLine, openVote } from './open-vote.server.ts'
import { type RoomView, viewRoom } from './view-vote.server.ts'
import { AnnulInput, ClosingInput, NewVote, RoomPoint, WAYS } from './vote-input.ts'

// The right comes from being named for the meeting, or from looking after meetings: each act asks.
export const roomScreen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

const SHOWN = 30

type Asked = {
  readonly id: number
  readonly wanted: string
  /** The point that was just brought up. */
  readonly addedId: number
  readonly language: Language
  readonly now: Date
}

export async function viewDesk(db: Db, visitor: Visitor, { id, wanted, addedId, language, now }: Asked) {
  const lead = await leadOf(db, visitor, id)
  if (!lead.mayKeepDoor) throw new Refusal('not_at_door')
  const [room, points, seats, doors] = await Promise.all([
    viewRoom(db, id),
    listPoints(db, id),
    listSeats(db, id),
    listDoors(db, id),
  ])
  const look = fold(wanted)
  const found = seats.filter(({ name }) => fold(name).includes(look))
  return {
    ...lead,
    room,
    doors,
    hasCard: visitor.memberId !== null,
    substitute:
      can(visitor, 'meetings.manage') && (await lackedQuorum(db, id, { room, now }))
        ? await daysOfSubstitute(db, room, language)
        : null,
    wanted,
    hasProxies: room.proxiesPerHolder > 0,
    added: points.find((point) => point.id === addedId)?.title ?? null,
    addedId,
    mayAddPoint: lead.mayLead && room.state === 'open' && room.quorumFrom !== 'substitute',
    points: points
      .filter(({ kind }) => kind === 'decide' || kind === 'elect')
      .map(({ id: pointId, title, kind }) => ({ id: pointId, title, kind })),
    more: Math.max(0, found.length - SHOWN),
    seats: found
      .slice(0, SHOWN)
      .map(({ memberId, name, votes, isHere, cameAt, leftAt, holder, standsFor }) => ({
        memberId,
        name,
        votes,
        isHere,
        holder,
        standsFor,
        cameAt: cameAt && clock(cameAt, language),
        leftAt: leftAt && clock(leftAt, language),
      })),
  }
}

/** It is over, or nobody opened it, and it had a quorum at no moment. */
async function lackedQuorum(db: Db, meetingId: number, { room, now }: { room: RoomView; now: Date }) {
  const isOver = room.state === 'closed' || (room.state === 'called' && room.startsAt < now.toISOString())
  return isOver && !(await hadQuorum(db, { meetingId, quorum: room.quorumRule }))
}

/** Its last days by the club's rules, as the calling will ask. */
async function daysOfSubstitute(db: Db, { startsAt }: RoomView, language: Language) {
  const { inviteBy, holdBy } = substituteLimits(pragueDay(new Date(startsAt)), await readRules(db))
  return { inviteBy: dayInFigures(inviteBy, language), holdBy: dayInFigures(holdBy, language) }
}

export type DeskPage = Awaited<ReturnType<typeof viewDesk>>

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

const back = (id: number, wanted = '') =>
  seeOther(`/schuze/${id}${wanted ? `?hledat=${encodeURIComponent(wanted)}` : ''}`)

const presence = (act: 'came' | 'left') =>
  roomScreen.act({
    takes: z.strictObject({ memberId: RowId }),
    does: async ({ db, visitor, now, params: { id: meetingId } }, { memberId }) => {
      await notePresence(db, visitor, { meetingId, act, memberId, now })
      return back(meetingId)
    },
  })

const Vote = z.strictObject({ voteId: RowId })
const COUNT = /^count\.(\d{1,2})$/

/** Numbers read out in the room, each in a field of its own: `count.1` is for, or the first candidate. */
const Closing = z.preprocess(
  (form) => {
    if (typeof form !== 'object' || form === null) return form
    const rest: Record<string, unknown> = {}
    const counts: unknown[] = []
    for (const [name, value] of Object.entries(form)) {
      const [, answer] = COUNT.exec(name) ?? []
      const number = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value
      if (answer !== undefined) counts[Number(answer) - 1] = number === '' ? 0 : number
      else if (number !== '') rest[name] = name === 'voteId' ? value : number
    }
    return counts.length > 0 ? { ...rest, counts: [...counts] } : rest
  },
  ClosingInput.extend({ voteId: RowId }),
)

export const roomActs = {
  open: roomScreen.act({
    takes: NoFields,
    does: async ({ db, visitor, now, params: { id: meetingId } }) => {
      await openMeeting(db, visitor, { meetingId, now })
      return back(meetingId)
    },
  }),
  close: roomScreen.act({
    takes: NoFields,
    does: async ({ db, visitor, now, params: { id: meetingId } }) => {
      await closeMeeting(db, visitor, { meetingId, now })
      return back(meetingId)
    },
  }),
  came: presence('came'),
  left: presence('left'),
  code: roomScreen.act({
    takes: z.strictObject({ code: z.string().trim().min(1).max(500) }),
    does: async ({ db, visitor, now, params: { id: meetingId } }, { code }) => {
      const { name } = await notePresence(db, visitor, { meetingId, act: 'came', code, now })
      return { fault: undefined, done: { name } }
    },
  }),
  vote: roomScreen.act({
    takes: formOf(
      NewVote.extend({
        majority: z.enum(MAJORITIES).optional(),
        way: z.enum(WAYS),
      }),
      {
        presentTyped: (text) => (text.trim() === '' ? undefined : Number(text)),
        candidates: (text) =>
          text
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter(Boolean),
        majority: (text) => (text === '' ? undefined : text),
      },
    ),
    does: async ({ db, visitor, now, params: { id: meetingId }, ...request }, input) => {
      await openVote(db, visitor, { meetingId, now, isSecure: isPrivateLine(request), ...input })
      return back(meetingId)
    },
  }),
  point: roomScreen.act({
    takes: RoomPoint,
    does: async ({ db, visitor, params: { id: meetingId } }, point) => {
      const { id } = await addInRoom(db, visitor, { meetingId, ...point })
      return seeOther(`/schuze/${meetingId}?bod=${id}`)
    },
  }),
  strike: roomScreen.act({
    takes: z.strictObject({ phone: z.uuid() }),
    does: async ({ db, visitor, params: { id: meetingId } }, { phone }) => {
      await endDoor(db, visitor, { meetingId, id: phone })
      return back(meetingId)
    },
  }),
  casting: roomScreen.act({
    takes: Vote,
    does: async ({ db, visitor, now, params: { id } }, { voteId }) => {
      await beginCasting(db, visitor, { voteId, now })
      return back(id)
    },
  }),
  end: roomScreen.act({
    takes: Closing,
    does: async ({ db, visitor, now, params: { id } }, input) => {
      await closeVote(db, visitor, { now, ...input })
      return back(id)
    },
  }),
  substitute: roomScreen.actFor('meetings.manage', {
    takes: SubstituteInput,
    does: async ({ db, visitor, now, params: { id: meetingId } }, input) => {
      const { id } = await callSubstitute(db, visitor.id, { meetingId, now, ...input })
      return seeOther(`/admin/meetings/${id}`)
    },
  }),
  annul: roomScreen.act({
    takes: AnnulInput.extend(Vote.shape),
    does: async ({ db, visitor, now, params: { id } }, input) => {
      await annulVote(db, visitor, { now, ...input })
      return back(id)
    },
  }),
}
