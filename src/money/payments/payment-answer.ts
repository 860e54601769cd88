import { z } from 'zod'
import { Day, Moment, Money } from '../../ground/http/answer.ts'
import { PAYMENT_STATUSES } from '../payment-status/payment-status.ts'
import { PAYMENT_TYPES } from './payment.ts'

export const PaymentType = z.enum(PAYMENT_TYPES)

/** What a member was asked to pay, and how it stands. */
export const PaymentAnswer = z
  .strictObject({
    id: z.int(),
    memberId: z.int().describe('below zero a guest of a ride'),
    type: PaymentType,
    status: z.enum(PAYMENT_STATUSES),
    period: z.int().nullable(),
    purpose: z.string().nullable(),
    amount: Money,
    paidAmount: Money,
    dueOn: Day,
    daysOverdue: z.int(),
    variableSymbol: z.string(),
    spayd: z.string().nullable().describe('the text of the QR payment, where something is owed'),
    instructionsSentAt: Moment.nullable(),
    reminder1At: Moment.nullable(),
    reminder2At: Moment.nullable(),
    paidAt: Moment.nullable(),
  })
  .meta({ id: 'Payment' })

/** What became of the letter with instructions. */
export const LetterFate = z.enum(['none', 'queued', 'deferred'])
