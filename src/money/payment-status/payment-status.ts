import type { BadgeTone } from '../../ground/ui/badge.tsx'
import { daysBetween } from '../../ground/values/day.ts'

export const PAYMENT_STATUSES = ['DUE', 'REMINDER1', 'REMINDER2', 'PAID', 'ARCHIVED'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What is done to a payment on its way. Taking a wrong pairing back is a correction, not an act. */
export const PAYMENT_ACTS = ['remind', 'pay', 'archive'] as const
export type PaymentAct = (typeof PAYMENT_ACTS)[number]

export const REMINDER_LEVELS = [1, 2] as const
export type ReminderLevel = (typeof REMINDER_LEVELS)[number]

type Meaning = {
  readonly isOpen: boolean
  readonly nextReminder: ReminderLevel | null
  /** Where each act leads. What is missing cannot be done: paid and archived are the ends of the road. */
  readonly leads: Readonly<Partial<Record<PaymentAct, PaymentStatus>>>
  readonly tones: Readonly<Record<PaymentReader, BadgeTone>>
}

/** Whoever looks after the payments, and the one who pays: he is warned sooner. */
export type PaymentReader = 'officer' | 'self'

const MEANINGS: Readonly<Record<PaymentStatus, Meaning>> = {
  DUE: {
    isOpen: true,
    nextReminder: 1,
    leads: { remind: 'REMINDER1', pay: 'PAID', archive: 'ARCHIVED' },
    tones: { officer: 'warning', self: 'warning' },
  },
  REMINDER1: {
    isOpen: true,
    nextReminder: 2,
    leads: { remind: 'REMINDER2', pay: 'PAID', archive: 'ARCHIVED' },
    tones: { officer: 'warning', self: 'danger' },
  },
  REMINDER2: {
    isOpen: true,
    nextReminder: null,
    leads: { pay: 'PAID', archive: 'ARCHIVED' },
    tones: { officer: 'danger', self: 'danger' },
  },
  PAID: {
    isOpen: false,
    nextReminder: null,
    leads: {},
    tones: { officer: 'success', self: 'success' },
  },
  ARCHIVED: {
    isOpen: false,
    nextReminder: null,
    leads: {},
    tones: { officer: 'neutral', self: 'neutral' },
  },
}

export const isOpen = (status: PaymentStatus): boolean => MEANINGS[status].isOpen
export const isPaid = (status: PaymentStatus | null): status is 'PAID' => status === 'PAID'
export const isArchived = (status: PaymentStatus | null): status is 'ARCHIVED' => status === 'ARCHIVED'

export const OPEN_STATUSES = PAYMENT_STATUSES.filter(isOpen)
export const CLOSED_STATUSES = PAYMENT_STATUSES.filter((status) => !isOpen(status))
/** Still to be reminded, once or twice. */
export const REMINDABLE_STATUSES = PAYMENT_STATUSES.filter((status) => nextReminderLevel(status) !== null)
/** Those who wait longest for a reply first, those who owe nothing last. */
export const BY_URGENCY: readonly PaymentStatus[] = [...OPEN_STATUSES.toReversed(), ...CLOSED_STATUSES]

export function nextReminderLevel(status: PaymentStatus): ReminderLevel | null {
  return MEANINGS[status].nextReminder
}

export function statusAfter(status: PaymentStatus, act: PaymentAct): PaymentStatus | null {
  return MEANINGS[status].leads[act] ?? null
}

type Brought = { readonly status: PaymentStatus; readonly amount: number }

/** A year brought along as paid has nothing to pay and no money to be taken back: a wrong one is put away. */
export function isBroughtYear({ status, amount }: Brought): boolean {
  return amount === 0 && isPaid(status)
}

/** Where putting it away leads; nowhere from an end of the road. */
export function statusPutAway(payment: Brought): PaymentStatus | null {
  return isBroughtYear(payment) ? 'ARCHIVED' : statusAfter(payment.status, 'archive')
}

export function paymentTone(status: PaymentStatus, reader: PaymentReader): BadgeTone {
  return MEANINGS[status].tones[reader]
}

type Reminded = { readonly reminder1At: Date | null; readonly reminder2At: Date | null }

/** The open state a payment had before its money came: told by the reminders that went out. */
export function openStatusOf({ reminder1At, reminder2At }: Reminded): PaymentStatus {
  if (reminder2At) return 'REMINDER2'
  return reminder1At ? 'REMINDER1' : 'DUE'
}

type Owed = { readonly status: PaymentStatus; readonly dueOn: string }

/** Days since the due day; what is not owed any more is never overdue. */
export function daysOverdue({ status, dueOn }: Owed, today: string): number {
  return isOpen(status) && dueOn < today ? daysBetween(dueOn, today) : 0
}

type Happened = Reminded & { readonly paidAt: Date | null; readonly archivedAt: Date | null }

/** The state a payment is in, told by what has happened to it. */
export function statusOf({ paidAt, archivedAt, ...reminded }: Happened): PaymentStatus {
  if (archivedAt) return 'ARCHIVED'
  return paidAt ? 'PAID' : openStatusOf(reminded)
}
