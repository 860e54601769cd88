import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../../test/fixtures/spayd.json' with { type: 'json' }
import { readSpayd } from '../../../test/spayd.ts'
import { spaydOf } from './spayd.ts'

const IBAN = 'CZ0820100000002900000021'

test.each(vectors.generate)('$expected', ({ input, expected }) => {
  const { iban, bic, amountMinor, vs, ss, ks, name, message, instant } = input

  const text = spaydOf({
    iban,
    bic,
    amount: amountMinor,
    variableSymbol: vs,
    specificSymbol: ss,
    constantSymbol: ks,
    payee: name,
    message,
    isInstant: instant,
  })

  expect(text).toBe(expected)
})

test('whatever the message says, the code stays in the small alphabet and gives it back whole', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.integer({ min: 1, max: 0xd7ff }), { maxLength: 90 })
        .map((codes) => String.fromCodePoint(...codes)),
      fc.integer({ min: 1, max: 999_999_999 }),
      (message, amount) => {
        const text = spaydOf({ iban: IBAN, amount, variableSymbol: '2610004204', message })
        const read = readSpayd(text)

        expect(text).toMatch(/^[0-9A-Z $*+\-./:]+$/)
        expect(read).toMatchObject({
          ACC: IBAN,
          AM: (amount / 100).toFixed(2),
          'X-VS': '2610004204',
        })
        expect((read?.MSG ?? '').length).toBeLessThanOrEqual(60)
      },
    ),
  )
})

test.each([0.5, 1e9, -100])('%d haléře are no amount', (amount) => {
  expect(() => spaydOf({ iban: IBAN, amount })).toThrow(
    new RangeError('a QR Platba carries whole haléře, from 1 to 999,999,999'),
  )
})

test.each([
  ['a–b ‐ c − d', 'A-B - C - D'],
  ['Žluťoučký kůň', 'ZLUTOUCKY KUN'],
  ['a*b', 'A B'],
  ['a * b', 'A B'],
  ['a  b', 'A B'],
  [' a ', 'A'],
  ['1.2/3:4-5$', '1.2/3:4-5$'],
  [`${'x'.repeat(59)} y`, 'X'.repeat(59)],
  ['x'.repeat(61), 'X'.repeat(60)],
])('the message %j goes as %j', (message, sent) => {
  expect(spaydOf({ iban: IBAN, message })).toBe(`SPD*1.0*ACC:${IBAN}*CC:CZK*MSG:${sent}`)
})

test('the payee has thirty-five letters', () => {
  expect(spaydOf({ iban: IBAN, payee: 'x'.repeat(36) })).toBe(
    `SPD*1.0*ACC:${IBAN}*CC:CZK*RN:${'X'.repeat(35)}`,
  )
})

test.each([
  [1, 'AM:0.01*'],
  [999_999_999, 'AM:9999999.99*'],
  [0, ''],
  [null, ''],
  [undefined, ''],
])('%j haléře are %j', (amount, written) => {
  expect(spaydOf({ iban: IBAN, amount })).toBe(`SPD*1.0*ACC:${IBAN}*${written}CC:CZK`)
})

test.each(vectors.parse)('our reader reads the published $source', ({ input, expect: fields }) => {
  expect(readSpayd(input)).toMatchObject(fields ?? {})
})

test.each(vectors.invalid)('our reader refuses $input: $reason', ({ input }) => {
  expect(readSpayd(input)).toBeNull()
})

test.each(vectors.escape)('our reader undoes the escaping of the reference', ({ input, expected }) => {
  expect(readSpayd(`SPD*1.0*ACC:${IBAN}*MSG:${expected}`)?.MSG).toBe(input)
})
