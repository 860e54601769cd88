import { z } from 'zod'
import { Day, doneWith, Moment } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { MinutesInput, VersionInput } from './minutes-input.ts'
import { rewriteMinutes, saveMinutes } from './save-minutes.server.ts'
import { SIGNERS, signMinutes } from './sign-minutes.server.ts'
import { viewMinutes } from './view-minutes.server.ts'

const Id = z.object({ id: RowId })

const MinutesAnswer = z
  .strictObject({
    body: z.string().describe('Markdown, in Czech; from the record until somebody saves it'),
    version: z.int().describe('0 before the first was saved'),
    hasMoved: z.boolean().describe('the record says something else than when it was saved'),
    dueOn: Day.nullable().describe('by the club’s rule or the law; nothing while the meeting runs'),
    signers: z.array(
      z.strictObject({
        memberId: z.int(),
        part: z.enum(SIGNERS),
        name: z.string(),
        signedAt: Moment.nullable(),
      }),
    ),
    published: z
      .strictObject({ version: z.int(), at: Moment, documentId: z.int().nullable() })
      .nullable()
      .describe('the version everybody signed, as a document of the club'),
  })
  .meta({ id: 'MeetingMinutes' })

const Saved = doneWith({
  version: z.int(),
  unsigned: z.int().describe('how many signatures the change has taken back'),
})

// The right comes from being named for the meeting or from the area; each use-case asks.
export const minutesDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/meetings/:id/minutes',
    who: 'account.edit-own',
    summary:
      'The minutes in the making, who signed them and by when they are due (chair, recorder, verifiers, meetings.manage)',
    params: Id,
    answers: MinutesAnswer,
    handle: async ({ db, visitor, params: { id } }) => {
      const { saved, fromRecord, dueOn, signers, published } = await viewMinutes(db, visitor, id)
      return {
        body: saved?.body ?? fromRecord,
        version: saved?.version ?? 0,
        hasMoved: saved?.hasMoved ?? false,
        dueOn,
        signers: signers.map(({ part, ...signer }) => ({
          ...signer,
          part: part === 'recorder' ? ('recorder' as const) : ('verifier' as const),
        })),
        published,
      }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/minutes',
    who: 'account.edit-own',
    summary:
      'Save the text, if nobody changed it meanwhile; a change takes signatures back (recorder, meetings.manage)',
    params: Id,
    body: MinutesInput,
    answers: Saved,
    handle: async ({ db, visitor, now, params: { id: meetingId }, body }) => ({
      success: true,
      ...(await saveMinutes(db, visitor, { meetingId, now, ...body })),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/minutes/rewrite',
    who: 'account.edit-own',
    summary: 'Write the text anew from the record; what was added is gone (recorder, meetings.manage)',
    params: Id,
    body: VersionInput,
    answers: Saved,
    handle: async ({ db, visitor, now, params: { id: meetingId }, body }) => ({
      success: true,
      ...(await rewriteMinutes(db, visitor, { meetingId, now, ...body })),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/minutes/signature',
    who: 'account.edit-own',
    summary:
      'Sign the text in the version that was read; with the last signature it is published (recorder, verifiers)',
    params: Id,
    body: VersionInput,
    answers: doneWith({ isComplete: z.boolean().describe('everybody has signed') }),
    handle: async ({ db, visitor, now, params: { id: meetingId }, body }) => ({
      success: true,
      ...(await signMinutes(db, visitor, { meetingId, now, ...body })),
    }),
  }),
]
