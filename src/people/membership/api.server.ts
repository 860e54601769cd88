import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
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

export const membershipDoors = [
  ...PAPERS.map(ownPaper),
  ...PAPERS.map(anybodysPaper),
  ...PAYMENT_PAPERS.map(ownPayment),
  ...PAYMENT_PAPERS.map(anybodysPayment),
]
