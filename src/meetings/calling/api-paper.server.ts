import { z } from 'zod'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import { doneWith } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { noteMailed, printInvitations } from './print-invitations.server.ts'

const Id = z.object({ id: RowId })

export const meetingPaperDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/meetings/:id/invitations.pdf',
    sends: 'made',
    leavesTrace: true,
    who: 'meetings.manage',
    summary: 'Invitations to print for those without an address for mail, for an envelope with a window',
    params: Id,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, today, club, origin, params: { id: meetingId } }) => {
      const input = { meetingId, actorId: visitor.id, today, club, origin }
      return pdfResponse(await printInvitations(db, input), `pozvanky-${today}`)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/invitations/mailed',
    who: 'meetings.manage',
    summary: 'Everything that was printed left today, on paper',
    params: Id,
    answers: doneWith({ noted: z.int() }),
    handle: async ({ db, visitor, today, params: { id: meetingId } }) => ({
      success: true,
      ...(await noteMailed(db, { meetingId, actorId: visitor.id, today })),
    }),
  }),
]
