import type { Generated } from 'kysely'

export type PaymentTable = {
  id: Generated<number>
  memberId: number
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
  createdAt: Generated<Date>
  createdBy: number | null
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
}

export type AllocationTable = {
  id: Generated<number>
  paymentId: number
  movementId: number | null
  amount: number
  mode: 'automatic' | 'manual' | 'cash'
  note: string | null
  createdAt: Generated<Date>
  createdBy: number | null
  reversedAt: Date | null
  reversedBy: number | null
  reversalReason: string | null
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
}
