import { type Either, riderNumber } from '../../people/members/whose.ts'
import { daysOverdue, type PaymentStatus } from '../payment-status/payment-status.ts'
import type { PaymentType } from './payment.ts'

type Payment = Either & {
  readonly id: number
  readonly type: PaymentType
  readonly status: PaymentStatus
  readonly period: number | null
  readonly purpose: string | null
  readonly amount: number
  readonly paid: number
  readonly dueOn: string
  readonly variableSymbol: string
  readonly instructionsSentAt: Date | null
  readonly reminder1At: Date | null
  readonly reminder2At: Date | null
  readonly paidAt: Date | null
}

/** A payment as the contract shows it. `spayd` is what the QR code says; null where there is nothing to pay. */
export function paymentView(payment: Payment, today: string, spayd: string | null) {
  return {
    id: payment.id,
    memberId: riderNumber(payment),
    type: payment.type,
    status: payment.status,
    period: payment.period,
    purpose: payment.purpose,
    amount: koruna(payment.amount),
    paidAmount: koruna(payment.paid),
    dueOn: payment.dueOn,
    daysOverdue: daysOverdue(payment, today),
    variableSymbol: payment.variableSymbol,
    spayd,
    instructionsSentAt: payment.instructionsSentAt,
    reminder1At: payment.reminder1At,
    reminder2At: payment.reminder2At,
    paidAt: payment.paidAt,
  }
}

function koruna(amount: number) {
  return { amount, currency: 'CZK' } as const
}
