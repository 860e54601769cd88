import type { ClubPart } from '../../club-parts.ts'
import { isOwnName, ownName } from '../../ground/values/own-field.ts'
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
type PlainColumn = (typeof COLUMNS)[number]
/** A field of the club's own, by its number. */
export type OwnColumn = `own.${number}`
export type Column = PlainColumn | OwnColumn

export function isOwnColumn(text: string): text is OwnColumn {
  return isOwnName(text)
}

/** As the list shows them: the plain ones in our order, then the club's own. */
export function inOrder(names: readonly string[]): readonly Column[] {
  return [...COLUMNS.filter((column) => names.includes(column)), ...new Set(names.filter(isOwnColumn))]
}

export const FIRST_COLUMNS: readonly Column[] = ['division', 'role', 'payment', 'ritual', 'patches', 'hog']

/** The one thing a row on a phone shows of these: how somebody pays, for those who see it, else where he belongs. */
export function onPhone(columns: readonly Column[]): readonly Column[] {
  return [columns.includes('payment') ? 'payment' : 'division']
}

const NAMES: readonly MemberField[] = ['number', 'firstName', 'lastName', 'nickname']

// What a column is in a table to take away.
const FIELDS: Readonly<Record<PlainColumn, readonly MemberField[]>> = {
  division: ['division'],
  role: ['role', 'position'],
  payment: ['paymentStatus', 'daysOverdue', 'olderDebt'],
  ritual: ['ritualDate'],
  patches: ['frontPatchOn', 'backPatchOn'],
  hog: ['hogNumber', 'hogExpiresOn'],
  contact: ['email', 'phone'],
  since: ['memberSince'],
  tags: ['tags'],
}

/** Who it is, and what these columns say of him. */
export function fieldsOf(columns: readonly (Column | 'none')[]): readonly MemberField[] {
  return [
    ...NAMES,
    ...columns.flatMap((column) => (column === 'none' || isOwnColumn(column) ? [] : FIELDS[column])),
  ]
}

// A column stands there only if some card on the page has something to put in it.
const NEEDS: Readonly<Record<PlainColumn, readonly (keyof SeenCard)[]>> = {
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
const PARTS: Readonly<Partial<Record<PlainColumn, ClubPart>>> = { ritual: 'ritual', patches: 'patches' }

/** One's own card shows more than the others do, so it does not decide about columns while there are others. */
export function columnsOf(
  cards: readonly SeenCard[],
  ownId: number | null,
  off: readonly ClubPart[] = [],
): readonly Column[] {
  const others = cards.filter(({ id }) => id !== ownId)
  const judges = others.length > 0 ? others : cards
  const isOff = (column: PlainColumn) => off.some((part) => part === PARTS[column])
  const plain = COLUMNS.filter(
    (column) => !isOff(column) && judges.some((card) => NEEDS[column].some((field) => field in card)),
  )
  const own = (judges[0]?.own ? judges : []).flatMap((card) => Object.keys(card.own ?? {}))
  return [...plain, ...[...new Set(own)].map((id) => ownName(Number(id)))]
}
