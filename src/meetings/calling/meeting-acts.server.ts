import { z } from 'zod'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { callMeeting, cancelMeeting } from './call-meeting.server.ts'
import {
  CallInput,
  CancelInput,
  DecisionInput,
  MeetingInput,
  PartInput,
  PointInput,
} from './meeting-input.ts'
import { meetingScreen } from './meeting-page.server.ts'
import { namePart, releasePart } from './name-part.server.ts'
import { noteHanded } from './post-invitations.server.ts'
import { noteMailed } from './print-invitations.server.ts'
import { decideProposal } from './propose.server.ts'
import { changeMeeting, deleteMeeting } from './write-meeting.server.ts'
import { addPoint, changePoint, movePoint, removePoint } from './write-point.server.ts'

const back = (id: number) => seeOther(`/admin/meetings/${id}`, flashCookie('saved'))
const One = z.strictObject({ id: RowId })

const moves = (step: -1 | 1) =>
  meetingScreen.act({
    takes: One,
    does: async ({ db, visitor, params: { id: meetingId } }, { id: pointId }) => {
      await movePoint(db, visitor.id, { meetingId, pointId, step })
      return back(meetingId)
    },
  })

export const meetingActs = {
  save: meetingScreen.act({
    takes: formOf(MeetingInput),
    does: async ({ db, visitor, now, params: { id } }, input) => {
      await changeMeeting(db, visitor.id, { ...input, id, now })
      return back(id)
    },
  }),
  delete: meetingScreen.act({
    takes: NoFields,
    does: async ({ db, visitor, params: { id } }) => {
      await deleteMeeting(db, visitor.id, id)
      return seeOther('/admin/meetings', flashCookie('saved'))
    },
  }),
  'point-add': meetingScreen.act({
    takes: formOf(PointInput),
    does: async ({ db, visitor, params: { id: meetingId } }, point) => {
      await addPoint(db, visitor.id, { meetingId, ...point })
      return back(meetingId)
    },
  }),
  'point-save': meetingScreen.act({
    takes: formOf(PointInput.extend({ id: RowId })),
    does: async ({ db, visitor, params: { id: meetingId } }, { id: pointId, ...point }) => {
      await changePoint(db, visitor.id, { meetingId, pointId, ...point })
      return back(meetingId)
    },
  }),
  'point-remove': meetingScreen.act({
    // Its button stands in the form of the point.
    takes: z.object({ id: RowId }).loose(),
    does: async ({ db, visitor, params: { id: meetingId } }, { id: pointId }) => {
      await removePoint(db, visitor.id, { meetingId, pointId })
      return back(meetingId)
    },
  }),
  up: moves(-1),
  down: moves(1),
  call: meetingScreen.act({
    takes: CallInput,
    does: async ({ db, visitor, now, params: { id: meetingId } }, input) => {
      await callMeeting(db, visitor.id, { meetingId, now, ...input })
      return seeOther(`/admin/meetings/${meetingId}`)
    },
  }),
  cancel: meetingScreen.act({
    takes: CancelInput,
    does: async ({ db, visitor, now, params: { id: meetingId } }, { reason }) => {
      await cancelMeeting(db, visitor.id, { meetingId, reason, now })
      return seeOther(`/admin/meetings/${meetingId}`)
    },
  }),
  hand: meetingScreen.act({
    takes: z.strictObject({ memberId: RowId }),
    does: async ({ db, visitor, today, params: { id: meetingId } }, { memberId }) => {
      await noteHanded(db, visitor.id, { meetingId, memberId, today })
      return back(meetingId)
    },
  }),
  mailed: meetingScreen.act({
    takes: NoFields,
    does: async ({ db, visitor, today, params: { id: meetingId } }) => {
      await noteMailed(db, { meetingId, actorId: visitor.id, today })
      return back(meetingId)
    },
  }),
  name: meetingScreen.act({
    takes: formOf(PartInput),
    does: async ({ db, visitor, params: { id: meetingId } }, input) => {
      await namePart(db, visitor.id, { meetingId, ...input })
      return back(meetingId)
    },
  }),
  release: meetingScreen.act({
    takes: formOf(PartInput),
    does: async ({ db, visitor, params: { id: meetingId } }, input) => {
      await releasePart(db, visitor.id, { meetingId, ...input })
      return back(meetingId)
    },
  }),
  decide: meetingScreen.act({
    takes: DecisionInput.extend({ id: RowId }),
    does: async ({ db, visitor, params: { id: meetingId } }, { id: proposalId, ...input }) => {
      await decideProposal(db, visitor.id, { meetingId, proposalId, ...input })
      return back(meetingId)
    },
  }),
}
