import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bankDay } from './bank-day.ts'
import { fioAnswer } from './fio-answer.ts'
import { parseFioJson } from './fio-json.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'test', 'fixtures', name), 'utf8')
const json = (name: string) => JSON.parse(fixture(name))

type Case = { id: string; case: string; date: string; amountMinor: number }

describe('a statement of every awkward kind', () => {
  const statement = parseFioJson(fixture('fio-statement.json'))

  test.each(json('fio-statement-cases.json') as Case[])('$id: $case', ({ id, date, amountMinor }) => {
    const movement = statement?.movements.find(({ bankId }) => bankId === id)

    expect([movement?.bookedOn, movement?.amount]).toEqual([date, amountMinor])
  })

  test('whole: account, balance, every line', () => {
    expect(statement).toMatchObject({
      account: '2900000021/2010',
      currency: 'CZK',
      closingBalance: 2_435_051,
      from: '2026-01-01',
      to: '2026-02-05',
      unreadable: [],
    })
    expect(statement?.movements).toHaveLength(19)
  })

  test('blank texts are nothing, and a currency has no tail', () => {
    expect(statement?.movements.at(-1)).toMatchObject({ currency: 'CZK', identification: null })
  })
})

test.each(['fio-statement-empty.json', 'fio-statement-null-list.json'])('%s has no movements', (name) => {
  expect(parseFioJson(fixture(name))).toMatchObject({
    account: '2900000021/2010',
    movements: [],
    unreadable: [],
  })
})

test.each(json('fio-dates.json').parse as { input: string | number; expected: string }[])(
  '$input is $expected',
  ({ input, expected }) => {
    expect(bankDay(String(input))).toBe(expected)
  },
)

test.each(['', '2026-02-30+0100', 'nikdy', '31.01.2026'])('%s is no day of the bank', (text) => {
  expect(bankDay(text)).toBeNull()
})

test.each([
  '',
  '{}',
  '[]',
  'null',
  '{"accountStatement":null}',
  '{"accountStatement":{"info":{}}}',
  '{"accountStatement":{"info":{"accountId":"2900000021"}}}',
  '{"accountStatement":{"info":{"bankId":"2010"}}}',
  '{"accountStatement":{"info":["2900000021","2010"]}}',
  '<html>',
])('%s is no statement', (text) => {
  expect(parseFioJson(text)).toBeNull()
})

const line = (change: object) => ({
  column22: { value: 7 },
  column0: { value: '2026-01-12+0100' },
  column1: { value: 1 },
  column14: { value: 'CZK' },
  ...change,
})
const withLines = (...transaction: unknown[]) =>
  parseFioJson(
    JSON.stringify({
      accountStatement: {
        info: { accountId: '2900000021', bankId: '2010', currency: 'CZK' },
        transactionList: { transaction },
      },
    }),
  )

test('a line that cannot be read is kept with its reason, the others are read', () => {
  const statement = withLines(
    line({}),
    line({ column22: null }),
    line({ column0: { value: 'kdysi' } }),
    line({ column1: { value: 0.001 } }),
    line({ column14: { value: 'koruna' } }),
    null,
  )

  expect(statement?.movements).toHaveLength(1)
  expect(statement?.unreadable.map(({ line: place, fault }) => [place, fault])).toEqual([
    [2, 'no_id'],
    [3, 'bad_day'],
    [4, 'bad_amount'],
    [5, 'bad_currency'],
    [6, 'bad_line'],
  ])
})

test.each([
  ['no_id', { column22: { value: 'x7' } }],
  ['no_id', { column22: { value: '7x' } }],
  ['no_id', { column22: { value: '123456789012345678901' } }],
  ['no_id', { column22: { value: true } }],
  ['bad_day', { column0: {} }],
  ['bad_amount', { column1: { value: {} } }],
  ['bad_currency', { column14: { value: 'CZ' } }],
  ['bad_currency', { column14: { value: '1CZK' } }],
  ['bad_currency', { column14: null }],
])('a line is %s by %j, and kept as it came', (fault, change) => {
  const raw = JSON.stringify(line(change))
    .replace('"value":1}', '"value":"1"}')
    .replace('"value":7}', '"value":"7"}')

  expect(withLines(line(change))).toMatchObject({ movements: [], unreadable: [{ line: 1, fault, raw }] })
})

test('of a long line four thousand letters are kept', () => {
  const [kept] = withLines(line({ column22: null, column16: { value: 'x'.repeat(5000) } }))?.unreadable ?? []

  expect(kept?.raw).toHaveLength(4000)
})

test.each([true, {}, [], null])('a text that is %j is nothing', (value) => {
  expect(withLines(line({ column10: { value } }))?.movements).toMatchObject([{ counterName: null }])
})

test('what the simulator writes is what we read', () => {
  const statement = parseFioJson(fixture('fio-statement.json'))
  const movements = statement?.movements ?? []
  const period = { from: '2026-01-01', to: '2026-02-05' }

  expect(parseFioJson(fioAnswer({ period, movements, closingBalance: 2_435_051 }))).toEqual(statement)
})
