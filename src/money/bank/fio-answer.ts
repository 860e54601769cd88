import { addDays, weekdayOf } from '../../ground/values/day.ts'
import type { Movement } from './movement.ts'
import type { Period } from './period.ts'

type SimulatedAccount = { readonly number: string; readonly bank: string; readonly currency: string }

const DEMO_ACCOUNT: SimulatedAccount = { number: '2900000021', bank: '2010', currency: 'CZK' }

export type Told = {
  readonly account?: SimulatedAccount | undefined
  readonly period: Period
  readonly movements: readonly Movement[]
  readonly closingBalance: number
}

// The columns as the bank numbers and names them.
const COLUMNS = [
  [22, 'ID pohybu', 'bankId'],
  [0, 'Datum', 'bookedOn'],
  [1, 'Objem', 'amount'],
  [14, 'Měna', 'currency'],
  [2, 'Protiúčet', 'counterAccount'],
  [10, 'Název protiúčtu', 'counterName'],
  [3, 'Kód banky', 'counterBank'],
  [4, 'KS', 'constantSymbol'],
  [5, 'VS', 'variableSymbol'],
  [6, 'SS', 'specificSymbol'],
  [7, 'Uživatelská identifikace', 'identification'],
  [16, 'Zpráva pro příjemce', 'message'],
  [8, 'Typ', 'kind'],
  [18, 'Upřesnění', 'detail'],
  [25, 'Komentář', 'comment'],
  [26, 'BIC', 'bic'],
  [17, 'ID pokynu', 'instructionId'],
  [27, 'Reference plátce', 'payerReference'],
] as const satisfies readonly (readonly [number, string, keyof Movement])[]

/** A statement as the bank writes it, numbers as decimals in the source text. */
export function fioAnswer({ account = DEMO_ACCOUNT, period, movements, closingBalance }: Told): string {
  const opening = closingBalance - movements.reduce((sum, { amount }) => sum + amount, 0)
  const info = {
    accountId: account.number,
    bankId: account.bank,
    currency: account.currency,
    iban: null,
    bic: 'FIOBCZPPXXX',
    openingBalance: raw(decimal(opening)),
    closingBalance: raw(decimal(closingBalance)),
    dateStart: dayWithZone(period.from),
    dateEnd: dayWithZone(period.to),
    yearList: null,
    idList: null,
    idFrom: raw(movements.at(0)?.bankId ?? 'null'),
    idTo: raw(movements.at(-1)?.bankId ?? 'null'),
    idLastDownload: null,
  }
  const body = { accountStatement: { info, transactionList: { transaction: movements.map(columnsOf) } } }
  return JSON.stringify(body).replaceAll(/"@(-?[\d.]+|null)@"/g, '$1')
}

function columnsOf(movement: Movement): object {
  return Object.fromEntries(
    COLUMNS.map(([id, name, field]) => {
      const value = valueOf(movement, field)
      return [`column${id}`, value === null ? null : { value, name, id }]
    }),
  )
}

function valueOf(movement: Movement, field: keyof Movement): string | null {
  if (field === 'amount') return raw(decimal(movement.amount))
  if (field === 'bookedOn') return dayWithZone(movement.bookedOn)
  const value = movement[field]
  return (field === 'bankId' || field === 'instructionId') && value ? raw(value) : value
}

/** Marked, to stand in the text as a number and not as a text. */
function raw(number: string): string {
  return `@${number}@`
}

function decimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const cents = digits.slice(-2).replace(/0+$/, '')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}${cents && `.${cents}`}`
}

/** Summer time from the last Sunday of March to the last one of October. */
function dayWithZone(day: string): string {
  const year = day.slice(0, 4)
  const isSummer = day >= lastSunday(`${year}-03-31`) && day < lastSunday(`${year}-10-31`)
  return `${day}${isSummer ? '+0200' : '+0100'}`
}

function lastSunday(monthEnd: string): string {
  return addDays(monthEnd, -(weekdayOf(monthEnd) % 7))
}
