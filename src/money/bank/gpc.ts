import { dayOfFigures } from '../../ground/values/real-day.ts'
import { accountName, type Movement, type Statement, tidyText, type UnreadableLine } from './movement.ts'

// ABO (GPC): lines of fixed columns. Where each field begins and how long it is, counted from one as the
// banks' own tables do.
const HEAD = { account: [4, 16], balance: [61, 14], sign: [75, 1], day: [109, 6], since: [40, 6] } as const
const LINE = {
  counter: [20, 16],
  document: [36, 13],
  amount: [49, 12],
  code: [61, 1],
  variable: [62, 10],
  bank: [74, 4],
  constant: [78, 4],
  specific: [82, 10],
  valuta: [92, 6],
  name: [98, 20],
  currency: [119, 4],
  posted: [123, 6],
} as const

// 1 debit, 2 credit, 4 a debit taken back, 5 a credit taken back.
const SIGNS: Readonly<Record<string, 1 | -1>> = { '1': -1, '2': 1, '4': 1, '5': -1 }
const CURRENCIES: Readonly<Record<string, string>> = {
  '203': 'CZK',
  '978': 'EUR',
  '840': 'USD',
  '826': 'GBP',
}

/** A GPC file names no bank: it is Fio's, whose format this is read as. */
const BANK = '2010'

export function isGpc(text: string): boolean {
  return /^074\d{16}/.test(text)
}

/** A GPC statement; null for what is none. Several days in one file are one statement. */
export function parseGpc(text: string): Statement | null {
  const lines = text.split(/\r?\n/)
  const heads = lines.filter((line) => line.startsWith('074'))
  const [first] = heads
  const last = heads.at(-1)
  if (!first || !last || !isFigures(field(first, HEAD.account), 16)) return null
  if (new Set(heads.map((head) => field(head, HEAD.account))).size > 1) return null
  const read = lines.flatMap((line, index) => (line.startsWith('075') ? [readLine(line, index + 1)] : []))
  return {
    account: accountOf(field(first, HEAD.account)) ?? '',
    currency: 'CZK',
    closingBalance: signed(field(last, HEAD.balance), field(last, HEAD.sign)),
    from: dayOf(field(first, HEAD.since)),
    to: dayOf(field(last, HEAD.day)),
    movements: read.flatMap((line) => ('fault' in line ? [] : [line])),
    unreadable: read.flatMap((line) => ('fault' in line ? [line] : [])),
  }
}

function readLine(line: string, place: number): Movement | UnreadableLine {
  const at = (place: readonly [number, number]) => field(line, place)
  const amount = isFigures(at(LINE.amount), 12) ? Number(at(LINE.amount)) : null
  const sign = SIGNS[at(LINE.code)]
  if (amount === null || !sign) return { line: place, fault: 'bad_amount', raw: line }
  const bookedOn = dayOf(at(LINE.posted)) ?? dayOf(at(LINE.valuta))
  if (!bookedOn) return { line: place, fault: 'bad_day', raw: line }
  const currency =
    CURRENCIES[at(LINE.currency).replace(/^0+/, '')] ?? (at(LINE.currency).trim() ? null : 'CZK')
  if (!currency) return { line: place, fault: 'bad_currency', raw: line }
  const counter = accountOf(at(LINE.counter))
  return {
    bankId: null,
    bookedOn,
    amount: sign * amount,
    currency,
    counterAccount: counter?.split('/')[0] ?? null,
    counterBank: counter && at(LINE.bank) !== '0000' ? tidyText(at(LINE.bank)) : null,
    counterName: tidyText(at(LINE.name)),
    variableSymbol: symbol(at(LINE.variable)),
    constantSymbol: symbol(at(LINE.constant)) ? at(LINE.constant).trim() : null,
    specificSymbol: symbol(at(LINE.specific)),
    identification: null,
    message: null,
    kind: null,
    comment: null,
    payerReference: null,
    instructionId: null,
    detail: /^[0 ]*$/.test(at(LINE.document)) ? null : at(LINE.document).trim(),
    bic: null,
  }
}

function field(line: string, [start, length]: readonly [number, number]): string {
  return line.slice(start - 1, start - 1 + length)
}

/** A short line has short fields. */
function isFigures(text: string, count: number): boolean {
  return text.length === count && !/\D/.test(text)
}

function accountOf(digits: string): string | null {
  if (!isFigures(digits, 16) || /^0+$/.test(digits)) return null
  return accountName(`${digits.slice(0, 6)}-${digits.slice(6)}`, BANK)
}

function signed(digits: string, sign: string): number | null {
  if (!isFigures(digits, 14)) return null
  return Number(digits) * (sign === '-' ? -1 : 1) || 0
}

/** DDMMYY; every account here is younger than the century. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  return dayOfFigures(`20${year}`, month, day)
}

function symbol(text: string): string | null {
  return tidyText(text.trim().replace(/^0+/, ''))
}
