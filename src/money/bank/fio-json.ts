import { bankDay } from './bank-day.ts'
import { minorUnits } from './decimal.ts'
import {
  accountName,
  type LineFault,
  type Movement,
  type Statement,
  tidyText,
  type UnreadableLine,
} from './movement.ts'

type Tree = Readonly<Record<string, unknown>>
type Reviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown

/** Numbers stay the text they were written as: neither an amount nor an id may pass through a float. */
const asWritten: Reviver = (_key, value, { source }) => (typeof value === 'number' ? (source ?? null) : value)

/** Fio's answer read; null for JSON that is no account statement, or no JSON at all. */
export function parseFioJson(text: string): Statement | null {
  const { info, list } = parts(text)
  if (!list) return null
  const number = textOf(info?.accountId)
  const bank = textOf(info?.bankId)
  if (!info || !number || !bank) return null
  const lines = list.map((line, index) => readLine(line, index + 1))
  return {
    account: accountName(number, bank),
    currency: (textOf(info.currency) ?? '').toUpperCase(),
    closingBalance: minorUnits(textOf(info.closingBalance) ?? ''),
    from: bankDay(textOf(info.dateStart) ?? ''),
    to: bankDay(textOf(info.dateEnd) ?? ''),
    movements: lines.flatMap((line) => ('fault' in line ? [] : [line])),
    unreadable: lines.flatMap((line) => ('fault' in line ? [line] : [])),
  }
}

function parts(text: string): { info: Tree | null; list: readonly unknown[] | null } {
  const statement = branch(parseJson(text), 'accountStatement')
  return { info: branch(statement, 'info'), list: statement ? movementsIn(statement) : null }
}

/** The bank writes null for none; where there is no list at all we know nothing. */
function movementsIn({ transactionList: list }: Tree): readonly unknown[] | null {
  if (list === null) return []
  const movements = isTree(list) ? list.transaction : undefined
  if (movements === null) return []
  return Array.isArray(movements) ? movements : null
}

function parseJson(text: string): unknown {
  try {
    return (JSON.parse as (text: string, reviver: Reviver) => unknown)(text, asWritten)
  } catch {
    return null
  }
}

function branch(tree: unknown, key: string): Tree | null {
  const value = isTree(tree) ? tree[key] : null
  return isTree(value) ? value : null
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? tidyText(value) : null
}

/** By number, never by name: names of columns are not reliable even in the bank's own data. */
function readLine(line: unknown, place: number): Movement | UnreadableLine {
  const column = (number: number) => (isTree(line) ? textOf(branch(line, `column${number}`)?.value) : null)
  const unreadable = (fault: LineFault) => ({
    line: place,
    fault,
    raw: (JSON.stringify(line) ?? '').slice(0, 4000),
  })
  if (!isTree(line)) return unreadable('bad_line')
  const bankId = column(22)
  if (!bankId || !/^\d{1,20}$/.test(bankId)) return unreadable('no_id')
  const bookedOn = bankDay(column(0) ?? '')
  if (!bookedOn) return unreadable('bad_day')
  const amount = minorUnits(column(1) ?? '')
  if (amount === null) return unreadable('bad_amount')
  const currency = (column(14) ?? '').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return unreadable('bad_currency')
  return {
    bankId,
    bookedOn,
    amount,
    currency,
    counterAccount: column(2),
    counterBank: column(3),
    counterName: column(10),
    constantSymbol: column(4),
    variableSymbol: column(5),
    specificSymbol: column(6),
    identification: column(7),
    message: column(16),
    kind: column(8),
    comment: column(25),
    payerReference: column(27),
    instructionId: column(17),
    detail: column(18),
    bic: column(26),
  }
}
