import { z } from 'zod'
import { can } from '../../permissions.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { isOpen } from '../payment-status/payment-status.ts'
import { paymentView } from '../payments/payment-view.ts'
import { findPayment, listPaymentsOf } from '../payments/payments.server.ts'
import { spaydOf } from '../payments/spayd.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { MOST_FEE } from '../fees/fee-settings.ts'
import { generatePayment } from '../fees/generate-payment.server.ts'
import { whatFor } from '../fees/what-for.ts'
import { doneWith, listOf } from '../../ground/http/answer.ts'
import { LetterFate, PaymentAnswer } from '../payments/payment-answer.ts'

const Member = z.object({ id: RowId })
const Amount = z.int().min(1).max(MOST_FEE).optional()

// Type '1' is paid once, for a purpose and of an amount somebody says; type '2' is the fee of a year.
const NewPayment = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('1'),
    purpose: z.string().trim().min(1).max(200),
    amount: z.int().min(1).max(MOST_FEE),
  }),
  z.strictObject({ type: z.literal('2'), period: z.int().min(2010).max(2099).optional(), amount: Amount }),
])

export const paymentDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/payments/:id/payment',
    who: 'fees.manage',
    summary: 'Generate one payment of a member and send its instructions',
    params: Member,
    body: NewPayment,
    answers: { 201: doneWith({ payment: PaymentAnswer, email: LetterFate }) },
    handle: async ({ db, visitor, params, body, today, language, http }) => {
      const order = { memberId: params.id, actorId: visitor.id, today }
      const { paymentId, email } =
        body.type === '1'
          ? await generatePayment(db, { ...order, ...body })
          : await generatePayment(db, {
              ...order,
              ...body,
              period: body.period ?? Number(today.slice(0, 4)),
            })
      const payment = await findPayment(db, paymentId)
      if (!payment) throw new Refusal('not_found')
      const describe = await paymentDescriber(db, { today, language })
      http.status(201)
      return { success: true, payment: describe(payment), email }
    },
  }),
  door({
    method: 'GET',
    path: '/api/payments/:id/payments',
    who: 'signed-in',
    summary: 'Everything a member was ever asked to pay; his own, or anybody’s for the Treasurer',
    params: Member,
    query: listQuery(['-createdAt']),
    answers: listOf(PaymentAnswer),
    handle: async ({ db, visitor, params, query, today, language }) => {
      const mayLook = visitor.memberId === params.id || can(visitor, 'fees.manage')
      if (!mayLook) throw new Refusal('not_allowed')
      await refuseUnknown(db, params.id)
      const { items, ...page } = onePage(await listPaymentsOf(db, params.id), query)
      return { ...page, items: items.map(await paymentDescriber(db, { today, language })) }
    },
  }),
]

async function refuseUnknown(db: Db, memberId: number): Promise<void> {
  const card = await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()
  if (!card) throw new Refusal('not_found')
}

type LedgerPayment = Awaited<ReturnType<typeof listPaymentsOf>>[number]

async function paymentDescriber(db: Db, { today, language }: { today: string; language: Language }) {
  const account = await readClubAccount(db)
  return (payment: LedgerPayment) => {
    const { remaining, variableSymbol } = payment
    const order = { amount: remaining, variableSymbol, message: whatFor(payment, language) }
    const isOwed = isOpen(payment.status) && remaining > 0
    return paymentView(payment, today, account && isOwed ? spaydOf({ iban: account.iban, ...order }) : null)
  }
}
