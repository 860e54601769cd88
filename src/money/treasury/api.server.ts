import { z } from 'zod'
import { answerIds } from '../../ground/batches/answer-ids.server.ts'
import { MemberIds, Note, Reason, RecentDay } from '../../ground/lists/list-fields.ts'
import { door } from '../../ground/http/door.server.ts'
import { archiveMany, archiveOne, payInCash, payManyInCash } from '../fees/close-payments.server.ts'
import { MOST_FEE } from '../fees/fee-settings.ts'
import { FeeListQuery, feeFilterOf } from '../fees/fee-list.ts'
import { FEE_TABS } from '../fees/fee-tab.ts'
import { describeTab } from './fee-tabs.server.ts'
import { exportFees } from './export-fees.server.ts'
import { readBankFirst } from '../fees/fresh-bank.server.ts'
import { generateMany, generateNext, generatePayment } from '../fees/generate-payment.server.ts'
import { resendInstructions } from '../fees/post-instructions.server.ts'
import { remindMany, remindPayment } from '../fees/remind-payment.server.ts'
import { viewStatistics } from './view-statistics.server.ts'
import { Refusal } from '../../refusals.ts'
import { IDS_ANSWERS } from '../../ground/batches/batch-answer.ts'
import { doneWith } from '../../ground/http/answer.ts'
import { LetterFate } from '../payments/payment-answer.ts'
import { FeeTabAnswer, REMIND_ANSWERS } from './fee-answer.ts'

const Tab = z.object({ tab: z.enum(FEE_TABS) })
const Year = z.int().min(2010).max(2099)

/** Payments by `ids`; scripts that say `paymentIds` mean the same. */
const Ids = { ids: MemberIds.optional(), paymentIds: MemberIds.optional() }

function chosen({ ids, paymentIds }: { ids?: number[] | undefined; paymentIds?: number[] | undefined }) {
  if (ids && paymentIds) throw new Refusal('invalid_fields', { fields: { paymentIds: 'unknown' } })
  const given = ids ?? paymentIds
  if (!given) throw new Refusal('invalid_fields', { fields: { ids: 'required' } })
  return given
}

export const feeDoors = [
  door({
    method: 'GET',
    path: '/api/fees/:tab',
    who: 'fees.manage',
    summary: 'A tab of the fees: generate, pending, reminders, received or statistics',
    params: Tab,
    query: FeeListQuery,
    answers: FeeTabAnswer,
    handle: async ({ db, params: { tab }, query, today, language }) => {
      if (tab === 'statistics')
        return viewStatistics(db, { period: query.period ?? Number(today.slice(0, 4)), today })
      return describeTab(db, tab, { filter: feeFilterOf(query, tab), today, language })
    },
  }),
  door({
    method: 'GET',
    path: '/api/fees/:tab/export.csv',
    sends: 'made',
    leavesTrace: true,
    who: 'fees.manage',
    summary: 'The same tab as a table for a spreadsheet',
    params: Tab,
    query: FeeListQuery,
    sentAs: ['text/csv'],
    handle: async ({ db, visitor, params: { tab }, query, today, language }) => {
      const csv = await exportFees(db, visitor, {
        tab,
        filter: (list) => feeFilterOf(query, list),
        today,
        language,
      })
      const name = `prispevky-${tab}-${today}.csv`
      return new Response(csv, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/generate',
    who: 'fees.manage',
    summary:
      'Generate the payments of the next ones, of everybody or of the chosen ones, with their instructions',
    body: z.strictObject({
      limit: z.int().min(1).max(5000).optional(),
      all: z.literal(true).optional(),
      memberIds: MemberIds.optional(),
      period: Year.optional(),
    }),
    answers: IDS_ANSWERS,
    handle: async ({ db, visitor, body: { limit, all, memberIds, period: asked }, today, http }) => {
      const input = { period: asked ?? Number(today.slice(0, 4)), actorId: visitor.id }
      if (limit !== undefined && (memberIds || all))
        throw new Refusal('invalid_fields', { fields: { limit: 'unknown' } })
      if (memberIds && all) throw new Refusal('invalid_fields', { fields: { all: 'unknown' } })
      if (memberIds)
        return answerIds(http, memberIds, {
          one: (memberId) => generatePayment(db, { ...input, memberId, type: '2', today }),
          many: (ids) => generateMany(db, { ...input, ids }),
        })
      if (limit === undefined && !all) throw new Refusal('invalid_fields', { fields: { limit: 'required' } })
      const batch = await generateNext(db, { ...input, limit: limit ?? null })
      http.status(202)
      return { success: true, batch }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'after-work',
    path: '/api/fees/remind',
    who: 'fees.manage',
    summary: 'Remind one or many; the bank is read first, and nobody whose money may have come is reminded',
    body: z.strictObject({ ...Ids, acceptOldData: z.boolean().default(false) }),
    answers: REMIND_ANSWERS,
    handle: async ({ db, visitor, body, today, now, http }) => {
      const ids = chosen(body)
      const bank = await readBankFirst(db, {
        now,
        actorId: visitor.id,
        acceptOldData: body.acceptOldData,
      })
      const answer = await answerIds(http, ids, {
        one: (paymentId) => remindPayment(db, { paymentId, actorId: visitor.id, today }),
        many: (frozen) => remindMany(db, { ids: frozen, actorId: visitor.id }),
      })
      return { ...answer, bank }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/mark-paid',
    who: 'fees.manage',
    summary: 'Record cash for one or many payments; a part of the amount only for one',
    body: z.strictObject({
      ...Ids,
      paidOn: RecentDay.optional(),
      note: Note.nullish(),
      amount: z.int().min(1).max(MOST_FEE).optional(),
    }),
    answers: IDS_ANSWERS,
    handle: async ({ db, visitor, body, today, http }) => {
      const { paidOn = today, note = null, amount } = body
      const ids = chosen(body)
      if (amount !== undefined && ids.length > 1)
        throw new Refusal('invalid_fields', { fields: { amount: 'invalid' } })
      const cash = { paidOn, note, today, actorId: visitor.id }
      return answerIds(http, ids, {
        one: (paymentId) => payInCash(db, { ...cash, paymentId, amount }),
        many: (frozen) => payManyInCash(db, { ...cash, ids: frozen }),
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/archive',
    who: 'fees.manage',
    summary:
      'Put away one or many payments nobody waits for any more, or a year brought along as paid by mistake, with a reason',
    body: z.strictObject({ ...Ids, reason: Reason }),
    answers: IDS_ANSWERS,
    handle: async ({ db, visitor, body, http }) => {
      const { reason } = body
      return answerIds(http, chosen(body), {
        one: (paymentId) => archiveOne(db, { paymentId, reason, actorId: visitor.id }),
        many: (frozen) => archiveMany(db, { ids: frozen, reason, actorId: visitor.id }),
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/resend',
    who: 'fees.manage',
    summary: 'Send the instructions of one payment once more',
    body: z.strictObject({ id: z.int().min(1).max(999_999_999) }),
    answers: doneWith({ email: LetterFate }),
    handle: async ({ db, visitor, body: { id }, today }) => {
      const { email } = await resendInstructions(db, { paymentId: id, today, actorId: visitor.id })
      return { success: true, email }
    },
  }),
]
