import type { PaymentStatus } from '../../people/members/member.ts'

export const PAYMENT_TYPES = { ONETIME: '1', RECURRING: '2' } as const
export type PaymentType = (typeof PAYMENT_TYPES)[keyof typeof PAYMENT_TYPES]

export const OPEN_STATUSES = ['DUE', 'REMINDER1', 'REMINDER2'] as const satisfies readonly PaymentStatus[]

/** What is done to a payment on its way. Taking a wrong pairing back is a correction, not an act. */
export const PAYMENT_ACTS = ['remind', 'pay', 'archive'] as const
export type PaymentAct = (typeof PAYMENT_ACTS)[number]

// Where each act leads. What is missing cannot be done: paid and archived are the ends of the road.
const TRANSITIONS: Readonly<Record<PaymentStatus, Readonly<Partial<Record<PaymentAct, PaymentStatus>>>>> = {
  DUE: { remind: 'REMINDER1', pay: 'PAID', archive: 'ARCHIVED' },
  REMINDER1: { remind: 'REMINDER2', pay: 'PAID', archive: 'ARCHIVED' },
  REMINDER2: { pay: 'PAID', archive: 'ARCHIVED' },
  PAID: {},
  ARCHIVED: {},
}

export function statusAfter(status: PaymentStatus, act: PaymentAct): PaymentStatus | null {
  return TRANSITIONS[status][act] ?? null
}

/** From where an act can start, for conditional updates. */
export function statusesBefore(act: PaymentAct): readonly PaymentStatus[] {
  return OPEN_STATUSES.filter((status) => statusAfter(status, act) !== null)
}

export function isOpenStatus(status: PaymentStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status)
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
  return isOpenStatus(status) && dueOn < today ? daysBetween(dueOn, today) : 0
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
