import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { card, row } from '../../../test/import-lines.ts'
import type { CardFields } from './card-field.ts'
import type { KnownCard } from './known-card.ts'
import { BUCKETS, countBuckets, planImport } from './plan.ts'
import type { ReadRow } from './row.ts'

const plan = (rows: readonly ReadRow[], cards: readonly KnownCard[] = [], ownCardId: number | null = null) =>
  planImport(rows, cards, { ownCardId })
const born = { birthDate: '1985-09-01' }

describe('whom a line speaks of', () => {
  test.each<[string, CardFields, readonly KnownCard[], object]>([
    ['nobody we know', {}, [], { bucket: 'create' }],
    [
      'the HOG number',
      { hogNumber: 'CZ1', city: 'Brno' },
      [card({ id: 1, hogNumber: 'CZ1' })],
      { bucket: 'update', cardId: 1, after: { city: 'Brno' }, before: { city: null } },
    ],
    [
      'a HOG number of another',
      { hogNumber: 'CZ1' },
      [card({ id: 1, hogNumber: 'CZ1', firstName: 'Eva', lastName: 'Malá' })],
      { bucket: 'ambiguous', reason: 'hog_of_another', numbers: [1] },
    ],
    [
      'the e-mail',
      { email: 'J@k.cz', nickname: 'Bizon' },
      [card({ id: 1, email: 'j@k.cz' })],
      { bucket: 'update', cardId: 1 },
    ],
    [
      'a new surname',
      { email: 'j@k.cz', lastName: 'Nová' },
      [card({ id: 1, email: 'j@k.cz' })],
      { bucket: 'update', after: { lastName: 'Nová' } },
    ],
    [
      'the mailbox of another',
      { email: 'j@k.cz', firstName: 'Eva' },
      [card({ id: 1, email: 'j@k.cz' })],
      { bucket: 'ambiguous', reason: 'email_of_another' },
    ],
    [
      'a wife with the same mailbox',
      { email: 'j@k.cz', firstName: 'Eva', ...born },
      [card({ id: 1, email: 'j@k.cz', birthDate: '1980-01-01' })],
      { bucket: 'create' },
    ],
    [
      'two keys to two cards',
      { hogNumber: 'CZ1', email: 'j@k.cz' },
      [card({ id: 1, hogNumber: 'CZ1' }), card({ id: 2, email: 'j@k.cz' })],
      { bucket: 'ambiguous', reason: 'keys_disagree', numbers: [1, 2] },
    ],
    [
      'name and birth date',
      { ...born, phone: '+420603123456' },
      [card({ id: 1, ...born })],
      { bucket: 'update', cardId: 1 },
    ],
    ['a namesake born another day', born, [card({ id: 1, birthDate: '1955-01-01' })], { bucket: 'create' }],
    [
      'a namesake who may be the same',
      { city: 'Brno' },
      [card({ id: 1, birthDate: '1955-01-01' })],
      { bucket: 'ambiguous', reason: 'same_name', numbers: [1] },
    ],
    [
      'what is already known',
      { city: 'Brno' },
      [card({ id: 1, city: 'Brno' })],
      { bucket: 'skip', reason: 'unchanged', number: 1 },
    ],
    [
      'a card in the archive',
      { ...born, city: 'Brno' },
      [card({ id: 1, ...born, isArchived: true })],
      { bucket: 'skip', reason: 'archived' },
    ],
    [
      'an excluded member',
      { ...born, city: 'Brno' },
      [card({ id: 1, ...born, isExcluded: true })],
      { bucket: 'skip', reason: 'excluded', number: 1 },
    ],
    [
      'the number of his own card',
      { number: 7, city: 'Brno' },
      [card({ id: 7 })],
      { bucket: 'update', cardId: 7, after: { city: 'Brno' } },
    ],
    [
      'his own number among namesakes',
      { number: 8, city: 'Brno' },
      [card({ id: 7 }), card({ id: 8 })],
      { bucket: 'update', cardId: 8 },
    ],
    [
      'his own number and the mailbox of his wife',
      { number: 7, email: 'doma@k.cz', city: 'Brno' },
      [card({ id: 7 }), card({ id: 9, firstName: 'Eva', email: 'doma@k.cz' })],
      { bucket: 'update', cardId: 7 },
    ],
    [
      'a number and a HOG number of two namesakes',
      { number: 8, hogNumber: 'CZ7' },
      [card({ id: 7, hogNumber: 'CZ7' }), card({ id: 8 })],
      { bucket: 'ambiguous', reason: 'keys_disagree', numbers: [7, 8] },
    ],
    [
      'a number and an e-mail of two namesakes',
      { number: 8, email: 'j@k.cz' },
      [card({ id: 7, email: 'j@k.cz' }), card({ id: 8 })],
      { bucket: 'ambiguous', reason: 'keys_disagree', numbers: [8, 7] },
    ],
    [
      'the number of a namesake born another day',
      { ...born, number: 7 },
      [card({ id: 7, birthDate: '1955-01-01' })],
      { bucket: 'error', reason: 'number_taken' },
    ],
    [
      'the number of another Jan',
      { number: 7 },
      [card({ id: 7, lastName: 'Čech' })],
      { bucket: 'error', reason: 'number_taken' },
    ],
    [
      'a number that is taken',
      { number: 7 },
      [card({ id: 7, firstName: 'Eva', lastName: 'Malá' })],
      { bucket: 'error', reason: 'number_taken' },
    ],
  ])('%s', (_, fields, cards, expected) => {
    expect(plan([row(2, fields)], cards)).toMatchObject([expected])
  })

  test('an officer’s own card is not changed by his own file', () => {
    expect(plan([row(2, { ...born, lifeTime: true })], [card({ id: 1, ...born })], 1)).toMatchObject([
      { bucket: 'skip', reason: 'own_card' },
    ])
  })

  test('an empty cell erases nothing, and honours are not given by a file twice', () => {
    const known = card({ id: 1, ...born, city: 'Brno', ritualDate: null })

    expect(plan([row(2, { ...born, ritualDate: '2020-01-01' })], [known])).toMatchObject([{ bucket: 'skip' }])
  })
})

describe('two lines about one person', () => {
  test.each<[string, CardFields, CardFields, object]>([
    [
      'the same HOG number',
      { hogNumber: 'CZ1' },
      { hogNumber: 'CZ1', firstName: 'Petr' },
      { bucket: 'ambiguous', reason: 'repeated_row', ofLine: 2 },
    ],
    ['the same name and birth date', born, born, { bucket: 'ambiguous', ofLine: 2 }],
    ['the same name and nothing else', {}, { city: 'Brno' }, { bucket: 'ambiguous', ofLine: 2 }],
    ['a father and a son', born, { birthDate: '1955-01-01' }, { bucket: 'create' }],
    ['namesakes with two mailboxes', { email: 'a@k.cz' }, { email: 'b@k.cz' }, { bucket: 'create' }],
    [
      'a couple with one mailbox',
      { email: 'a@k.cz' },
      { email: 'a@k.cz', firstName: 'Eva' },
      { bucket: 'create' },
    ],
    [
      'two of one number',
      { number: 5 },
      { number: 5, firstName: 'Eva' },
      { bucket: 'error', reason: 'number_repeated' },
    ],
  ])('%s', (_, first, second, expected) => {
    expect(plan([row(2, first), row(3, second)])[1]).toMatchObject(expected)
  })

  test('never end on one card', () => {
    const known = card({ id: 1, email: 'j@k.cz', ...born })

    expect(
      plan([row(2, { email: 'j@k.cz', city: 'Brno' }), row(3, { ...born, city: 'Praha' })], [known]),
    ).toMatchObject([
      { bucket: 'update', cardId: 1 },
      { bucket: 'ambiguous', reason: 'card_taken', ofLine: 2 },
    ])
  })
})

const few = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const anything = fc
  .record({
    firstName: fc.constantFrom('Jan', 'Eva', 'Novák'),
    lastName: fc.constantFrom('Novák', 'Jan'),
    email: few('a@k.cz', 'b@k.cz'),
    hogNumber: few('CZ1', 'CZ2'),
    birthDate: few('1985-09-01', '1955-01-01'),
    city: few('Brno'),
  })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as CardFields)

test('every line ends in exactly one bucket, and no card is changed twice', () => {
  fc.assert(
    fc.property(
      fc.array(anything, { maxLength: 12 }),
      fc.array(anything, { maxLength: 6 }),
      (lines, known) => {
        const cards = known.map((fields, index) => card({ ...(fields as Partial<KnownCard>), id: index + 1 }))
        const planned = plan(
          lines.map((fields, index) => row(index + 2, fields)),
          cards,
        )
        const changed = planned.flatMap((row) => (row.bucket === 'update' ? [row.cardId] : []))

        expect(planned.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 2))
        expect(BUCKETS.reduce((sum, bucket) => sum + countBuckets(planned)[bucket], 0)).toBe(lines.length)
        expect(new Set(changed).size).toBe(changed.length)
      },
    ),
  )
})

test('the same file again makes no new card, whatever it holds', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 12 }), (lines) => {
      const rows = lines.map((fields, index) => row(index + 2, fields))
      const cards = plan(rows).flatMap((planned) =>
        planned.bucket === 'create'
          ? [card({ ...(planned.fields as Partial<KnownCard>), id: planned.line })]
          : [],
      )
      const again = countBuckets(plan(rows, cards))

      expect([again.create, again.error]).toEqual([0, 0])
    }),
  )
})
