import { validAccountNumber } from './bank-account-number.ts'
import { at } from './dice.ts'
import { withoutDiacritics, type Person } from './person.ts'

/** The other side of a movement. */
type Payer = { name: string; account: string; bank: string }

/** A part of a movement that pays (or once paid by mistake) something. */
export type Settlement = {
  paymentId: number
  amount: number
  mode: 'automatic' | 'manual'
  on: string
  note?: string
  reversed?: { on: string; reason: string }
}

export type MovementDraft = {
  bookedOn: string
  amount: number
  payer: Payer | null
  kind: 'Bezhotovostní příjem' | 'Okamžitá příchozí platba' | 'Bezhotovostní platba' | 'Poplatek'
  variableSymbol?: string | null
  constantSymbol?: string
  message?: string
  settles?: readonly Settlement[]
  /** What somebody paid over and has with the club. */
  credit?: { memberId: number; amount: number; on: string; note: string }
  /** Nobody's payment: what the treasurer wrote when putting it away. */
  setAside?: string
}

const BANKS = ['0100', '0300', '0600', '0800', '2010', '3030', '5500', '6210'] as const

/** Everybody has one account for ever, by which the treasurer knows them again. */
export function payerOf(person: Person): Payer {
  const name = withoutDiacritics(`${person.lastName} ${person.firstName}`)
  return { name, account: validAccountNumber(2_100_000_000 + person.id * 7_411), bank: at(BANKS, person.id) }
}

export function strangerNamed(name: string, seed: number): Payer {
  return {
    name: withoutDiacritics(name),
    account: validAccountNumber(2_300_000_000 + seed * 9_973),
    bank: at(BANKS, seed),
  }
}
