import { z } from 'zod'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { askErasure, ownSubject, withdrawErasure, withdrawOwnErasure } from './ask-erasure.server.ts'
import { listOpenErasures, subjectOf } from './erasures.server.ts'
import { executeErasure } from './execute-erasure.server.ts'
import { exportData } from './export-data.server.ts'
import { previewErasure } from './preview-erasure.server.ts'
import { ErasureAsk } from './erasure-input.ts'
import { Done, Made } from '../../ground/http/answer.ts'
import { ErasureListAnswer, ErasurePreviewAnswer } from './privacy-answer.ts'

const FORMATS = ['json', 'pdf'] as const
const DATA_TYPES = { json: 'application/json', pdf: 'application/pdf' } as const
const Id = z.object({ id: RowId })
const ownData = (format: (typeof FORMATS)[number]) =>
  door({
    method: 'GET',
    path: `/api/me/export.${format}`,
    sends: 'made',
    leavesTrace: true,
    who: 'signed-in',
    beforeOnboarding: true,
    summary: `Everything the club keeps about me, as ${format.toUpperCase()}`,
    sentAs: [DATA_TYPES[format]],
    handle: async ({ db, visitor, club, now, today, language }) =>
      exportData(db, {
        subject: ownSubject(visitor),
        actorId: visitor.id,
        format,
        club,
        now,
        today,
        language,
      }),
  })

const anybodysData = (format: (typeof FORMATS)[number]) =>
  door({
    method: 'GET',
    path: `/api/members/:id/data.${format}`,
    sends: 'made',
    leavesTrace: true,
    who: 'club.administer',
    summary: `Everything about a member who asked for it on paper, as ${format.toUpperCase()}`,
    params: Id,
    sentAs: [DATA_TYPES[format]],
    handle: async ({ db, visitor, club, now, today, language, params }) =>
      exportData(db, {
        subject: { kind: 'member', id: params.id },
        actorId: visitor.id,
        format,
        club,
        now,
        today,
        language,
      }),
  })

const askOwn = door({
  method: 'POST',
  keepsAnswer: 'with-work',
  path: '/api/me/erasure',
  who: 'signed-in',
  beforeOnboarding: true,
  summary: 'Ask to be forgotten; nothing happens until an officer executes it',
  body: ErasureAsk,
  bodyMayBeMissing: true,
  answers: Made,
  handle: async ({ db, visitor, body }) => ({
    success: true,
    id: await askErasure(db, visitor, { subject: ownSubject(visitor), note: body.note }),
  }),
})

const withdrawOwn = door({
  method: 'DELETE',
  keepsAnswer: 'with-work',
  path: '/api/me/erasure',
  who: 'signed-in',
  beforeOnboarding: true,
  summary: 'Take the request to be forgotten back',
  answers: Done,
  handle: async ({ db, visitor }) => {
    await withdrawOwnErasure(db, visitor)
    return { success: true }
  },
})

const list = door({
  method: 'GET',
  path: '/api/erasures',
  who: 'club.administer',
  summary: 'Open requests to be forgotten, the longest waiting first',
  query: listQuery(['requestedAt']),
  answers: ErasureListAnswer,
  handle: ({ db, query }) => listOpenErasures(db, query),
})

const start = door({
  method: 'POST',
  keepsAnswer: 'with-work',
  path: '/api/erasures',
  who: 'club.administer',
  summary: 'Start forgetting somebody who asked in person: a member, or an applicant',
  body: z.union([
    ErasureAsk.extend({ memberId: z.int().positive().max(999_999_999) }),
    ErasureAsk.extend({ applicationId: z.int().positive().max(999_999_999) }),
  ]),
  answers: Made,
  handle: async ({ db, visitor, body }) => ({
    success: true,
    id: await askErasure(db, visitor, {
      subject: subjectOf({
        memberId: 'memberId' in body ? body.memberId : null,
        accountId: null,
        applicationId: 'applicationId' in body ? body.applicationId : null,
      }),
      note: body.note,
    }),
  }),
})

const preview = door({
  method: 'GET',
  path: '/api/erasures/:id',
  who: 'club.administer',
  summary: 'What executing a request would touch, and what stands in its way',
  params: Id,
  answers: ErasurePreviewAnswer,
  handle: ({ db, params }) => previewErasure(db, params.id),
})

const execute = door({
  method: 'POST',
  keepsAnswer: 'after-work',
  path: '/api/erasures/:id/execute',
  who: 'club.administer',
  summary: 'Forget the person: whole, or not at all',
  params: Id,
  answers: Done,
  handle: async ({ db, visitor, params }) => {
    await executeErasure(db, visitor, params.id)
    return { success: true }
  },
})

const withdraw = door({
  method: 'POST',
  keepsAnswer: 'with-work',
  path: '/api/erasures/:id/withdraw',
  who: 'club.administer',
  summary: 'Close a request the person took back',
  params: Id,
  answers: Done,
  handle: async ({ db, visitor, params }) => {
    await withdrawErasure(db, visitor, params.id)
    return { success: true }
  },
})

export const privacyDoors: readonly Door[] = [
  ...FORMATS.map(ownData),
  ...FORMATS.map(anybodysData),
  askOwn,
  withdrawOwn,
  list,
  start,
  preview,
  execute,
  withdraw,
]
