import { bankDay, czechDay } from './bank-day.ts'
import { minorUnits } from './decimal.ts'
import {
  accountName,
  type LineFault,
  type Movement,
  type Statement,
  tidyText,
  type UnreadableLine,
} from './movement.ts'

type Field = keyof Movement

// What the bank calls the columns, in its API and in internet banking; the first of two alike counts.
const COLUMNS: Readonly<Record<string, Field>> = {
  'id operace': 'bankId',
  'id pohybu': 'bankId',
  datum: 'bookedOn',
  objem: 'amount',
  castka: 'amount',
  mena: 'currency',
  protiucet: 'counterAccount',
  'kod banky': 'counterBank',
  'nazev protiuctu': 'counterName',
  ks: 'constantSymbol',
  vs: 'variableSymbol',
  ss: 'specificSymbol',
  'uzivatelska identifikace': 'identification',
  poznamka: 'identification',
  'zprava pro prijemce': 'message',
  typ: 'kind',
  'typ pohybu': 'kind',
  komentar: 'comment',
  'reference platce': 'payerReference',
  'id pokynu': 'instructionId',
  upresneni: 'detail',
  bic: 'bic',
}

type Cells = readonly string[]
type Head = {
  readonly account: string | null
  readonly currency: string
  readonly closingBalance: number | null
}

/** Fio's CSV, already parted into cells; null when no line of headings is in it or it names no account. */
export function parseFioCsv(records: readonly Cells[]): Statement | null {
  const at = records.findIndex((cells) =>
    ['bankId', 'bookedOn', 'amount'].every((field) => fieldsOf(cells).includes(field as Field)),
  )
  if (at < 0) return null
  const before = records.slice(0, at)
  const { account, currency, closingBalance } = readHead(before)
  if (!account) return null
  const fields = fieldsOf(records[at] ?? [])
  const read = records
    .slice(at + 1)
    .map((cells, index) => ({ cells, place: at + index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()))
    .map(({ cells, place }) => readLine(fields, cells, place, currency))
  const days = [
    ...before
      .flat()
      .join(' ')
      .matchAll(/\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/g),
  ].flatMap(([day]) => czechDay(day) ?? [])
  return {
    account,
    currency,
    closingBalance,
    from: days.at(0) ?? null,
    to: days.toSorted((one, other) => one.localeCompare(other)).at(-1) ?? null,
    movements: read.flatMap((line) => ('fault' in line ? [] : [line])),
    unreadable: read.flatMap((line) => ('fault' in line ? [line] : [])),
  }
}

function fieldsOf(cells: Cells): readonly (Field | null)[] {
  return cells.map((cell) => COLUMNS[fold(cell)] ?? null)
}

/** The account and the balance stand above the table, as pairs (API) or in sentences (internet banking). */
function readHead(lines: readonly Cells[]): Head {
  const pairs = new Map(lines.map(([key = '', value = '']) => [fold(key), value.trim()]))
  const sentence = lines.map((cells) => cells.join(' ')).join('\n')
  const written = /((?:\d{1,6}-)?\d{2,10})\/(\d{4})\b/.exec(sentence)
  const number = pairs.get('accountid') ?? written?.[1]
  const bank = pairs.get('bankid') ?? written?.[2]
  const closing =
    pairs.get('closingbalance') ??
    /^(?:koncovy|konecny) stav[^:]*:\s*(-?[\d\s.,\u00a0]+)/m.exec(fold(sentence))?.[1]
  return {
    account: number && bank ? accountName(number, bank) : null,
    currency: (pairs.get('currency') ?? 'CZK').toUpperCase(),
    closingBalance: amountOf(closing ?? ''),
  }
}

function readLine(
  fields: readonly (Field | null)[],
  cells: Cells,
  place: number,
  accountCurrency: string,
): Movement | UnreadableLine {
  const cell = (field: Field) => tidyText(cells[fields.indexOf(field)])
  const unreadable = (fault: LineFault) => ({ line: place, fault, raw: cells.join(';').slice(0, 4000) })
  const bankId = cell('bankId')
  if (!bankId || !/^\d{1,20}$/.test(bankId)) return unreadable('no_id')
  const bookedOn = czechDay(cell('bookedOn') ?? '') ?? bankDay(cell('bookedOn') ?? '')
  if (!bookedOn) return unreadable('bad_day')
  const amount = amountOf(cell('amount') ?? '')
  if (amount === null) return unreadable('bad_amount')
  const currency = (cell('currency') ?? accountCurrency).toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return unreadable('bad_currency')
  return {
    bankId,
    bookedOn,
    amount,
    currency,
    counterAccount: cell('counterAccount'),
    counterBank: cell('counterBank'),
    counterName: cell('counterName'),
    variableSymbol: cell('variableSymbol'),
    constantSymbol: cell('constantSymbol'),
    specificSymbol: cell('specificSymbol'),
    identification: cell('identification'),
    message: cell('message'),
    kind: cell('kind'),
    comment: cell('comment'),
    payerReference: cell('payerReference'),
    instructionId: cell('instructionId'),
    detail: cell('detail'),
    bic: cell('bic'),
  }
}

/** '1 200,50' as Czech files write it. */
function amountOf(text: string): number | null {
  return minorUnits(text.replace(/[\s\u00a0]/g, ''))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
