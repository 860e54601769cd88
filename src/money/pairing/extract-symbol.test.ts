import { expect, test } from 'vitest'
import vectors from '../../../test/fixtures/vs-extraction.json' with { type: 'json' }
import { bareNumbers, extractSymbol, type SymbolSource, writtenSymbols } from './extract-symbol.ts'

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
  ['VS2610004204', '2610004204'],
  ['/VS/2610004204', '2610004204'],
  ['vs=2610004204', '2610004204'],
  ['vs #2610004204', '2610004204'],
  ['vs - 2610004204', '2610004204'],
  ['v. s. 2610004204', '2610004204'],
  ['v.s 42', '42'],
  ['var.s 42', '42'],
  ['var symbol 42', '42'],
  ['var. s. 42', '42'],
  ['variabilni symbol 42', '42'],
  ['variabilnísymbol42', '42'],
  ['VS 0000000042', '42'],
  ['vs 42 a vs 43', '42'],
  ['vs    42', null],
  ['vs 26100042041', null],
  ['vs 0', null],
  ['avs 42', null],
  ['č1vs 42', null],
  ['9vs 42', null],
  ['v s 42', null],
  ['var 42', null],
  ['var.   symbol 42', null],
  ['variabilně 2610004204', null],
])('people write it their own way: %s', (message, expected) => {
  expect(extractSymbol(source({ message }))).toBe(expected)
})

test('a bare number in the message is no symbol, only a hint', () => {
  const message = 'clen 2610004204, tel 777123456, IBAN CZ0820100000002900000021'

  expect(extractSymbol(source({ message }))).toBeNull()
  expect(bareNumbers(source({ message }))).toEqual(['2610004204'])
})

const EMPTY: SymbolSource = {
  variableSymbol: null,
  message: null,
  payerReference: null,
  identification: null,
  comment: null,
}

test.each<[Partial<SymbolSource>, readonly string[]]>([
  [{ payerReference: ' 0042 ' }, ['42']],
  [{ payerReference: '42 43' }, []],
  [{ payerReference: 'c 42' }, []],
  [{ payerReference: '42 c' }, []],
  [{ payerReference: '26100042041' }, []],
  [{ message: '42' }, []],
  [
    { message: 'vs 1', identification: 'vs 2', comment: 'vs 3', payerReference: 'vs 4' },
    ['4', '1', '2', '3'],
  ],
  [{ message: 'vs 1, VS 1', comment: 'vs 01' }, ['1']],
  [{ payerReference: '7', message: 'vs 7' }, ['7']],
])('%j says the symbols %j', (texts, symbols) => {
  expect(writtenSymbols({ ...EMPTY, ...texts })).toEqual(symbols)
})

test.each<[Partial<SymbolSource>, readonly string[]]>([
  [{ message: '2610004204' }, ['2610004204']],
  [{ identification: 'a2610004204b' }, ['2610004204']],
  [{ comment: '2610004204,2610004205' }, ['2610004204', '2610004205']],
  [{ message: '0610004204' }, []],
  [{ message: '610004204' }, []],
  [{ message: '12610004204' }, []],
  [{ message: '26100042041' }, []],
  [{ payerReference: 'c 2610004204' }, []],
])('%j has the bare numbers %j', (texts, numbers) => {
  expect(bareNumbers({ ...EMPTY, ...texts })).toEqual(numbers)
})
