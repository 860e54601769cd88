import { CARD_FIELDS, type CardFields } from '../src/people/import/card-field.ts'
import type { KnownCard } from '../src/people/import/known-card.ts'
import type { ReadRow } from '../src/people/import/row.ts'

const EMPTY = Object.fromEntries(CARD_FIELDS.map((field) => [field, null])) as unknown as KnownCard

/** A card the club has, and a line of a file; both are Jan Novák's unless something else is said. */
export const card = (fields: Partial<KnownCard> & { id: number }): KnownCard => ({
  ...EMPTY,
  number: fields.id,
  version: 1,
  firstName: 'Jan',
  lastName: 'Novák',
  country: 'CZ',
  lifeTime: false,
  isArchived: false,
  isExcluded: false,
  feeYears: [],
  ...fields,
})
export const row = (line: number, fields: CardFields): ReadRow => ({
  line,
  fields: { firstName: 'Jan', lastName: 'Novák', ...fields },
  faults: [],
})
