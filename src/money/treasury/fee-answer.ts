import { z } from 'zod'
import { BatchStarted, OneDone } from '../../ground/batches/batch-answer.ts'
import { Day, listOf, Moment, Money } from '../../ground/http/answer.ts'
import { ROLES } from '../../permissions.ts'
import { FEE_TEXTS } from '../fees/fee-text.ts'
import { DELIVERIES } from '../fees/paper-letter.ts'
import { PaymentAnswer } from '../payments/payment-answer.ts'

const Year = z.strictObject({
  period: z.int(),
  expected: z.int(),
  collected: z.int(),
  paidCount: z.int(),
})
const TwoYears = z.strictObject({ thisYear: z.array(z.int()), yearBefore: z.array(z.int()) })
const Bucket = z.strictObject({
  from: z.int(),
  to: z.int().nullable(),
  count: z.int(),
  amount: z.int(),
})

const StatisticsAnswer = z
  .strictObject({
    period: z.int(),
    totals: z.strictObject({
      expected: z.int(),
      collected: z.int(),
      members: z.int(),
      paidCount: z.int(),
      paidCountYearBefore: z.int(),
    }),
    months: TwoYears,
    cumulative: TwoYears,
    byDivision: z.array(
      z.strictObject({
        division: z.string().nullable(),
        expected: z.int(),
        collected: z.int(),
        members: z.int(),
        paidCount: z.int(),
      }),
    ),
    daysToPay: z.strictObject({ buckets: z.array(Bucket), median: z.number().nullable() }),
    ageing: z.array(Bucket),
    years: z.array(Year),
  })
  .meta({ id: 'FeeStatistics' })

const HouseholdMark = z.strictObject({ payerId: z.int(), name: z.string() }).nullable()

const ToGenerate = listOf(
  z.strictObject({
    id: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    role: z.enum(ROLES).nullable(),
    memberSince: Day.nullable(),
    division: z.int().nullable(),
    divisionName: z.string().nullable(),
    hasEmail: z.boolean(),
    household: HouseholdMark,
    period: z.int(),
    amount: Money,
  }),
).extend({ period: z.int(), amount: Money })

const ListedPayment = PaymentAnswer.extend({
  member: z.strictObject({
    id: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    division: z.int().nullable(),
  }),
  paidWith: z.array(
    z.strictObject({
      id: z.int(),
      amount: Money,
      mode: z.enum(['cash', 'automatic', 'manual', 'opening']),
      on: Day,
      from: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  archiveReason: z.string().nullable(),
})

const DueReminder = ListedPayment.extend({ level: z.int() })

/** Who is due for a reminder, and apart those whose money may have come. */
const Reminders = listOf(DueReminder).extend({
  amount: Money,
  held: z.array(DueReminder.extend({ reason: z.string(), movementId: z.int() })),
})

/** A tab of the fees: its list, or the statistics. */
export const FeeTabAnswer = z.union([
  StatisticsAnswer,
  ToGenerate,
  Reminders,
  listOf(ListedPayment).extend({ amount: Money }),
])

/** How old the data of the bank are, by which nobody is reminded in vain. */
const BANK = { bank: z.strictObject({ isOn: z.boolean(), updatedAt: Moment.nullable() }) } as const

export const REMIND_ANSWERS = { 200: OneDone.extend(BANK), 202: BatchStarted.extend(BANK) } as const

export const OwnFeeAnswer = z
  .strictObject({
    memberId: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    amount: Money,
    reason: z.string(),
    fromPeriod: z.int(),
    untilPeriod: z.int().nullable(),
  })
  .meta({ id: 'OwnFee' })

const HouseholdPerson = { number: z.int(), firstName: z.string(), lastName: z.string() }

export const HouseholdAnswer = z
  .strictObject({
    payerId: z.int(),
    ...HouseholdPerson,
    members: z.array(z.strictObject({ memberId: z.int(), ...HouseholdPerson })),
  })
  .meta({ id: 'Household' })

export const PaperLetterAnswer = z
  .strictObject({
    id: z.int(),
    memberId: z.int(),
    paymentId: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    divisionName: z.string().nullable(),
    street: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    kind: z.enum(FEE_TEXTS),
    what: z.string().nullable(),
    createdAt: Moment,
    deliveredHow: z.enum(DELIVERIES).nullable(),
    deliveredOn: Day.nullable(),
  })
  .meta({ id: 'PaperLetter' })

export const RefundAnswer = z
  .strictObject({
    id: z.int(),
    memberId: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    amount: Money,
    reason: z.string(),
    note: z.string().nullable(),
    askedAt: Moment,
    settledAt: Moment.nullable(),
    variableSymbol: z.string(),
    counterAccount: z.string().nullable(),
    ownAccount: z.string().nullable(),
    consentedOn: Day.nullable(),
    orderedOn: Day.nullable(),
    /** Of what the club kept for the person; null of a payment. */
    creditId: z.int().nullable(),
  })
  .meta({ id: 'Refund' })
