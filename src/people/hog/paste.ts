import { dayInMonth } from '../../ground/values/day.ts'
import { dayOfFigures, readDay } from '../../ground/values/real-day.ts'
import { normalizeHogNumber } from './hog-number.ts'

export const MOST_LINES = 2000

export type PasteFault = 'header' | 'columns' | 'number' | 'day'

/** One line of what was pasted: who, which number, until when. A faulty one is kept and named, never dropped. */
export type PastedLine = {
  readonly line: number
  readonly text: string
  readonly who: string
  readonly hogNumber: string | null
  /** Undefined where the line says nothing about it. */
  readonly expiresOn: string | undefined
  readonly fault: PasteFault | null
}

/** Columns out of a spreadsheet or a text: one line in, one line out; only empty lines are left out. */
export function parsePaste(text: string): readonly PastedLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, line }, position) => parseLine(content, line, position === 0))
}

function parseLine(text: string, line: number, isFirst: boolean): PastedLine {
  const [who = '', number = '', day = '', ...others] = cells(text)
  const hogNumber = normalizeHogNumber(number)
  const expiresOn = day === '' ? undefined : parseDay(day)
  const fault = faultOf({ who, number, hogNumber, expiresOn, others, isFirst })
  return { line, text, who, hogNumber, expiresOn: expiresOn ?? undefined, fault }
}

type Parsed = {
  readonly who: string
  readonly number: string
  readonly hogNumber: string | null
  readonly expiresOn: string | null | undefined
  readonly others: readonly string[]
  readonly isFirst: boolean
}

function faultOf({ who, number, hogNumber, expiresOn, others, isFirst }: Parsed): PasteFault | null {
  // A table's own heading has words where the numbers stand.
  if (isFirst && !/\d/.test(who + number)) return 'header'
  if (who === '' || number === '' || others.some((cell) => cell !== '')) return 'columns'
  if (hogNumber === null || !/\d/.test(hogNumber)) return 'number'
  return expiresOn === null ? 'day' : null
}

/** A tab is surest, then a semicolon; a comma only where there is neither. */
function cells(line: string): readonly string[] {
  const separator = ['\t', ';'].find((sign) => line.includes(sign)) ?? ','
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

const FULL = /^(\d{1,2})\s?[./]\s?(\d{1,2})\s?[./]\s?(\d{4}|\d{2})\.?$/
const MONTH_ONLY = /^(\d{1,2})\s?[./]\s?(\d{4})$/

/** '31. 12. 2026', '31.12.26', '31/12/2026', '2026-12-31'; '12/2026' is the month's last day. */
export function parseDay(text: string): string | null {
  const full = FULL.exec(text)
  if (full) return plausible(dayOfFigures(century(full[3] ?? ''), full[2], full[1]))
  const month = MONTH_ONLY.exec(text)
  if (month) return plausible(lastOfMonth(Number(month[2]), Number(month[1])))
  return plausible(readDay(text))
}

function century(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

function lastOfMonth(year: number, month: number): string | null {
  return month >= 1 && month <= 12 ? dayInMonth(year, month, 31) : null
}

function plausible(day: string | null): string | null {
  return day !== null && day >= '1990-01-01' && day < '2100-01-01' ? day : null
}
