import type { ClubPart } from '../../club-parts.ts'
import type { MemberField, SeenCard } from '../members/visibility.ts'

export const COLUMNS = [
  'division',
  'role',
  'payment',
  'ritual',
  'patches',
  'hog',
  'contact',
  'since',
  'tags',
] as const
export type Column = (typeof COLUMNS)[number]

export const FIRST_COLUMNS: readonly Column[] = ['division', 'role', 'payment', 'ritual', 'patches', 'hog']

/** The one thing a row on a phone shows of these: how somebody pays, for those who see it, else where he belongs. */
export function onPhone(columns: readonly Column[]): readonly Column[] {
  return [columns.includes('payment') ? 'payment' : 'division']
}

const NAMES: readonly MemberField[] = ['number', 'firstName', 'lastName', 'nickname']

// What a column is in a table to take away.
const FIELDS: Readonly<Record<Column, readonly MemberField[]>> = {
  division: ['division'],
  role: ['role', 'position'],
  payment: ['paymentStatus', 'daysOverdue'],
  ritual: ['ritualDate'],
  patches: ['frontPatchOn', 'backPatchOn'],
  hog: ['hogNumber', 'hogExpiresOn'],
  contact: ['email', 'phone'],
  since: ['memberSince'],
  tags: ['tags'],
}

/** Who it is, and what these columns say of him. */
export function fieldsOf(columns: readonly (Column | 'none')[]): readonly MemberField[] {
  return [...NAMES, ...columns.flatMap((column) => (column === 'none' ? [] : FIELDS[column]))]
}

// A column stands there only if some card on the page has something to put in it.
const NEEDS: Readonly<Record<Column, readonly (keyof SeenCard)[]>> = {
  division: ['division'],
  role: ['badges'],
  payment: ['paymentStatus'],
  ritual: ['badges'],
  patches: ['badges'],
  hog: ['hogNumber'],
  contact: ['phone', 'email'],
  since: ['memberSince'],
  tags: ['tags'],
}

// Badges come to everybody; a column of them belongs to its part of the club.
const PARTS: Readonly<Partial<Record<Column, ClubPart>>> = { ritual: 'ritual', patches: 'patches' }

/** One's own card shows more than the others do, so it does not decide about columns while there are others. */
export function columnsOf(
  cards: readonly SeenCard[],
  ownId: number | null,
  off: readonly ClubPart[] = [],
): readonly Column[] {
  const others = cards.filter(({ id }) => id !== ownId)
  const judges = others.length > 0 ? others : cards
  const isOff = (column: Column) => off.some((part) => part === PARTS[column])
  return COLUMNS.filter(
    (column) => !isOff(column) && judges.some((card) => NEEDS[column].some((field) => field in card)),
  )
}
