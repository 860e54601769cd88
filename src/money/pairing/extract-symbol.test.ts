import { expect, test } from 'vitest'
import vectors from '../../../test/fixtures/vs-extraction.json' with { type: 'json' }
import { bareNumbers, extractSymbol, type SymbolSource } from './extract-symbol.ts'

type Vector = { input: { vs?: string; message?: string; payerReference?: string }; expected: string | null }

const source = ({ vs, message, payerReference }: Vector['input']): SymbolSource => ({
  variableSymbol: vs ?? null,
  message: message ?? null,
  payerReference: payerReference ?? null,
  identification: null,
  comment: null,
})

test.each<Vector>(vectors)('$input carries $expected', ({ input, expected }) => {
  expect(extractSymbol(source(input))).toBe(expected)
})

test.each([
  ['Var. symbol: 2610004204', '2610004204'],
  ['variabilní symbol 2610004204, díky', '2610004204'],
  ['v.s. 2610004204', '2610004204'],
  ['příspěvek vs.2610004204', '2610004204'],
  ['variabilně 2610004204', null],
])('people write it their own way: %s', (message, expected) => {
  expect(extractSymbol(source({ message }))).toBe(expected)
})

test('a bare number in the message is no symbol, only a hint', () => {
  const message = 'clen 2610004204, tel 777123456, IBAN CZ0820100000002900000021'

  expect(extractSymbol(source({ message }))).toBeNull()
  expect(bareNumbers(source({ message }))).toEqual(['2610004204'])
})
