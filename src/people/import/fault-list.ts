import { csvHead, csvRow } from '../../ground/values/csv.ts'
import { cardNumber } from '../members/member.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { faultWords } from './fault.words.ts'
import type { PlannedRow } from './plan.ts'

export type LineFault = {
  readonly line: number
  readonly name: string
  /** The column's title as the file has it; empty where the whole line is meant. */
  readonly column: string
  readonly text: string
}

/** Why a line will not be imported, in the reader's words; each fault apart. */
export function lineFaults(
  row: PlannedRow,
  header: readonly string[],
  language: Language,
): readonly LineFault[] {
  const say = speak(faultWords, language)
  const { line, name } = row
  const whole = (text: string) => [{ line, name, column: '', text }]
  if (row.bucket === 'ambiguous') {
    const numbers = row.numbers.map(cardNumber).join(', ')
    return whole(say(row.reason, { numbers, line: String(row.ofLine ?? '') }))
  }
  if (row.bucket === 'skip' && (row.reason === 'archived' || row.reason === 'excluded'))
    return whole(say(row.reason, { numbers: cardNumber(row.number ?? 0) }))
  if (row.bucket === 'skip' && row.reason === 'left_out') return whole(say('left_out'))
  if (row.bucket === 'skip' && row.reason === 'own_card') return whole(say('own_card'))
  if (row.bucket !== 'error') return []
  if (row.reason) return whole(say(row.reason))
  return row.faults.map(({ column, reason }) => ({
    line,
    name,
    column: header[column] || say('columnNumber', { numbers: column + 1 }),
    text: say(reason),
  }))
}

export function faultListCsv(
  plan: readonly PlannedRow[],
  header: readonly string[],
  language: Language,
): string {
  const say = speak(faultWords, language)
  const head = csvHead([say('headLine'), say('headName'), say('headColumn'), say('headReason')])
  const rows = plan.flatMap((row) => lineFaults(row, header, language))
  return head + rows.map(({ line, name, column, text }) => csvRow([line, name, column, text])).join('')
}
