import { z } from 'zod'
import { folded } from '../members/likeness.ts'
import { unguarded } from '../../ground/values/csv.ts'
import { parseCrowns } from '../../ground/values/money.ts'
import { motorcycleInWords } from '../members/member.ts'
import { type OwnField, ownName } from '../../ground/values/own-field.ts'
import { readOwn } from '../members/own-value.ts'
import { normalizePhone, normalizePostalCode } from '../members/profile.ts'
import { itemsOf, listText, readMotorcycle } from './belonging.ts'
import {
  type CardField,
  type CardFields,
  type CardValue,
  FIELD_KINDS,
  type FieldKind,
  isOwnTarget,
  type OwnTarget,
  type Target,
} from './card-field.ts'
import type { Mapping } from './columns.ts'
import { dayOf } from './day-cell.ts'

export type CellFault =
  | 'required'
  | 'too_long'
  | 'not_storable'
  | 'not_email'
  | 'not_phone'
  | 'not_postal_code'
  | 'not_country'
  | 'not_day'
  | 'day_in_future'
  | 'unknown_division'
  | 'unknown_kind'
  | 'not_hog_number'
  | 'not_yes_no'
  | 'not_number'
  | 'not_two_names'
  | 'no_number'
  | 'unknown_choice'
  | 'not_money'
  | 'too_much_money'
  | 'not_years'
  | 'field_gone'

export type RowFault = { readonly column: number; readonly field: Target; readonly reason: CellFault }
export type ReadRow = {
  readonly line: number
  readonly fields: CardFields
  readonly faults: readonly RowFault[]
}
export type Division = { readonly id: number; readonly name: string }
/** Of the club's kinds of membership, those somebody new may be given. */
export type KindNames = { readonly nameCs: string; readonly nameEn: string }
export type Surroundings = {
  readonly today: string
  readonly divisions: readonly Division[]
  readonly kinds: readonly KindNames[]
  /** The club's own fields. */
  readonly own?: readonly OwnField[]
}

const Email = z.email()

type Read = { readonly value: CardValue } | { readonly fault: CellFault }

/** One line of the file as card fields, and everything that is wrong with it. Line 1 is the header. */
export function readRow(
  line: number,
  cells: readonly string[],
  mapping: Mapping,
  around: Surroundings,
): ReadRow {
  const fields: Partial<Record<CardField | OwnTarget, CardValue>> = {}
  const faults: RowFault[] = []
  mapping.forEach((target, column) => {
    const text = unguarded(cells[column] ?? '').trim()
    if (!target || text === '') return
    for (const [field, part] of partsOf(target, text)) {
      const read = readCell(field, part, around)
      if ('fault' in read) faults.push({ column, field: target, reason: read.fault })
      // 'Nemám' in the column of motorcycles says nothing about the card.
      else if (read.value !== '') fields[field] = read.value
    }
  })
  const postalCode = postalCodeOf(fields)
  if (postalCode) fields.postalCode = postalCode
  else if (fields.postalCode !== undefined)
    faults.push({ column: mapping.indexOf('postalCode'), field: 'postalCode', reason: 'not_postal_code' })
  return { line, fields, faults: [...faults, ...missingNames(fields, faults, mapping)] }
}

function partsOf(target: Target, text: string): readonly (readonly [CardField | OwnTarget, string])[] {
  if (target !== 'fullName' && target !== 'listName') return [[target, text]]
  const words = text.split(/\s+/)
  const last = target === 'listName' ? words.slice(0, 1) : words.slice(-1)
  const first = target === 'listName' ? words.slice(1) : words.slice(0, -1)
  return [
    ['lastName', last.join(' ')],
    ['firstName', first.join(' ')],
  ]
}

function readCell(field: CardField | OwnTarget, text: string, around: Surroundings): Read {
  if (text.includes('\0') || !text.isWellFormed()) return { fault: 'not_storable' }
  if (text === '') return { fault: 'not_two_names' }
  return isOwnTarget(field)
    ? readOwnCell(
        around.own?.find(({ id }) => ownName(id) === field),
        text,
      )
    : READERS[FIELD_KINDS[field]](text, around)
}

/** As a spreadsheet writes it: a choice by its name, a day as people write it. */
function readOwnCell(field: OwnField | undefined, text: string): Read {
  if (!field) return { fault: 'field_gone' }
  if (field.kind === 'yesNo') return orFault(yesNo(text), 'not_yes_no')
  if (field.kind === 'day') return orFault(dayOf(text), 'not_day')
  if (field.kind === 'choice')
    return orFault(
      field.choices.find(({ name }) => folded(name) === folded(text))?.id ?? null,
      'unknown_choice',
    )
  const read = readOwn(field, text)
  if ('value' in read) return orFault(read.value, 'required')
  return { fault: field.kind === 'text' ? 'too_long' : 'no_number' }
}

type Reader = (text: string, around: Surroundings) => Read

const upTo =
  (max: number): Reader =>
  (text) =>
    text.length > max ? { fault: 'too_long' } : { value: text }

const orFault = (value: CardValue | null, fault: CellFault): Read => (value === null ? { fault } : { value })

const READERS: Readonly<Record<FieldKind, Reader>> = {
  text60: upTo(60),
  text100: upTo(100),
  text200: upTo(200),
  household: upTo(60),
  note: upTo(10_000),
  motorcycles: (text) => {
    const items = itemsOf('motorcycles', text).map(readMotorcycle)
    const known = items.flatMap((one) => (one ? [motorcycleInWords(one)] : []))
    return text.length > 1000 ? { fault: 'too_long' } : { value: listText('motorcycles', known) }
  },
  tags: (text) => {
    const names = [...new Set(itemsOf('tags', text))]
    return names.some((name) => name.length > 40) ? { fault: 'too_long' } : { value: listText('tags', names) }
  },
  balance: (text) => {
    const amount = parseCrowns(text.replace(/^[-−–+]\s*/u, ''))
    if (amount === null ? /^[-−–+\s]*\d{8,}/u.test(text) : amount > MOST_BALANCE)
      return { fault: 'too_much_money' }
    if (amount === null) return { fault: 'not_money' }
    // Nobody owes anybody anything: that is no balance.
    if (amount === 0) return { value: '' }
    return { value: /^[-−–]/u.test(text) ? -amount : amount }
  },
  years: (text, { today }) => {
    const years = text
      .replace(/\s*[-–]\s*/gu, '-')
      .split(/[\s,;]+/u)
      .filter(Boolean)
      .flatMap(yearsOf)
    const last = Number(today.slice(0, 4)) + 1
    if (years.length === 0 || years.some((year) => !(year >= FIRST_YEAR && year <= last)))
      return { fault: 'not_years' }
    return { value: listText('paidYears', [...new Set(years)].map(String).toSorted()) }
  },
  number: (text) => orFault(/^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null, 'not_number'),
  email: (text) => orFault(text.length <= 254 && Email.safeParse(text).success ? text : null, 'not_email'),
  phone: (text) => orFault(text.length <= 40 ? normalizePhone(text) : null, 'not_phone'),
  // Written as the country writes it, once the country is known.
  postalCode: (text) => orFault(/^[\w -]{3,12}$/.test(text) ? text : null, 'not_postal_code'),
  country: (text) => orFault(countryOf(text), 'not_country'),
  division: (text, { divisions }) => orFault(divisionOf(text, divisions), 'unknown_division'),
  membershipKind: (text, { kinds }) => orFault(kindOf(text, kinds), 'unknown_kind'),
  hogNumber: (text) => orFault(hogNumberOf(text), 'not_hog_number'),
  yesNo: (text) => orFault(yesNo(text), 'not_yes_no'),
  day: (text) => orFault(dayOf(text), 'not_day'),
  pastDay: (text, { today }) => {
    const day = dayOf(text)
    if (day === null) return { fault: 'not_day' }
    return day > today ? { fault: 'day_in_future' } : { value: day }
  },
}

/** A million crowns: more is a slip of the hand. */
const MOST_BALANCE = 100_000_000
/** The first one a symbol can be made for. */
const FIRST_YEAR = 2010

/** '2024', or '2019-2024' for all of them; whatever is no year is NaN. */
function yearsOf(text: string): readonly number[] {
  const [, from, until = from] = /^(\d{4})(?:-(\d{4}))?$/u.exec(text) ?? []
  const [first, last] = [Number(from), Number(until)]
  if (!(first <= last) || last - first > 100) return [Number.NaN]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const COUNTRIES: Readonly<Record<string, string>> = {
  cesko: 'CZ',
  ceskarepublika: 'CZ',
  cr: 'CZ',
  slovensko: 'SK',
  slovenskarepublika: 'SK',
  sr: 'SK',
  polsko: 'PL',
  nemecko: 'DE',
  rakousko: 'AT',
  madarsko: 'HU',
}

function countryOf(text: string): string | null {
  return COUNTRIES[folded(text)] ?? (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : null)
}

/** By its number, its name, or both as '2 Šumperk'. */
function divisionOf(text: string, divisions: readonly Division[]): number | null {
  const wanted = folded(text)
  const found = divisions.find(
    ({ id, name }) => wanted === String(id) || wanted === folded(name) || wanted === `${id}${folded(name)}`,
  )
  return found?.id ?? null
}

/** By its name in either language; told by the Czech one, as the history tells it. */
function kindOf(text: string, kinds: readonly KindNames[]): string | null {
  const wanted = folded(text)
  const found = kinds.find(({ nameCs, nameEn }) => wanted === folded(nameCs) || wanted === folded(nameEn))
  return found?.nameCs ?? null
}

function hogNumberOf(text: string): string | null {
  const number = text.toUpperCase().replace(/[\s-]/g, '')
  return /^[A-Z0-9]{4,15}$/.test(number) ? number : null
}

const YES = ['ano', 'a', 'yes', 'y', 'true', '1', 'x']
const NO = ['ne', 'n', 'no', 'false', '0']

function yesNo(text: string): boolean | null {
  const word = folded(text)
  return YES.includes(word) || text === '✓' ? true : NO.includes(word) ? false : null
}

/** Here and in Slovakia a postal code has five figures; elsewhere it is what it is. */
function postalCodeOf({ postalCode, country = 'CZ' }: CardFields): string | null {
  if (typeof postalCode !== 'string') return null
  return country === 'CZ' || country === 'SK' ? normalizePostalCode(postalCode) : postalCode
}

function missingNames(
  fields: CardFields,
  faults: readonly RowFault[],
  mapping: Mapping,
): readonly RowFault[] {
  const whole = mapping.findIndex((target) => target === 'fullName' || target === 'listName')
  return (['lastName', 'firstName'] as const).flatMap((field): readonly RowFault[] => {
    const column = mapping.indexOf(field) === -1 ? whole : mapping.indexOf(field)
    if (fields[field] !== undefined || faults.some((fault) => fault.column === column)) return []
    return [{ column, field: mapping[column] ?? field, reason: 'required' }]
  })
}
