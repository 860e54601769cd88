import { expect, test } from 'vitest'
import { isGpc, parseGpc } from './gpc.ts'

const HEAD =
  '0740000002900000021Moravsti jezdci     010126' +
  '00000001000000+00000002435051+00000000035051000000001470102' +
  '0001050226              '

type Fields = Partial<Record<'counter' | 'document' | 'amount' | 'code' | 'variable' | 'bank', string>> &
  Partial<Record<'constant' | 'specific' | 'valuta' | 'name' | 'currency' | 'posted', string>>

/** One movement, column by column, as the banks' tables count them. */
const line = (more: Fields = {}) => {
  const of = {
    counter: '0000192000145399',
    document: '0000000000042',
    amount: '000000120050',
    code: '2',
    variable: '2610004204',
    bank: '0800',
    constant: '0308',
    specific: '0000000077',
    valuta: '110126',
    name: 'NOVAK PETR',
    currency: '0203',
    posted: '120126',
    ...more,
  }
  return [
    '0750000002900000021',
    of.counter,
    of.document,
    of.amount,
    of.code,
    of.variable,
    `00${of.bank}${of.constant}`,
    of.specific,
    of.valuta,
    of.name.padEnd(20),
    `0${of.currency}`,
    of.posted,
  ].join('')
}
const read = (...lines: string[]) => parseGpc([HEAD, ...lines].join('\r\n'))
const movementOf = (more: Fields) => read(line(more))?.movements[0]

test('a movement has every one of its columns, and nothing a GPC does not carry', () => {
  expect(movementOf({})).toEqual({
    bankId: null,
    bookedOn: '2026-01-12',
    amount: 120_050,
    currency: 'CZK',
    counterAccount: '19-2000145399',
    counterBank: '0800',
    counterName: 'NOVAK PETR',
    variableSymbol: '2610004204',
    constantSymbol: '0308',
    specificSymbol: '77',
    identification: null,
    message: null,
    kind: null,
    comment: null,
    payerReference: null,
    instructionId: null,
    detail: '0000000000042',
    bic: null,
  })
})

test.each<[Fields, object]>([
  [{ posted: '000000' }, { bookedOn: '2026-01-11' }],
  [{ posted: '' }, { bookedOn: '2026-01-11' }],
  [{ counter: '0'.repeat(16) }, { counterAccount: null, counterBank: null }],
  [{ counter: ' '.repeat(16) }, { counterAccount: null, counterBank: null }],
  [{ counter: `${'0'.repeat(15)}x` }, { counterAccount: null }],
  [{ counter: `x${'0'.repeat(14)}9` }, { counterAccount: null }],
  [{ counter: '0000002900000020' }, { counterAccount: '2900000020' }],
  [{ bank: '0000' }, { counterAccount: '19-2000145399', counterBank: null }],
  [{ variable: '0000000000' }, { variableSymbol: null }],
  [{ variable: '0000610420' }, { variableSymbol: '610420' }],
  [{ variable: '  26100042' }, { variableSymbol: '26100042' }],
  [{ variable: '  00610042' }, { variableSymbol: '610042' }],
  [{ constant: '0000' }, { constantSymbol: null }],
  [{ constant: ' 308' }, { constantSymbol: '308' }],
  [{ specific: '0000000000' }, { specificSymbol: null }],
  [{ document: '0000000000000' }, { detail: null }],
  [{ document: '             ' }, { detail: null }],
  [{ document: '00000000000x0' }, { detail: '00000000000x0' }],
  [{ document: 'x000000000000' }, { detail: 'x000000000000' }],
  [{ document: '   A42       ' }, { detail: 'A42' }],
  [{ name: '' }, { counterName: null }],
  [{ currency: '0978' }, { currency: 'EUR' }],
  [{ currency: '0840' }, { currency: 'USD' }],
  [{ currency: '0826' }, { currency: 'GBP' }],
  [{ currency: '    ' }, { currency: 'CZK' }],
])('%j is read as %j', (fields, expected) => {
  expect(movementOf(fields)).toMatchObject(expected)
})

test.each<[Fields, string]>([
  [{ amount: '00000012005x' }, 'bad_amount'],
  [{ amount: 'x00000120050' }, 'bad_amount'],
  [{ code: '3' }, 'bad_amount'],
  [{ code: ' ' }, 'bad_amount'],
  [{ posted: '310226', valuta: '310226' }, 'bad_day'],
  [{ posted: '      ', valuta: '12012x' }, 'bad_day'],
  [{ currency: '0999' }, 'bad_currency'],
])('a line with %j is %s, kept with its place and as it came', (fields, fault) => {
  const bad = line(fields)

  expect(read(line(), bad)).toMatchObject({ movements: [{}], unreadable: [{ line: 3, fault, raw: bad }] })
  expect(read(bad)?.movements).toEqual([])
})

test.each([
  ['1', -120_050],
  ['2', 120_050],
  ['4', 120_050],
  ['5', -120_050],
])('code %s books %i', (code, amount) => {
  expect(movementOf({ code })?.amount).toBe(amount)
})

test('a statement has its account, its days and its balance', () => {
  expect(read()).toEqual({
    account: '2900000021/2010',
    currency: 'CZK',
    closingBalance: 2_435_051,
    from: '2026-01-01',
    to: '2026-02-05',
    movements: [],
    unreadable: [],
  })
})

test.each([
  ['+', '00000002435051', 2_435_051],
  ['-', '00000002435051', -2_435_051],
  ['-', '00000000000000', 0],
  ['+', '0000000243505x', null],
  ['+', 'x0000002435051', null],
])('a balance %s%s is %j', (sign, digits, balance) => {
  expect(parseGpc(HEAD.replace('+00000002435051+', `+${digits}${sign}`))?.closingBalance).toBe(balance)
})

test('several days are one statement: it begins with the first and ends with the last', () => {
  const next = HEAD.replace('010126', '060226')
    .replace('0001050226', '0002070226')
    .replace('2435051', '2435052')

  expect(parseGpc([HEAD, line(), next, line()].join('\n'))).toMatchObject({
    from: '2026-01-01',
    to: '2026-02-07',
    closingBalance: 2_435_052,
    movements: [{}, {}],
  })
})

test('only lines of movements are movements, wherever their numbers stand', () => {
  expect(read('076 poznamka', `0${line()}`, 'x075')).toMatchObject({ movements: [], unreadable: [] })
})

test.each([
  ['a statement', HEAD, true],
  ['one after an empty line', `\n${HEAD}`, false],
  ['a movement without a head', line(), false],
  ['a head with letters for an account', '074000000290000002x', false],
])('%s is a GPC: %s', (_, text, expected) => {
  expect(isGpc(text)).toBe(expected)
})

test.each([
  ['nothing', ''],
  ['movements without a head', line()],
  ['letters for an account', HEAD.replace('0000002900000021', '000000290000002x')],
  ['an account that begins with a letter', HEAD.replace('0000002900000021', 'x000002900000021')],
  ['two accounts', `${HEAD}\n${HEAD.replace('2900000021', '2900000056')}`],
  ['a head that was cut off', HEAD.slice(0, 15)],
])('%s: no statement', (_, text) => {
  expect(parseGpc(text)).toBeNull()
})

test('an account of noughts alone is nobody’s', () => {
  expect(parseGpc(HEAD.replace('2900000021', '0000000000'))?.account).toBe('')
})
