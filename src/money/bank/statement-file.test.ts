import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import type { Movement } from './movement.ts'
import { readStatementFile } from './statement-file.ts'
import { planStatement } from './statement-plan.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const folder = join(import.meta.dirname, '..', '..', '..', 'test', 'fixtures')

// Windows-1250, as banks write GPC: š is 0x9a, ý is 0xfd, ř is 0xf8.
const HEAD =
  '0740000002900000021Moravsti jezdci     010126' +
  '00000001000000+00000002435051+00000000035051000000001470102' +
  '0001050226              '
const gpcLine = ({
  counter = '0000002900000056',
  amount = '000000120000',
  code = '2',
  vs = '2610004204',
  name = 'NOVAK PETR',
  day = '120126',
} = {}) =>
  `0750000002900000021${counter}0000000000042${amount}${code}${vs}0020100308${'0'.repeat(10)}${day}${name.padEnd(20)}00203${day}`

const API_CSV = `"accountId";"2900000021"
"bankId";"2010"
"currency";"CZK"
"iban";"CZ0820100000002900000021"
"openingBalance";"10000,00"
"closingBalance";"24350,51"
"dateStart";"01.01.2026"
"dateEnd";"05.02.2026"

"ID operace";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"Název banky";"KS";"VS";"SS";"Poznámka";"Zpráva pro příjemce";"Typ";"Provedl";"Upřesnění";"Poznámka";"BIC";"ID pokynu"
"27000000001";"12.01.2026";"1 200,00";"CZK";"2900000056";"Novák; Petr";"2010";"Fio";"0308";"2610004204";"";"Novák";"říká ""ahoj""";"Bezhotovostní příjem";"";"";"";"";"30000000001"
"27000000002";"31.02.2026";"500";"CZK";"";"";"";"";"";"";"";"";"";"";"";"";"";"";""
`
const BANKING_CSV = `"Výpis č. 1/2026 z účtu ""2900000021/2010"""
"Období: 01.01.2026 - 05.02.2026"
"Počáteční stav účtu k 01.01.2026: 10 000,00 CZK"
"Koncový stav účtu k 05.02.2026: 24 350,51 CZK"

"ID pohybu";"Datum";"Částka";"Měna";"VS"
"27000000001";"12.01.2026";"-50";"CZK";"2610004204"
`

describe('Fio CSV', () => {
  test('from the API: texts with quotes and semicolons, a line that is no day', () => {
    const { format, statement } = readStatementFile(bytes(`\ufeff${API_CSV}`)) ?? {}

    expect(format).toBe('fio-csv')
    expect(statement).toMatchObject({
      account: '2900000021/2010',
      closingBalance: 2_435_051,
      from: '2026-01-01',
      to: '2026-02-05',
      unreadable: [{ line: 12, fault: 'bad_day' }],
    })
    expect(statement?.movements).toEqual([
      expect.objectContaining({
        bankId: '27000000001',
        amount: 120_000,
        counterName: 'Novák; Petr',
        message: 'říká "ahoj"',
        identification: 'Novák',
        instructionId: '30000000001',
      }),
    ])
  })

  test('from internet banking: the account and the balance stand in sentences', () => {
    expect(readStatementFile(bytes(BANKING_CSV))?.statement).toMatchObject({
      account: '2900000021/2010',
      closingBalance: 2_435_051,
      to: '2026-02-05',
      movements: [{ amount: -5000, variableSymbol: '2610004204' }],
    })
  })
})

describe('GPC', () => {
  test('reads fixed columns in Windows-1250, debits, credits and both stornos', () => {
    const lines = [
      gpcLine({ name: 'NOVAK PETR' }),
      gpcLine({ code: '1', amount: '000000035051', counter: '0000192000145399' }),
      gpcLine({ code: '5' }),
      gpcLine({ code: '4', vs: '0000000000' }),
      gpcLine({ code: '7' }),
    ]
    const text = [HEAD, ...lines].join('\r\n').replace('NOVAK PETR', 'NOV\u0081K PETR')
    const file = Uint8Array.from(
      Array.from(text, (letter) => (letter === '\u0081' ? 0xc1 : letter.charCodeAt(0))),
    )

    const { format, statement } = readStatementFile(file) ?? {}

    expect(format).toBe('gpc')
    expect(statement).toMatchObject({
      account: '2900000021/2010',
      closingBalance: 2_435_051,
      to: '2026-02-05',
      unreadable: [{ line: 6, fault: 'bad_amount' }],
    })
    expect(
      statement?.movements.map(({ amount, counterAccount, variableSymbol, counterName }) => [
        amount,
        counterAccount,
        variableSymbol,
        counterName,
      ]),
    ).toEqual([
      [120_000, '2900000056', '2610004204', 'NOVÁK PETR'],
      [-35_051, '19-2000145399', '2610004204', 'NOVAK PETR'],
      [-120_000, '2900000056', '2610004204', 'NOVAK PETR'],
      [120_000, '2900000056', null, 'NOVAK PETR'],
    ])
    expect(statement?.movements[0]).toMatchObject({
      bookedOn: '2026-01-12',
      counterBank: '2010',
      constantSymbol: '0308',
    })
  })

  test('two accounts in one file are refused', () => {
    expect(readStatementFile(bytes(`${HEAD}\n${HEAD.replace('2900000021', '2900000056')}`))).toBeNull()
  })
})

test('Fio JSON is known by what it is', () => {
  const file = readFileSync(join(folder, 'fio-statement.json'))

  expect(readStatementFile(file)).toMatchObject({
    format: 'fio-json',
    statement: { account: '2900000021/2010' },
  })
})

test.each(['', 'ahoj', '{}', 'a;b\n1;2', '"ID operace";"Datum";"Objem"\n1;1.1.2026;5', '\0\0'])(
  '%j is no statement',
  (text) => {
    expect(readStatementFile(bytes(text))).toBeNull()
  },
)

describe('what of a file is new', () => {
  const [one] = readStatementFile(bytes([HEAD, gpcLine()].join('\n')))?.statement.movements ?? []
  const aLine = fc.record({
    bookedOn: fc.constantFrom('2026-01-12', '2026-01-13'),
    amount: fc.constantFrom(120_000, 50_000),
    counterAccount: fc.constantFrom('2900000056', null),
    variableSymbol: fc.constantFrom('2610004204', '0000610420', null),
  })
  const asMovement = (traits: Partial<Movement>, bankId: string | null): Movement => {
    if (!one) throw new Error('the sample line was not read')
    return { ...one, ...traits, bankId }
  }

  test('a file without numbers adds nothing the second time, nor after the bank told the same', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 8 }), fc.boolean(), (lines, fromBank) => {
        const file = lines.map((line) => asMovement(line, null))
        const booked = fromBank
          ? lines.map((line, at) => ({ ...asMovement(line, null), bankId: String(at + 1) }))
          : planStatement(file, []).fresh

        expect(booked).toHaveLength(lines.length)
        expect(planStatement(file, booked).fresh).toEqual([])
        expect(new Set(booked.map(({ bankId }) => bankId)).size).toBe(lines.length)
      }),
    )
  })

  test('a longer file adds just the rest, and numbered lines are told by their number', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 6 }), fc.array(aLine, { maxLength: 6 }), (first, second) => {
        const numbered = [...first, ...second].map((line, at) => asMovement(line, String(at + 1)))
        const booked = planStatement(numbered.slice(0, first.length), []).fresh

        expect(planStatement(numbered, booked).fresh.map(fingerprint)).toEqual(second.map(fingerprint))
      }),
    )
  })

  test('lines that a file without numbers brought are known to the one with numbers', () => {
    const booked = planStatement([asMovement({}, null), asMovement({}, null)], []).fresh
    const numbered = ['7', '8', '9'].map((id) => asMovement({}, id))

    expect(planStatement(numbered, booked).fresh.map(({ bankId }) => bankId)).toEqual(['9'])
  })
})
