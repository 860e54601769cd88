import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { cardNumber } from '../members/member.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { type OwnField, ownName } from '../../ground/values/own-field.ts'
import { ownInWords } from '../members/own-in-words.ts'
import { type CardField, type CardValue, FIELD_KINDS, isOwnTarget, type OwnTarget } from './card-field.ts'
import { lineFaults } from './fault-list.ts'
import { checkWords } from './import.words.ts'
import type { Bucket, Candidate, Changes, PlannedRow } from './plan.ts'
import type { Division } from './row.ts'

/** One line of the dry run as it is read: who, and what will become of it. */
export type RowLine = {
  readonly line: number
  readonly name: string
  readonly bucket: Bucket
  readonly card: string | null
  /** Of an unclear line: whom one can choose from. Of a decided one: what was decided can be changed. */
  readonly choices: readonly Candidate[] | null
  readonly isDecided: boolean
  readonly details: readonly { readonly label: string; readonly text: string }[]
}

type Around = {
  readonly header: readonly string[]
  readonly language: Language
  readonly divisions: readonly Division[]
  readonly own: readonly OwnField[]
}

export function rowLine(row: PlannedRow, around: Around): RowLine {
  const { line, name, bucket } = row
  const card = 'number' in row && row.number !== undefined ? cardNumber(row.number) : null
  return {
    line,
    name,
    bucket,
    card,
    choices: row.bucket === 'ambiguous' ? row.candidates : null,
    isDecided: row.decided ?? false,
    details: detailsOf(row, around),
  }
}

function detailsOf(row: PlannedRow, around: Around): RowLine['details'] {
  const say = speak(checkWords, around.language)
  if (row.bucket === 'create') return told(row.fields, around)
  if (row.bucket === 'update')
    return fieldsOf(row.after).map((field) => ({
      label: labelOf(field, around),
      text: `${valueText(field, row.before[field], around)} → ${valueText(field, row.after[field], around)}`,
    }))
  const faults = lineFaults(row, around.header, around.language)
  if (faults.length === 0) return [{ label: '', text: say('unchanged') }]
  return faults.map(({ column, text }) => ({ label: column, text }))
}

const NAMES: readonly Field[] = ['firstName', 'lastName']

function told(fields: Changes, around: Around): RowLine['details'] {
  return fieldsOf(fields)
    .filter((field) => !NAMES.includes(field))
    .map((field) => ({
      label: labelOf(field, around),
      text: valueText(field, fields[field], around),
    }))
}

type Field = CardField | OwnTarget

const ownOf = (field: Field, own: readonly OwnField[]) => own.find(({ id }) => ownName(id) === field)

function labelOf(field: Field, { language, own }: Around): string {
  return isOwnTarget(field) ? (ownOf(field, own)?.name ?? field) : speak(fieldWords, language)(field)
}

const fieldsOf = (fields: Changes) => Object.keys(fields) as Field[]

function valueText(
  field: Field,
  value: CardValue | null | undefined,
  { language, divisions, own }: Around,
): string {
  if (value === null || value === undefined) return '–'
  const known = ownOf(field, own)
  if (isOwnTarget(field)) return known ? ownInWords(known, value, language) : String(value)
  if (typeof value === 'boolean') return speak(checkWords, language)(value ? 'yes' : 'no')
  if (field === 'division') return divisions.find(({ id }) => id === value)?.name ?? String(value)
  const kind = FIELD_KINDS[field]
  if (kind === 'balance') return moneyInWords(Number(value), language)
  if (kind === 'day' || kind === 'pastDay') return dayInFigures(String(value), language)
  return String(value)
}
