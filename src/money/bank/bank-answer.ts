import type { FormFault } from '../../ground/http/form-answer.server.ts'

/** What the bank page's forms answer. */
export type BankDone =
  | { readonly kind: 'read'; readonly received: number; readonly paired: number }
  | { readonly kind: 'booked'; readonly received: number }
  | { readonly kind: 'connected' | 'disconnected' | 'expiry' | 'settled' | 'account' }

export type BankAnswer = { readonly fault?: FormFault | undefined; readonly done?: BankDone }

export const BANK_PATH = '/admin/fees/bank'
