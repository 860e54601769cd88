import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './json.ts'

export type PaymentTable = {
  id: Generated<number>
  /** Money is a member's or a guest's, never both. */
  memberId: number | null
  guestId: number | null
  type: '1' | '2'
  status: Generated<'DUE' | 'REMINDER1' | 'REMINDER2' | 'PAID' | 'ARCHIVED'>
  period: number | null
  purpose: string | null
  amount: number
  dueOn: string
  variableSymbol: string
  instructionsSentAt: Date | null
  reminder1At: Date | null
  reminder2At: Date | null
  paidAt: Date | null
  archivedAt: Date | null
  archiveReason: string | null
  createdAt: Generated<Date>
  createdBy: number | null
  /** Brought along from before: a debt, or a year that was paid, with nothing to pay. */
  importId: number | null
}

export type BankMovementTable = {
  id: Generated<number>
  account: string
  bankId: string
  bookedOn: string
  amount: number
  currency: Generated<string>
  counterAccount: string | null
  counterBank: string | null
  counterName: string | null
  variableSymbol: string | null
  constantSymbol: string | null
  specificSymbol: string | null
  identification: string | null
  message: string | null
  kind: string | null
  comment: string | null
  payerReference: string | null
  instructionId: string | null
  firstSeenAt: Generated<Date>
  countedAs: number | null
  /** What of it is on payments, kept as credit or given; the database keeps it with each of these. */
  spent: GeneratedAlways<number>
  stornoOf: number | null
  setAsideAt: Date | null
  setAsideBy: number | null
  setAsideNote: string | null
  /** What the bank adds: the original amount and currency of a foreign payment, say. */
  detail: string | null
  bic: string | null
  source: Generated<'bank' | 'file'>
}

export type AllocationTable = {
  id: Generated<number>
  paymentId: number
  movementId: number | null
  amount: number
  /** Opening: out of what the club kept for him before it came here. */
  mode: 'automatic' | 'manual' | 'cash' | 'opening'
  note: string | null
  createdAt: Generated<Date>
  createdBy: number | null
  reversedAt: Date | null
  reversedBy: number | null
  reversalReason: string | null
}

export type CreditTable = {
  id: Generated<number>
  memberId: number
  /** Nothing for what the club kept for him before it came here. */
  movementId: number | null
  amount: number
  note: string | null
  createdAt: Generated<Date>
  createdBy: number | null
  closedAs: 'used' | 'refunded' | 'reversed' | null
  closedAt: Date | null
  closedBy: number | null
  closingNote: string | null
  importId: number | null
}

export type RideCashTable = {
  /** Made by the phone. */
  id: string
  eventId: number
  memberId: number | null
  guestId: number | null
  paymentId: number
  amount: number
  takenAt: Date
  takenBy: number
  receivedAt: Generated<Date>
  settledAs: 'booked' | 'refused' | null
  settledAt: Date | null
  settledBy: number | null
  note: string | null
  /** What goes back of it, where the place it was for is given back. */
  returned: number | null
}

export type PairingRefusalTable = {
  movementId: number
  suggestion: string
  refusedBy: number | null
  refusedAt: Generated<Date>
}

/** A view: what a movement counts as, what of it went somewhere, what is left. */
export type MovementBalanceTable = {
  movementId: GeneratedAlways<number>
  counted: GeneratedAlways<number>
  spent: GeneratedAlways<number>
  remaining: GeneratedAlways<number>
}

/** A view: what of a payment has come and what is owed still. */
export type PaymentBalanceTable = {
  paymentId: GeneratedAlways<number>
  paid: GeneratedAlways<number>
  remaining: GeneratedAlways<number>
}

export type BankStateTable = {
  account: string
  balance: number
  balanceAt: Date
}

export type DonationPurposeTable = {
  id: Generated<number>
  name: string
  description: Generated<string>
  active: Generated<boolean>
  /** Strangers see what has come for it. */
  showsTotal: Generated<boolean>
}

/** Who gives from the public page and wishes to be thanked; gone once he is. */
export type GiverTable = {
  id: Generated<number>
  email: string
  language: 'cs' | 'en'
  variableSymbol: string
  createdAt: Generated<Date>
  provedAt: Date | null
  donationId: number | null
}

export type DonationTable = {
  id: Generated<number>
  purposeId: number
  memberId: number | null
  donorName: string | null
  amount: number
  givenOn: string
  anonymous: Generated<boolean>
  movementId: number | null
  note: string | null
  createdAt: Generated<Date>
  createdBy: number | null
  version: Generated<number>
  thankedAt: Date | null
  voidedAt: Date | null
  voidedBy: number | null
  voidReason: string | null
}

/** Somebody's own price of the yearly fee. */
export type OwnFeeTable = {
  memberId: number
  amount: number
  reason: string
  fromPeriod: number
  untilPeriod: number | null
  setAt: Generated<Date>
  setBy: number | null
}

/** Who pays for whom: everybody of a household, its payer among them. */
export type HouseholdMemberTable = {
  memberId: number
  payerId: number
  setAt: Generated<Date>
  setBy: number | null
}

/** Where somebody lets the club give money back, as a bank writes it. */
export type RefundAccountTable = {
  memberId: number
  account: string
  consentedOn: string
  isOnPaper: boolean
  setAt: Generated<Date>
  setBy: number | null
}

/** A letter about a payment to be printed, as it was written; how and when it came to its person. */
export type PaperLetterTable = {
  id: Generated<number>
  memberId: number
  paymentId: number
  kind: 'instructions' | 'reminder1' | 'reminder2'
  params: JsonColumn
  createdAt: Generated<Date>
  createdBy: number | null
  deliveredHow: 'posted' | 'handed' | null
  deliveredOn: string | null
  deliveredBy: number | null
}

/** A list of reminders that go by themselves a day after the Treasurer was told. */
export type ReminderPlanTable = {
  id: Generated<number>
  madeOn: string
  state: Generated<'planned' | 'empty' | 'stopped' | 'unread' | 'gone'>
  toldAt: Date | null
  endedOn: string | null
  stoppedBy: number | null
}

export type ReminderPlanItemTable = {
  planId: number
  paymentId: number
  level: 1 | 2
  leftOutBy: number | null
  outcome: 'sent' | 'paper' | 'held' | 'settled' | 'failed' | null
}

/** Money that came for something that is not going to be; about the member who paid. */
export type RefundTable = {
  id: Generated<number>
  /** Of a payment, or of what the club kept for the person; never of both. */
  paymentId: number | null
  creditId: number | null
  memberId: number | null
  guestId: number | null
  amount: number
  reason: string
  askedAt: Generated<Date>
  settledAt: Date | null
  settledBy: number | null
  note: string | null
  /** When it was written into a file for the bank. */
  orderedOn: string | null
  /** The movement it left the account by. */
  movementId: number | null
}

/** The last call for a fee: keyed by the payment, as it follows it wherever it goes. */
export type LastCallTable = {
  paymentId: number
  calledOn: string
  /** The last day as the letter names it. */
  statedOn: string
  days: number
  postDays: number
  mailId: number | null
  paperId: number | null
  deliveredHow: 'mail' | 'posted' | 'handed' | null
  deliveredOn: string | null
  /** The last day to pay; nothing until the letter is delivered. */
  lastOn: string | null
  bouncedOn: string | null
  bouncedBy: number | null
  extendedOn: string | null
  toldAt: Date | null
  outcome: 'ended' | 'waived' | null
  decidedOn: string | null
  decidedBy: number | null
  reason: string | null
}
