import { folded, nameKey } from '../members/likeness.ts'
import { type CardField, type CardFields, type CardValue, CHANGEABLE } from './card-field.ts'
import type { Doubt, KnownCard } from './known-card.ts'
import type { ReadRow, RowFault } from './row.ts'
import { wantedBy } from './wanted-card.ts'

export const BUCKETS = ['create', 'update', 'skip', 'ambiguous', 'error'] as const
export type Bucket = (typeof BUCKETS)[number]

export type SkipReason = 'unchanged' | 'archived' | 'own_card'
export type RowError = 'number_taken' | 'number_repeated'

export type PlannedRow = { readonly line: number; readonly name: string } & (
  | { readonly bucket: 'create'; readonly fields: CardFields }
  | {
      readonly bucket: 'update'
      readonly cardId: number
      readonly number: number
      readonly version: number
      readonly before: Changes
      readonly after: Changes
    }
  | { readonly bucket: 'skip'; readonly reason: SkipReason; readonly number: number }
  | {
      readonly bucket: 'ambiguous'
      readonly reason: Doubt
      readonly numbers: readonly number[]
      readonly ofLine?: number
    }
  | { readonly bucket: 'error'; readonly faults: readonly RowFault[]; readonly reason?: RowError }
)

export type Changes = { readonly [Field in CardField]?: CardValue | null }
export type Counts = Readonly<Record<Bucket, number>>

/**
 * What becomes of each line: exactly one thing. A line finds its card by HOG number, then e-mail,
 * then name and birth date; where that is not certain, a person decides, not the machine.
 */
export function planImport(
  rows: readonly ReadRow[],
  cards: readonly KnownCard[],
  { ownCardId }: { readonly ownCardId: number | null },
): readonly PlannedRow[] {
  const find = wantedBy(cards)
  const taken = new Map<number, number>()
  const newcomers = newcomersOfFile()
  const numbers = new Set(cards.map(({ number }) => number))

  return rows.map((row): PlannedRow => {
    const named = { line: row.line, name: nameOf(row) }
    if (row.faults.length > 0) return { ...named, bucket: 'error', faults: row.faults }
    const found = find(row.fields)
    if (found.kind === 'doubt')
      return {
        ...named,
        bucket: 'ambiguous',
        reason: found.reason,
        numbers: found.cards.map(({ number }) => number),
      }
    if (found.kind === 'nobody') return { ...named, ...newcomer(row, newcomers, numbers) }

    const ofLine = taken.get(found.card.id)
    if (ofLine !== undefined)
      return { ...named, bucket: 'ambiguous', reason: 'card_taken', numbers: [found.card.number], ofLine }
    taken.set(found.card.id, row.line)
    return { ...named, ...meeting(row, found.card, ownCardId) }
  })
}

export function countBuckets(plan: readonly PlannedRow[]): Counts {
  const counts = { create: 0, update: 0, skip: 0, ambiguous: 0, error: 0 }
  for (const { bucket } of plan) counts[bucket] += 1
  return counts
}

type Unnamed<Row> = Row extends unknown ? Omit<Row, 'line' | 'name'> : never

function meeting({ fields }: ReadRow, card: KnownCard, ownCardId: number | null): Unnamed<PlannedRow> {
  const changed = CHANGEABLE.filter((field) => fields[field] !== undefined && fields[field] !== card[field])
  const skip = (reason: SkipReason) => ({ bucket: 'skip' as const, reason, number: card.number })
  if (changed.length === 0) return skip('unchanged')
  if (card.isArchived) return skip('archived')
  if (card.id === ownCardId) return skip('own_card')
  return {
    bucket: 'update',
    cardId: card.id,
    number: card.number,
    version: card.version,
    before: Object.fromEntries(changed.map((field) => [field, card[field]])),
    after: Object.fromEntries(changed.map((field) => [field, fields[field] ?? null])),
  }
}

function newcomer(
  { line, fields }: ReadRow,
  newcomers: Newcomers,
  numbers: Set<number>,
): Unnamed<PlannedRow> {
  const earlier = newcomers.earlierLine(fields)
  if (earlier !== null) return { bucket: 'ambiguous', reason: 'repeated_row', numbers: [], ofLine: earlier }
  const { number } = fields
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
