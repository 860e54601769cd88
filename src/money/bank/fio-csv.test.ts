import { describe, expect, test } from 'vitest'
import { parseFioCsv } from './fio-csv.ts'

type Cells = readonly string[]

const HEAD: readonly Cells[] = [
  ['accountId', '2900000021'],
  ['bankId', '2010'],
  ['currency', 'CZK'],
  ['closingBalance', '24350,51'],
  ['dateStart', '01.01.2026'],
  ['dateEnd', '05.02.2026'],
]
// Each column by its name, in a row: what it is called, what stands in it, where it belongs.
const COLUMNS = [
  ['ID operace', '27000000001', 'bankId', '27000000001'],
  ['Datum', '12.01.2026', 'bookedOn', '2026-01-12'],
  ['Objem', '1 200,50', 'amount', 120_050],
  ['Měna', 'CZK', 'currency', 'CZK'],
  ['Protiúčet', '2900000056', 'counterAccount', '2900000056'],
  ['Kód banky', '0800', 'counterBank', '0800'],
  ['Název protiúčtu', 'Novák Petr', 'counterName', 'Novák Petr'],
  ['KS', '0308', 'constantSymbol', '0308'],
  ['VS', '2610004204', 'variableSymbol', '2610004204'],
  ['SS', '77', 'specificSymbol', '77'],
  ['Uživatelská identifikace', 'Novák', 'identification', 'Novák'],
  ['Zpráva pro příjemce', 'příspěvek', 'message', 'příspěvek'],
  ['Typ', 'Příjem', 'kind', 'Příjem'],
  ['Komentář', 'za Janu', 'comment', 'za Janu'],
  ['Reference plátce', 'ref 1', 'payerReference', 'ref 1'],
  ['ID pokynu', '30000000001', 'instructionId', '30000000001'],
  ['Upřesnění', '10 EUR', 'detail', '10 EUR'],
  ['BIC', 'FIOBCZPPXXX', 'bic', 'FIOBCZPPXXX'],
] as const

const NAMES = COLUMNS.map(([name]) => name)
const line = (more: Readonly<Record<string, string>> = {}) =>
  COLUMNS.map(([name, cell]) => more[name] ?? cell)
const read = (...lines: readonly Cells[]) => parseFioCsv([...HEAD, NAMES, ...lines])
const table = (head: readonly Cells[], names: Cells, ...lines: readonly Cells[]) =>
  parseFioCsv([...head, names, ...lines])

test('every column goes where its name says', () => {
  expect(read(line())).toEqual({
    account: '2900000021/2010',
    currency: 'CZK',
    closingBalance: 2_435_051,
    from: '2026-01-01',
    to: '2026-02-05',
    movements: [Object.fromEntries(COLUMNS.map(([, , field, value]) => [field, value]))],
    unreadable: [],
  })
})

test.each([
  ['ID pohybu', 'ID operace', 'bankId', '27000000001'],
  ['Částka', 'Objem', 'amount', 120_050],
  ['Poznámka', 'Uživatelská identifikace', 'identification', 'Novák'],
  ['Typ pohybu', 'Typ', 'kind', 'Příjem'],
  ['  CASTKA ', 'Objem', 'amount', 120_050],
  ['\ufeffČástka', 'Objem', 'amount', 120_050],
])('%j is another name of %s', (other, name, field, value) => {
  const names = NAMES.map((one) => (one === name ? other : one))

  expect(table(HEAD, names, line())?.movements[0]).toMatchObject({ [field]: value })
})

test('of two columns alike the first counts, and a strange one is passed over', () => {
  const names = ['Provedl', 'ID operace', 'Datum', 'Objem', 'Poznámka', 'Poznámka', 'Objem']
  const cells = ['kdosi', '7', '12.01.2026', '5', 'první', 'druhá', '6']

  expect(table(HEAD, names, cells)?.movements).toMatchObject([{ amount: 500, identification: 'první' }])
})

describe('a line', () => {
  test.each([
    [{ Datum: '2026-01-12+0100' }, { bookedOn: '2026-01-12' }],
    [{ Měna: '' }, { currency: 'CZK' }],
    [{ Měna: 'eur' }, { currency: 'EUR' }],
    [{ Objem: '-1\u00a0200,50' }, { amount: -120_050 }],
    [{ VS: ' ' }, { variableSymbol: null }],
    [{ 'ID operace': '12345678901234567890' }, { bankId: '12345678901234567890' }],
  ])('with %j is read as %j', (cells, expected) => {
    expect(read(line(cells))?.movements).toMatchObject([expected])
  })

  test('without a currency is in the account’s', () => {
    const head = HEAD.map(([key = '', value = '']) => [key, key === 'currency' ? 'eur' : value])

    expect(table(head, NAMES, line({ Měna: '' }))).toMatchObject({
      currency: 'EUR',
      movements: [{ currency: 'EUR' }],
    })
  })

  test.each([
    [{ 'ID operace': '' }, 'no_id'],
    [{ 'ID operace': 'x7' }, 'no_id'],
    [{ 'ID operace': '7x' }, 'no_id'],
    [{ 'ID operace': '123456789012345678901' }, 'no_id'],
    [{ Datum: '31.02.2026' }, 'bad_day'],
    [{ Datum: '' }, 'bad_day'],
    [{ Objem: '' }, 'bad_amount'],
    [{ Objem: 'sto' }, 'bad_amount'],
    [{ Měna: 'koruna' }, 'bad_currency'],
    [{ Měna: 'Kč' }, 'bad_currency'],
    [{ Měna: '1CZK' }, 'bad_currency'],
  ])('with %j is %s, kept with its place and as it came', (cells, fault) => {
    const bad = line(cells)

    expect(read(line(), [' '], bad)).toMatchObject({
      movements: [{ bankId: '27000000001' }],
      unreadable: [{ line: 10, fault, raw: bad.join(';') }],
    })
  })

  test('of any length is kept to four thousand letters', () => {
    expect(read(line({ Datum: 'x'.repeat(5000) }))?.unreadable[0]?.raw).toHaveLength(4000)
  })

  test('shorter than the names has nothing in the rest', () => {
    expect(read(['7', '12.01.2026', '5'])?.movements).toMatchObject([{ currency: 'CZK', bic: null }])
  })
})

describe('above the table', () => {
  const banking = (...sentences: string[]) =>
    table(
      sentences.map((sentence) => [sentence]),
      ['ID pohybu', 'Datum', 'Částka'],
    )

  test.each([
    ['Výpis z účtu "2900000021/2010"', '2900000021/2010'],
    ['Výpis z účtu 000019-2000145399/0800', '19-2000145399/0800'],
    ['Výpis č. 1/2026 z účtu 2900000021/2010', '2900000021/2010'],
  ])('%s: the account is %s', (sentence, account) => {
    expect(banking(sentence)).toMatchObject({ account, currency: 'CZK', closingBalance: null })
  })

  test.each([
    ['Koncový stav účtu k 05.02.2026: 24 350,51 CZK', 2_435_051],
    ['Konečný stav: -1\u00a0000,00 CZK', -100_000],
    ['Koncový stav:5', 500],
    ['Počáteční stav účtu k 01.01.2026: 10 000,00 CZK', null],
    ['Převeden koncový stav: 5', null],
  ])('%s: the balance is %j', (sentence, balance) => {
    expect(banking('účet 2900000021/2010', sentence)?.closingBalance).toBe(balance)
  })

  test.each([
    [['Období: 01.01.2026 - 05.02.2026'], '2026-01-01', '2026-02-05'],
    [['Období: 1. 1. 2026 - 5.2.2026', 'Vytvořeno 3.2.2026'], '2026-01-01', '2026-02-05'],
    [['Výpis číslo 3', '1.1.2026 - 5.2.2026'], '2026-01-01', '2026-02-05'],
    [['Období: 31.02.2026'], null, null],
    [['Období neuvedeno'], null, null],
  ])('%j is from %j to %j', (sentences, from, to) => {
    expect(banking('účet 2900000021/2010', ...sentences)).toMatchObject({ from, to })
  })

  test('what stands below the headings says nothing about the account', () => {
    expect(table([], NAMES, line({ Protiúčet: '111111111/0100' }))).toBeNull()
  })

  test('cells of one line are words of one sentence', () => {
    expect(table([['Výpis 5', '19/5500']], NAMES)?.account).toBe('19/5500')
  })

  test('spaces around a value are nobody’s', () => {
    expect(table([...HEAD, ['currency', ' eur ']], NAMES)?.currency).toBe('EUR')
  })

  test('a pair says more than a sentence', () => {
    const head = [...HEAD, ['Převod z účtu 111111111/0100'], ['Koncový stav: 1,00']]

    expect(table(head, NAMES)).toMatchObject({ account: '2900000021/2010', closingBalance: 2_435_051 })
  })

  test.each([
    ['no account', HEAD.slice(1)],
    ['no bank', [['accountId', '2900000021']]],
    ['an account without its number', [['accountId'], ['bankId', '2010']]],
    ['nothing', []],
  ])('%s: no statement', (_, head) => {
    expect(table(head, NAMES, line())).toBeNull()
  })
})

test.each([
  ['no number', ['Datum', 'Objem']],
  ['no day', ['ID operace', 'Objem']],
  ['no amount', ['ID operace', 'Datum']],
])('headings with %s are no headings', (_, names) => {
  expect(table(HEAD, names, line())).toBeNull()
})
