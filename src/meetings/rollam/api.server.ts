import { z } from 'zod'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import { Day, Done, doneWith, listOf, Made, Moment } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { ROLLAM_MAJORITIES } from '../calling/rules.ts'
import { mayReadResolutions } from '../resolutions/resolutions.server.ts'
import { STANDINGS } from '../voters/standing.ts'
import { answerOwnRollam, notePaperRollam } from './answer-rollam.server.ts'
import { printRollam } from './print-rollam.server.ts'
import { isTaken, ROLLAM_CHOICES, ROLLAM_STATES, ROLLAM_WAYS } from './rollam.ts'
import { RollamAnswerInput, RollamCancelInput, RollamInput, RollamPaperInput } from './rollam-input.ts'
import { findRollam, listOwnRollams, listRollams, listRollamVoters, type Rollam } from './rollams.server.ts'
import { cancelRollam, sendRollam } from './send-rollam.server.ts'
import { changeRollam, createRollam, deleteRollam } from './write-rollam.server.ts'

const Id = z.object({ id: RowId })
const done = { success: true } as const

const ROLLAM = {
  id: z.int(),
  title: z.string(),
  wording: z.string(),
  documentId: z.int().nullable(),
  untilOn: Day.describe('the last day answers are taken on'),
  state: z.enum(ROLLAM_STATES),
  majority: z.enum(ROLLAM_MAJORITIES),
  openedAt: Moment.nullable(),
  closedAt: Moment.nullable(),
  entitled: z.int().nullable(),
  needed: z.int().nullable(),
  votesFor: z.int().nullable().describe('once it is over, as the other two'),
  votesAgainst: z.int().nullable(),
  abstained: z.int().nullable(),
  outcome: z.enum(['passed', 'rejected']).nullable(),
  cancelReason: z.string().nullable(),
  resolutionId: z.int().nullable(),
} as const

const RollamAnswer = z.strictObject(ROLLAM).meta({ id: 'Rollam' })
const OwnRollam = z
  .strictObject({
    ...ROLLAM,
    mayVote: z.boolean(),
    choice: z.enum(ROLLAM_CHOICES).nullable().describe('one’s own'),
  })
  .meta({ id: 'OwnRollam' })
const Voter = z
  .strictObject({
    memberId: z.int(),
    name: z.string(),
    standing: z.enum(STANDINGS),
    postedAt: Moment.nullable(),
    needsPaper: z.boolean().describe('no letter could be written to him'),
    hasAnswered: z.boolean(),
    way: z.enum(ROLLAM_WAYS).nullable(),
    choice: z.enum(ROLLAM_CHOICES).nullable().describe('once it is over'),
  })
  .meta({ id: 'RollamVoter' })

const told = ({ id, title, wording, documentId, untilOn, state, majority, openedAt, ...rollam }: Rollam) => ({
  id,
  title,
  wording,
  documentId,
  untilOn,
  state,
  majority,
  openedAt,
  closedAt: rollam.closedAt,
  entitled: rollam.entitled,
  needed: rollam.needed,
  votesFor: rollam.votesFor,
  votesAgainst: rollam.votesAgainst,
  abstained: rollam.abstained,
  outcome: rollam.outcome,
  cancelReason: rollam.cancelReason,
  resolutionId: rollam.resolutionId,
})

export const rollamDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/rollams',
    who: 'meetings.manage',
    summary: 'Decisions outside a meeting, the newest first',
    query: listQuery(['-id']),
    answers: listOf(RollamAnswer),
    handle: async ({ db, query }) => onePage((await listRollams(db)).map(told), query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/rollams',
    who: 'meetings.manage',
    summary: 'A draft of a decision outside a meeting, where the statutes allow one',
    body: RollamInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await createRollam(db, visitor.id, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/rollams/:id',
    who: 'meetings.manage',
    summary: 'Change a draft',
    params: Id,
    body: RollamInput,
    answers: Done,
    handle: async ({ db, visitor, params: { id }, body }) => {
      await changeRollam(db, visitor.id, { id, ...body })
      return done
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/rollams/:id',
    who: 'meetings.manage',
    summary: 'Delete a draft',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params: { id } }) => {
      await deleteRollam(db, visitor.id, id)
      return done
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/rollams/:id/send',
    who: 'meetings.manage',
    summary:
      'Send it: words, day, rule and who votes stand from now on; it ends by itself after its last day',
    params: Id,
    answers: doneWith({ voters: z.int() }),
    handle: async ({ db, visitor, now, params: { id } }) => ({
      success: true,
      ...(await sendRollam(db, visitor.id, { id, now })),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/rollams/:id/cancel',
    who: 'meetings.manage',
    summary: 'Cancel one that runs, with the reason; everybody is told',
    params: Id,
    body: RollamCancelInput,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id }, body }) => {
      await cancelRollam(db, visitor.id, { id, now, ...body })
      return done
    },
  }),
  door({
    method: 'GET',
    path: '/api/rollams/:id/voters',
    who: 'meetings.manage',
    summary: 'Who votes, who has answered and, once it is over, how',
    params: Id,
    query: listQuery(['name']),
    answers: listOf(Voter),
    handle: async ({ db, params: { id }, query }) => {
      await findRollam(db, id)
      return onePage(await listRollamVoters(db, id), query)
    },
  }),
  door({
    method: 'POST',
    path: '/api/rollams/:id/paper',
    who: 'meetings.manage',
    summary: 'Write down an answer somebody gave on paper, once',
    params: Id,
    body: RollamPaperInput,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: rollamId }, body }) => {
      await notePaperRollam(db, visitor.id, { rollamId, now, ...body })
      return done
    },
  }),
  door({
    method: 'GET',
    path: '/api/rollams/:id/paper.pdf',
    sends: 'made',
    who: 'account.edit-own',
    summary: 'Its paper: the proposal with a place to vote, or the record with who voted how',
    params: Id,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, today, club, params: { id } }) => {
      if (!mayReadResolutions(visitor)) throw new Refusal('not_found')
      return pdfResponse(await printRollam(db, { id, club, today }), `per-rollam-${id}`)
    },
  }),
  door({
    method: 'GET',
    path: '/api/membership/rollams',
    who: 'account.edit-own',
    summary: 'The same for oneself: what is asked, what one answered, how it ended',
    query: listQuery(['-id']),
    answers: listOf(OwnRollam),
    handle: async ({ db, visitor, today, query }) =>
      onePage(
        (await listOwnRollams(db, visitor)).map(({ own, ...rollam }) => ({
          ...told(rollam),
          mayVote: own?.standing === 'votes' && own.choice === null && isTaken(rollam, today),
          choice: own?.choice ?? null,
        })),
        query,
      ),
  }),
  door({
    method: 'POST',
    path: '/api/membership/rollams/:id/vote',
    who: 'account.edit-own',
    summary: 'One’s vote, once',
    params: Id,
    body: RollamAnswerInput,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: rollamId }, body }) => {
      await answerOwnRollam(db, visitor, { rollamId, now, ...body })
      return done
    },
  }),
]
