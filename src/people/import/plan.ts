import { folded, nameKey } from '../members/likeness.ts'
import {
  type CardField,
  type CardFields,
  type CardValue,
  COMPARED,
  ownKeys,
  type OwnTarget,
} from './card-field.ts'
import { itemsOf } from './belonging.ts'
import type { Decision, Decisions } from './decision.ts'
import type { Doubt, HouseholdFault, KnownCard, Payer } from './known-card.ts'
import type { ReadRow, RowFault } from './row.ts'
import { valueAfter, wantedBy } from './wanted-card.ts'

export const BUCKETS = ['create', 'update', 'skip', 'ambiguous', 'error'] as const
export type Bucket = (typeof BUCKETS)[number]

export type SkipReason = 'unchanged' | 'archived' | 'excluded' | 'own_card' | 'left_out'
export type RowError =
  | 'number_taken'
  | 'number_repeated'
  | 'hog_taken'
  | 'kind_without_day'
  | MoneyFault
  | HouseholdFault
export type Candidate = { readonly id: number; readonly number: number; readonly name: string }

export type PlannedRow = {
  readonly line: number
  readonly name: string
  /** A person has said what becomes of this line. */
  readonly decided?: true
} & (
  | { readonly bucket: 'create'; readonly fields: CardFields; readonly payer?: Payer }
  | {
      readonly bucket: 'update'
      readonly cardId: number
      readonly number: number
      readonly version: number
      readonly before: Changes
      readonly after: Changes
      /** Of whoever joins a household. */
      readonly payer?: Payer
    }
  | { readonly bucket: 'skip'; readonly reason: SkipReason; readonly number?: number }
  | {
      readonly bucket: 'ambiguous'
      readonly reason: Doubt
      readonly numbers: readonly number[]
      readonly candidates: readonly Candidate[]
      readonly ofLine?: number
    }
  | { readonly bucket: 'error'; readonly faults: readonly RowFault[]; readonly reason?: RowError }
)

export type Changes = { readonly [Field in CardField | OwnTarget]?: CardValue | null }
export type Counts = Readonly<Record<Bucket, number>>

type Circumstances = {
  readonly ownCardId: number | null
  readonly decisions?: Decisions
  /** Somebody who asked to be forgotten: he comes back only if a person insists. */
  readonly isErased?: (fields: CardFields) => boolean
}

/**
 * What becomes of each line: exactly one thing. A line finds its card by HOG number, then by
 * the member's own number with his name, then e-mail, then name and birth date; where that is not certain, a person decides, not the machine.
 */
export function planImport(
  rows: readonly ReadRow[],
  cards: readonly KnownCard[],
  circumstances: Circumstances,
): readonly PlannedRow[] {
  return rows.map(planner(cards, circumstances))
}

/** Plans line after line, in the order of the file; each line knows what the ones before it took. */
export function planner(
  cards: readonly KnownCard[],
  { ownCardId, decisions = new Map(), isErased = () => false }: Circumstances,
): (row: ReadRow) => PlannedRow {
  const find = wantedBy(cards)
  const taken = new Map<number, number>()
  const newcomers = newcomersOfFile()
  const numbers = new Set(cards.map(({ number }) => number))
  const holders = new Map(cards.flatMap(({ hogNumber, id }) => (hogNumber === null ? [] : [[hogNumber, id]])))
  const meet = (row: ReadRow, card: KnownCard): Unnamed<PlannedRow> => {
    const ofLine = taken.get(card.id)
    if (ofLine !== undefined) return unclear('card_taken', [card], ofLine)
    taken.set(card.id, row.line)
    return meeting(row, card, ownCardId)
  }
  const judge = (row: ReadRow): Unnamed<PlannedRow> => {
    const found = find(row.fields)
    if (found.kind === 'doubt') return unclear(found.reason, found.cards)
    if (found.kind === 'card') return meet(row, found.card)
    return isErased(row.fields) ? unclear('erased', []) : newcomer(row, newcomers, numbers)
  }
  const obey = (
    row: ReadRow,
    decision: Decision,
    chosen: readonly Candidate[],
  ): Unnamed<PlannedRow> | null => {
    if (decision === 'skip') return { bucket: 'skip', reason: 'left_out' }
    const card = cards.find(({ id }) => id === decision)
    if (decision !== 'new' && !(card && chosen.some(({ id }) => id === card.id))) return null
    const holder = holders.get(row.fields.hogNumber ?? '')
    if ((holder !== undefined && holder !== card?.id) || (!card && newcomers.hasHog(row.fields)))
      return { bucket: 'error', faults: [], reason: 'hog_taken' }
    return card ? meet(row, card) : newcomer(row, newcomers, numbers, { isSure: true })
  }

  return (row) => {
    const named = { line: row.line, name: nameOf(row) }
    if (row.faults.length > 0) return { ...named, bucket: 'error', faults: row.faults }
    const judged = judge(row)
    const decision = decisions.get(row.line)
    if (judged.bucket !== 'ambiguous' || decision === undefined) return { ...named, ...judged }
    const obeyed = obey(row, decision, judged.candidates)
    return { ...named, ...(obeyed ? { ...obeyed, decided: true as const } : judged) }
  }
}

function unclear(reason: Doubt, cards: readonly KnownCard[], ofLine?: number): Unnamed<PlannedRow> {
  return {
    bucket: 'ambiguous',
    reason,
    numbers: cards.map(({ number }) => number),
    candidates: cards.map(({ id, number, firstName, lastName }) => ({
      id,
      number,
      name: `${lastName} ${firstName}`,
    })),
    ...(ofLine === undefined ? {} : { ofLine }),
  }
}

/** The audit chain takes all entries of one transaction in one statement, and that has room for so many. */
export const MOST_CARDS = 10_000

/** How many cards an import would write, new ones and changed ones; one file may not hold more. */
export const cardsWritten = ({ create, update }: Pick<Counts, 'create' | 'update'>) => create + update
export const isTooMuch = (counts: Counts) => cardsWritten(counts) > MOST_CARDS

export function countBuckets(plan: readonly PlannedRow[]): Counts {
  const counts = { create: 0, update: 0, skip: 0, ambiguous: 0, error: 0 }
  for (const { bucket } of plan) counts[bucket] += 1
  return counts
}

type Unnamed<Row> = Row extends unknown ? Omit<Row, 'line' | 'name'> : never

function meeting({ fields }: ReadRow, card: KnownCard, ownCardId: number | null): Unnamed<PlannedRow> {
  const changed = [...COMPARED, ...ownKeys(fields)].filter(
    (field) => valueAfter(field, fields, card) !== (card[field] ?? null),
  )
  const skip = (reason: SkipReason) => ({ bucket: 'skip' as const, reason, number: card.number })
  if (changed.length === 0) return skip('unchanged')
  if (card.isExcluded) return skip('excluded')
  if (card.isArchived) return skip('archived')
  if (card.id === ownCardId) return skip('own_card')
  const reason = moneyFault(fields, card)
  if (reason) return { bucket: 'error', faults: [], reason }
  return {
    bucket: 'update',
    cardId: card.id,
    number: card.number,
    version: card.version,
    before: Object.fromEntries(changed.map((field) => [field, card[field] ?? null])),
    after: Object.fromEntries(changed.map((field) => [field, valueAfter(field, fields, card)])),
  }
}

type MoneyFault = 'has_balance' | 'year_has_payment'

/** Money is brought once: not over what was brought before, and not for a year somebody has asked for here. */
function moneyFault({ openingBalance, paidYears }: CardFields, card: KnownCard): MoneyFault | null {
  if (openingBalance !== undefined && card.openingBalance !== null && openingBalance !== card.openingBalance)
    return 'has_balance'
  const years = itemsOf('paidYears', paidYears)
  return card.feeYears.some((year) => years.includes(String(year))) ? 'year_has_payment' : null
}

function newcomer(
  { line, fields }: ReadRow,
  newcomers: Newcomers,
  numbers: Set<number>,
  { isSure = false }: { readonly isSure?: boolean } = {},
): Unnamed<PlannedRow> {
  const earlier = isSure ? null : newcomers.earlierLine(fields)
  if (earlier !== null) return unclear('repeated_row', [], earlier)
  const { number, membershipKind, memberSince, approvedAt } = fields
  // Without a day there is no membership to be of a kind.
  if (membershipKind !== undefined && memberSince === undefined && approvedAt === undefined)
    return { bucket: 'error', faults: [], reason: 'kind_without_day' }
  if (typeof number === 'number' && numbers.has(number))
    return {
      bucket: 'error',
      faults: [],
      reason: newcomers.hasNumber(number) ? 'number_repeated' : 'number_taken',
    }
  if (typeof number === 'number') numbers.add(number)
  newcomers.add(line, fields)
  return { bucket: 'create', fields }
}

type Newcomer = { readonly line: number; readonly fields: CardFields }
type Newcomers = ReturnType<typeof newcomersOfFile>

/** The new people of this very file: the second line about one of them waits for a person's eye. */
function newcomersOfFile() {
  const byHog = new Map<CardValue, number>()
  const byName = new Map<string, Newcomer[]>()
  const numbers = new Set<CardValue>()
  return {
    hasNumber: (number: number) => numbers.has(number),
    hasHog: ({ hogNumber }: CardFields) => hogNumber !== undefined && byHog.has(hogNumber),
    earlierLine: (fields: CardFields): number | null =>
      byHog.get(fields.hogNumber ?? '') ??
      byName.get(keyOf(fields))?.find((other) => mayBeOne(fields, other.fields))?.line ??
      null,
    add: (line: number, fields: CardFields): void => {
      if (fields.hogNumber !== undefined) byHog.set(fields.hogNumber, line)
      if (fields.number !== undefined) numbers.add(fields.number)
      const namesakes = byName.get(keyOf(fields))
      if (namesakes) namesakes.push({ line, fields })
      else byName.set(keyOf(fields), [{ line, fields }])
    },
  }
}

/** Namesakes are two people only if something says so: another birth date, e-mail or phone. */
function mayBeOne(first: CardFields, second: CardFields): boolean {
  const differs = (field: 'birthDate' | 'email' | 'phone') =>
    first[field] !== undefined && second[field] !== undefined && lower(first[field]) !== lower(second[field])
  if (first.birthDate !== undefined && first.birthDate === second.birthDate) return true
  return !differs('birthDate') && !differs('email') && !differs('phone')
}

const lower = (value: CardValue) => folded(String(value))
const keyOf = ({ firstName = '', lastName = '' }: CardFields) =>
  nameKey({ firstName: String(firstName), lastName: String(lastName) })
const nameOf = ({ fields: { firstName, lastName } }: ReadRow) =>
  [lastName, firstName].filter(Boolean).join(' ')
