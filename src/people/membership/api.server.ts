import { z } from 'zod'
import { Day, doneWith, listOf } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { listRenewals } from '../../money/fees/renew-own.server.ts'
import { LetterFate } from '../../money/payments/payment-answer.ts'
import { RenewalInput, renewMembership } from './renew-membership.server.ts'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import { Refusal } from '../../refusals.ts'
import { issuePaper } from './issue-paper.server.ts'
import type { PaperKind } from './membership-paper.ts'
import { PAYMENT_PAPERS, type PaymentPaperKind } from './payment-paper.ts'
import { printPayment } from './print-payment.server.ts'

const PAPERS = [
  { kind: 'confirmation', file: 'potvrzeni-o-clenstvi', what: 'Confirmation of membership' },
  { kind: 'extract', file: 'vypis-ze-seznamu-clenu', what: 'Extract from the member list' },
] as const satisfies readonly { kind: PaperKind; file: string; what: string }[]

const Id = z.object({ id: RowId })

const ownPaper = ({ kind, file, what }: (typeof PAPERS)[number]) =>
  door({
    method: 'GET',
    path: `/api/membership/${kind}.pdf`,
    sends: 'made',
    leavesTrace: true,
    who: 'signed-in',
    summary: `${what}, one’s own`,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, club, today, language, origin }) => {
      const { memberId } = visitor
      if (memberId === null) throw new Refusal('not_found')
      const issue = { kind, memberId, actorId: visitor.id, club, today, language, origin }
      return pdfResponse(await issuePaper(db, issue), file)
    },
  })

const anybodysPaper = ({ kind, file, what }: (typeof PAPERS)[number]) =>
  door({
    method: 'GET',
    path: `/api/members/:id/${kind}.pdf`,
    sends: 'made',
    leavesTrace: true,
    who: 'members.write',
    summary: `${what} of anybody, also of a former member`,
    params: Id,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, club, today, language, origin, params }) => {
      const issue = { kind, memberId: params.id, actorId: visitor.id, club, today, language, origin }
      return pdfResponse(await issuePaper(db, issue), file)
    },
  })

const PAYMENT_FILES = {
  receipt: { file: 'potvrzeni-o-platbe', what: 'Receipt of what came for a payment' },
  request: { file: 'zadost-o-platbu', what: 'Request for what is left of a payment, with its code' },
} as const satisfies Record<PaymentPaperKind, { file: string; what: string }>

const ownPayment = (kind: PaymentPaperKind) =>
  door({
    method: 'GET',
    path: `/api/membership/payments/:id/${kind}.pdf`,
    sends: 'made',
    who: 'signed-in',
    summary: `${PAYMENT_FILES[kind].what}, one’s own`,
    params: Id,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, club, today, language, params: { id: paymentId } }) => {
      if (visitor.memberId === null) throw new Refusal('not_found')
      const order = { kind, paymentId, ofMember: visitor.memberId, club, today, language }
      return pdfResponse(await printPayment(db, order), PAYMENT_FILES[kind].file)
    },
  })

const anybodysPayment = (kind: PaymentPaperKind) =>
  door({
    method: 'GET',
    path: `/api/payments/:id/${kind}.pdf`,
    sends: 'made',
    who: 'fees.manage',
    summary: `${PAYMENT_FILES[kind].what}, of anybody`,
    params: Id,
    sentAs: ['application/pdf'],
    handle: async ({ db, club, today, language, params: { id: paymentId } }) => {
      const order = { kind, paymentId, ofMember: null, club, today, language }
      return pdfResponse(await printPayment(db, order), PAYMENT_FILES[kind].file)
    },
  })

const renewals = [
  door({
    method: 'GET',
    path: '/api/membership/renewals',
    who: 'signed-in',
    summary: 'The years one may renew now without waiting to be asked, with what they cost',
    query: listQuery(['period']),
    answers: listOf(z.strictObject({ period: z.int(), amount: z.int(), dueOn: Day })),
    handle: async ({ db, visitor, today, query }) =>
      onePage(visitor.memberId === null ? [] : await listRenewals(db, visitor.memberId, today), query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/membership/renewals',
    who: 'signed-in',
    summary: 'Prepare one’s own fee of an open year and send its instructions (409 year_not_open otherwise)',
    body: RenewalInput,
    answers: { 201: doneWith({ paymentId: z.int(), email: LetterFate }) },
    handle: async ({ db, visitor, today, body, http }) => {
      const made = await renewMembership(db, visitor, { ...body, today })
      http.status(201)
      return { success: true, ...made }
    },
  }),
]

export const membershipDoors = [
  ...renewals,
  ...PAPERS.map(ownPaper),
  ...PAPERS.map(anybodysPaper),
  ...PAYMENT_PAPERS.map(ownPayment),
  ...PAYMENT_PAPERS.map(anybodysPayment),
]
