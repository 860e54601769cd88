import type { AuditChange } from '../../ground/audit/audit.ts'
import { isDay } from '../../ground/values/real-day.ts'
import {
  type OwnField,
  type OwnKind,
  ownName,
  type OwnValue,
  type OwnValues,
  type SeenOwnValues,
} from '../../ground/values/own-field.ts'
import { isPlainText } from '../../ground/values/plain-text.ts'
import type { FieldFault } from '../../refusals.ts'

const LONGEST_OWN_TEXT = 500
const LARGEST_NUMBER = 1e12

type Read = { readonly value: OwnValue | null } | { readonly fault: FieldFault }

/** What was said about a field, by a form, a program or a cell of a table; an empty text is nothing. */
export function readOwn(field: OwnField, said: unknown): Read {
  const text = typeof said === 'string' ? said.trim() : said
  if (text === null || text === undefined || text === '') return { value: null }
  return READERS[field.kind](text, field)
}

type Reader = (said: unknown, field: OwnField) => Read

const READERS: Readonly<Record<OwnKind, Reader>> = {
  text: (said) => {
    if (typeof said !== 'string' || !isPlainText(said)) return { fault: 'invalid' }
    const value = said.replaceAll('\r\n', '\n')
    return value.length > LONGEST_OWN_TEXT ? { fault: 'too_long' } : { value }
  },
  number: (said) => {
    const value = typeof said === 'string' ? numberOf(said) : said
    if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: 'not_number' }
    if (value > LARGEST_NUMBER) return { fault: 'too_big' }
    return value < -LARGEST_NUMBER
      ? { fault: 'too_small' }
      : { value: Math.round(value * 10_000) / 10_000 + 0 }
  },
  day: (said) => {
    const isOne = typeof said === 'string' && isDay(said) && said > '1800-01-01' && said < '2200-01-01'
    return isOne ? { value: said } : { fault: 'not_day' }
  },
  choice: (said, { choices }) => {
    const found = choices.find(({ id }) => String(id) === String(said))
    return found ? { value: found.id } : { fault: 'choice_gone' }
  },
  yesNo: (said) => {
    if (said === true || said === 'yes') return { value: true }
    return said === false || said === 'no' ? { value: false } : { fault: 'not_yes_no' }
  },
}

/** '1 234,5' and '1234.5' are one number. */
function numberOf(text: string): number | null {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-')
  return /^-?\d{1,13}(?:\.\d{1,10})?$/.test(plain) ? Number(plain) : null
}

/** Everything that was said, read; or what is wrong with each. */
export function readOwnValues(
  fields: readonly OwnField[],
  said: Readonly<Record<string, unknown>>,
): { readonly values: SeenOwnValues; readonly faults: Readonly<Record<string, FieldFault>> } {
  const values: Record<string, OwnValue | null> = {}
  const faults: Record<string, FieldFault> = {}
  for (const field of fields) {
    if (!(field.id in said)) continue
    const read = readOwn(field, said[field.id])
    if ('fault' in read) faults[ownName(field.id)] = read.fault
    else values[field.id] = read.value
  }
  return { values, faults }
}

/** A value as a control of a form holds it. */
export function ownText({ kind }: OwnField, value: OwnValue | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (kind === 'number') return String(value).replace('.', ',')
  if (kind === 'yesNo') return value === true ? 'yes' : 'no'
  return String(value)
}

/** A value as the records keep it: a choice by what it was called that day. */
export function ownPlain(field: OwnField, value: OwnValue | null | undefined): OwnValue | null {
  if (value === null || value === undefined) return null
  return field.kind === 'choice'
    ? (field.choices.find(({ id }) => id === value)?.name ?? String(value))
    : value
}

/** The values once something was written into them. */
export function withOwn(before: OwnValues, written: SeenOwnValues): OwnValues {
  return Object.fromEntries(
    Object.entries({ ...before, ...written }).filter((pair): pair is [string, OwnValue] => pair[1] !== null),
  )
}

/** What differs, for the records: by the number of the field and by what it was called that day. */
export function ownChanges(
  fields: readonly OwnField[],
  before: OwnValues,
  after: SeenOwnValues,
): readonly AuditChange[] {
  return fields.flatMap((field): readonly AuditChange[] => {
    const [from, to] = [before[field.id] ?? null, after[field.id]]
    if (to === undefined || to === from) return []
    return [{ field: `own:${field.id}:${field.name}`, from: ownPlain(field, from), to: ownPlain(field, to) }]
  })
}

/** Of a field of the records: which of the club's own it was, and what it was called then. */
export function ownOfRecord(field: string): { readonly id: number; readonly name: string } | null {
  const [, id, name] = /^own:(\d+):(.*)$/s.exec(field) ?? []
  return id === undefined || name === undefined ? null : { id: Number(id), name }
}
