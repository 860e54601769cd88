import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCENTS, accentVariables, inkOf, isReadableAccent, readableAccent } from './accent.ts'
import { contrast, hexOf, lchOf, parseHex } from './colour.ts'

const INK = '#1c1917'
const PAPER = '#fafaf9'
const ASPHALT = '#0c0a09'

test.each([
  ['#FACC15', '#facc15'],
  ['facc15', '#facc15'],
  ['#fc1', '#ffcc11'],
  [' #2dd4bf ', '#2dd4bf'],
  ['#facc1', null],
  ['yellow', null],
  ['#facc15;--x:1', null],
  ['', null],
])('%j is the colour %j', (written, hex) => {
  expect(parseHex(written)).toBe(hex)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#facc15', INK, 11.42],
] as const)('%s on %s is read at %s to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test.each(ACCENTS)('$name can be chosen', ({ hex }) => {
  expect(isReadableAccent(hex)).toBe(true)
})

test.each([
  ['#facc15', true],
  ['#b91c1c', false],
  ['#1d4ed8', false],
  ['#000000', false],
  ['#ffffff', true],
] as const)('dark letters on %s: %s', (hex, isReadable) => {
  expect(isReadableAccent(hex)).toBe(isReadable)
})

const anyColour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => parseHex(parts.map((part) => part.toString(16).padStart(2, '0')).join('')) ?? '#000000')

test('whatever colour a club dreams of, the one it is offered can be read in both themes', () => {
  fc.assert(
    fc.property(anyColour, (dreamt) => {
      const offered = readableAccent(dreamt)

      expect(isReadableAccent(offered)).toBe(true)
      expect(contrast(offered, ASPHALT)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(inkOf(offered), PAPER)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour taken apart and put together again is the same one', () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      expect(hexOf(lchOf(hex))).toBe(hex)
    }),
  )
})

test('a club that keeps the yellow changes nothing, and an unreadable colour is not believed', () => {
  expect(
    [null, '#facc15', '#000000', 'url(x)'].map((colour) => Object.keys(accentVariables(colour))),
  ).toEqual([[], [], [], []])
  expect(Object.values(accentVariables('#2dd4bf')).filter((value) => !/^#[0-9a-f]{6}$/.test(value))).toEqual(
    [],
  )
})
