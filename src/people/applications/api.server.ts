import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { answerIds } from '../../ground/batches/answer-ids.server.ts'
import type { StartedBatch } from '../../ground/batches/start-batch.server.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { Paging } from '../../ground/http/paging.ts'
import { type FieldFault, Refusal } from '../../refusals.ts'
import { OwnSaid } from '../members/member-change.ts'
import { Answers } from './application-answers.ts'
import { APPLICATION_LISTS } from './application.ts'
import { nameSponsor } from './ask-sponsors.server.ts'
import { approveApplication } from './approve-application.server.ts'
import { Approval, Rejection, SponsorName } from './decision-input.ts'
import { letThrough } from './prove-application.server.ts'
import { rejectApplication } from './reject-application.server.ts'
import { type Chosen, startDecisions } from './start-decisions.server.ts'
import { submitApplication } from './submit-application.server.ts'
import { viewApplication, viewApplications } from './view-applications.server.ts'
import { readableOwn } from '../members/visibility.ts'
import { withoutOff } from '../members/part-fields.ts'
import { Done, Made } from '../../ground/http/answer.ts'
import { IDS_ANSWERS, type IdsAnswer } from '../../ground/batches/batch-answer.ts'
import { ApplicationListAnswer, StandingAnswer } from './application-answer.ts'

const acknowledged = z.literal(true, 'must_agree' satisfies FieldFault)

const Consents = z.strictObject({
  privacy: acknowledged,
  rules: acknowledged,
  photos: z.boolean().optional(),
})

const ChosenBody = z.strictObject({
  ids: z.array(z.int().positive().max(999_999_999)).max(5000).optional(),
  all: z.literal(true).optional(),
  expected: z.int().nonnegative().optional(),
})
const Approve = ChosenBody.extend(Approval.shape)
const Reject = ChosenBody.extend(Rejection.shape)

export const applicationDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/applications',
    who: 'anyone',
    summary: 'Apply for membership; `formId` makes a repeated request the same application',
    body: Answers.extend({
      consents: Consents,
      formId: z.uuid().optional(),
      own: OwnSaid.optional().describe('of the fields the club has added by itself, by their numbers'),
    }),
    answers: Made,
    handle: async ({ db, body, language, address, today }) => {
      const { consents, formId = randomUUID(), own = {}, ...answers } = body
      const id = await submitApplication(db, {
        answers,
        own,
        consentsToPhotos: consents.photos ?? false,
        formId: formId.toLowerCase(),
        language,
        address,
        today,
      })
      return { success: true, id }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/applications/list',
    who: 'applications.decide',
    summary:
      'Membership applications of one status, each with possible duplicates; those whose address is not proved are `UNPROVED`',
    body: Paging.extend({
      status: z.enum(APPLICATION_LISTS).default('PENDING'),
      sort: z.enum(['submittedAt', '-submittedAt']).optional(),
    }),
    answers: ApplicationListAnswer,
    handle: async ({ db, body, club: { off } }) => {
      const { items, ...page } = await viewApplications(db, body)
      // The application of the contract keeps its shape; the rest is asked for by its number.
      return {
        ...page,
        items: items.map(({ awaitsProof: _a, provedAt: _p, sponsors: _s, own: _o, ...one }) =>
          withoutOff(one, off),
        ),
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/applications/approve',
    who: 'applications.decide',
    summary:
      'Approve one application at once, or several as a run, where the club has applicants with a mentor; who may have a card already is approved only `withDuplicates`',
    body: Approve,
    answers: IDS_ANSWERS,
    handle: ({ db, body: { withDuplicates, mentorId, ...body }, visitor, today, http }) =>
      answer(http, chosenBy(body), {
        one: (id) =>
          approveApplication(db, {
            applicationId: id,
            actorId: visitor.id,
            today,
            withDuplicates,
            mentorId,
          }),
        many: (chosen) =>
          startDecisions(db, {
            decision: 'approve',
            chosen,
            actor: visitor,
            params: { withDuplicates, mentorId },
          }),
      }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/applications/reject',
    who: 'applications.decide',
    summary: 'Reject one application at once, or several as a run; the reason goes to the applicants',
    body: Reject,
    answers: IDS_ANSWERS,
    handle: ({ db, body: { reason, ...body }, visitor, http }) =>
      answer(http, chosenBy(body), {
        one: (id) => rejectApplication(db, { applicationId: id, actorId: visitor.id, reason }),
        many: (chosen) =>
          startDecisions(db, { decision: 'reject', chosen, actor: visitor, params: { reason } }),
      }),
  }),
  door({
    method: 'GET',
    path: '/api/applications/:id/standing',
    who: 'applications.decide',
    summary:
      'Whether the address of an application is proved, what those it names say, and what it says of the club’s own fields',
    params: z.object({ id: RowId }),
    answers: StandingAnswer,
    handle: async ({ db, params, visitor }) => {
      const found = await viewApplication(db, params.id)
      if (!found) throw new Refusal('not_found')
      const { awaitsProof, provedAt, sponsors, own } = found
      const seen = readableOwn(visitor).flatMap(({ id }) => (own[id] === undefined ? [] : [[id, own[id]]]))
      return { awaitsProof, provedAt, sponsors, own: Object.fromEntries(seen) }
    },
  }),
  door({
    method: 'POST',
    path: '/api/applications/:id/let-through',
    who: 'applications.decide',
    summary: 'Let an application through whose address nobody proved',
    params: z.object({ id: RowId }),
    body: z.strictObject({}),
    answers: Done,
    handle: async ({ db, params, visitor }) => {
      await letThrough(db, { applicationId: params.id, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/applications/:id/sponsors',
    who: 'applications.decide',
    summary: 'Ask a member, by name, e-mail or card number, whether he stands by the applicant',
    params: z.object({ id: RowId }),
    body: SponsorName,
    answers: Done,
    handle: async ({ db, params, body, visitor }) => {
      await nameSponsor(db, { applicationId: params.id, actorId: visitor.id, ...body })
      return { success: true }
    },
  }),
]

function chosenBy({ ids, all, expected }: z.infer<typeof ChosenBody>): Chosen {
  if (all) {
    if (ids) throw new Refusal('invalid_fields', { fields: { ids: 'unknown' } })
    if (expected === undefined) throw new Refusal('invalid_fields', { fields: { expected: 'required' } })
    return { expected }
  }
  if (expected !== undefined) throw new Refusal('invalid_fields', { fields: { all: 'required' } })
  if (!ids) throw new Refusal('invalid_fields', { fields: { ids: 'required' } })
  if (ids.length === 0) throw new Refusal('nothing_chosen')
  return { ids }
}

type Work = {
  readonly one: (id: number) => Promise<unknown>
  readonly many: (chosen: Chosen) => Promise<StartedBatch>
}

/** 'All' is always a run, however few they are: its list is frozen and the Webmasters are told. */
async function answer(http: Context, chosen: Chosen, { one, many }: Work): Promise<IdsAnswer> {
  if ('ids' in chosen) return answerIds(http, chosen.ids, { one, many: (ids) => many({ ids }) })
  const batch = await many(chosen)
  http.status(202)
  return { success: true, batch }
}
