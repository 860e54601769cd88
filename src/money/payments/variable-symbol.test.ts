import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../../test/fixtures/variable-symbol.json' with { type: 'json' }
import { canonicalSymbol, dammCheckDigit, variableSymbol, variableSymbolsOf } from './variable-symbol.ts'

const KINDS = ['fee', 'event', 'goods', 'donation'] as const

test.each(vectors.valid)('$year, kind $type, member $member has the symbol $vs', (vector) => {
  const kind = KINDS[vector.type - 1] ?? 'fee'

  const symbol = variableSymbol({
    year: vector.year,
    kind,
    memberNumber: vector.member,
    sequence: vector.seq,
  })

  expect(symbol).toBe(vector.vs)
})

// One vector writes 4203 on the left and 4204 on the right: a slip of its author, for a canonical form
// mends the writing and never a digit. The check digit tells which was meant.
const SLIP = ' 26 1000 4203 '

test.each(vectors.canonical.filter(({ input }) => input !== SLIP))(
  'the canonical form of "$input" is $canonical',
  ({ input, canonical }) => {
    expect(canonicalSymbol(input)).toBe(canonical)
  },
)

test('spaces go, digits stay, also a wrong one', () => {
  expect(canonicalSymbol(SLIP)).toBe('2610004203')
  expect(canonicalSymbol(' 26 1000 4204 ')).toBe('2610004204')
})

test('the check digit is that of Damm', () => {
  for (const [digits, digit] of Object.entries(vectors.dammCheck)) expect(dammCheckDigit(digits)).toBe(digit)
})

test('one wrong digit, or two neighbours swapped, never makes another good symbol', () => {
  const isGood = (symbol: string) => dammCheckDigit(symbol) === 0
  const parts = fc.record({
    year: fc.integer({ min: 2010, max: 2099 }),
    kind: fc.constantFrom(...KINDS),
    memberNumber: fc.integer({ min: 1, max: 99_999 }),
    sequence: fc.integer({ min: 0, max: 9 }),
  })

  fc.assert(
    fc.property(parts, fc.nat({ max: 9 }), fc.nat({ max: 9 }), (of, position, digit) => {
      const symbol = variableSymbol(of) ?? ''
      const wrong = symbol.slice(0, position) + String(digit) + symbol.slice(position + 1)
      const swapped =
        symbol.slice(0, position) +
        (symbol[position + 1] ?? '') +
        (symbol[position] ?? '') +
        symbol.slice(position + 2)
      expect(symbol).toMatch(/^[1-9]\d{9}$/)
      expect(isGood(symbol)).toBe(true)
      expect(wrong === symbol || !isGood(wrong)).toBe(true)
      expect(swapped === symbol || !isGood(swapped)).toBe(true)
    }),
  )
})

test('a member has room for forty event payments a year, all different', () => {
  const symbols = variableSymbolsOf({ year: 2026, kind: 'event', memberNumber: 42 })

  expect(new Set(symbols).size).toBe(40)
})

test.each([
  ['a year before the symbols', 2009, 42],
  ['a year whose symbol would start with nought', 2100, 42],
  ['a member number that does not fit', 2026, 100_000],
  ['nobody', 2026, 0],
])('%s has no symbol', (_, year, memberNumber) => {
  expect(variableSymbolsOf({ year, kind: 'fee', memberNumber })).toEqual([])
})

test.each([
  ['fee', '1', 10],
  ['event', '2789', 40],
  ['goods', '356', 30],
  ['donation', '4', 10],
] as const)('the third digit of %s is one of %s: %i symbols a year', (kind, digits, count) => {
  const symbols = variableSymbolsOf({ year: 2026, kind, memberNumber: 42 })

  expect([...new Set(symbols.map((symbol) => symbol[2]))].join('')).toBe(digits)
  expect(symbols).toHaveLength(count)
  expect(variableSymbol({ year: 2026, kind, memberNumber: 42, sequence: count })).toBeNull()
})

test.each([
  [2010, 1],
  [2099, 99_999],
])('the scheme reaches to %i and member %i', (year, memberNumber) => {
  expect(variableSymbolsOf({ year, kind: 'fee', memberNumber })).toHaveLength(10)
})

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  ['0', null],
  ['12345678901', null],
  ['1a', null],
  ['a1', null],
  ['0010', '10'],
  ['1 0\t0', '100'],
])('the canonical form of %j is %j', (text, canonical) => {
  expect(canonicalSymbol(text)).toBe(canonical)
})
