import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_FIELDS, type Target, TARGETS } from './card-field.ts'
import { csvRow } from '../../ground/values/csv.ts'
import { readRow } from './row.ts'

const around = {
  today: '2026-11-15',
  divisions: [
    { id: 1, name: 'Hranice' },
    { id: 2, name: 'Šumperk' },
  ],
  kinds: [{ nameCs: 'Čestné členství', nameEn: 'Honorary membership' }],
}
const NAMES: readonly Target[] = ['lastName', 'firstName']
const read = (target: Target, cell: string) => readRow(2, ['Novák', 'Jan', cell], [...NAMES, target], around)

describe('a cell that is understood', () => {
  test.each<[Target, string, unknown]>([
    ['birthDate', '1. 9. 1985', '1985-09-01'],
    ['birthDate', '01.09.1985', '1985-09-01'],
    ['birthDate', '1.\u00a09.\u00a01985', '1985-09-01'],
    ['birthDate', '1985-09-01', '1985-09-01'],
    ['birthDate', '1985-09-01T00:00:00.000Z', '1985-09-01'],
    ['birthDate', '31291', '1985-09-01'],
    ['birthDate', '29. 2. 2004', '2004-02-29'],
    ['hogExpiresOn', '31. 12. 2027', '2027-12-31'],
    ['phone', '603 123 456', '+420603123456'],
    ['phone', "'+420603123456", '+420603123456'],
    ['postalCode', '75002', '750 02'],
    ['membershipKind', 'čestné členství', 'Čestné členství'],
    ['membershipKind', 'Honorary membership', 'Čestné členství'],
    ['division', 'sumperk', 2],
    ['division', '2', 2],
    ['division', '2 Šumperk', 2],
    ['lifeTime', 'Ano', true],
    ['lifeTime', 'ne', false],
    ['openingBalance', '1 200,50 Kč', 120_050],
    ['openingBalance', '− 500', -50_000],
    ['paidYears', '2025; 2023–2024 2025', '2023, 2024, 2025'],
    ['hogNumber', 'cz 441-1207', 'CZ4411207'],
    ['country', 'Slovensko', 'SK'],
    ['country', 'de', 'DE'],
    ['number', '017', 17],
    ['email', ' jan@klub.test ', 'jan@klub.test'],
    ['note', "'=SUM(A1)", '=SUM(A1)'],
    ['note', "''=SUM(A1)", "'=SUM(A1)"],
  ])('%s %j', (target, cell, value) => {
    const { fields, faults } = read(target, cell)

    expect(faults).toEqual([])
    expect(fields).toEqual({ lastName: 'Novák', firstName: 'Jan', [target]: value })
  })
})

describe('a cell that is not', () => {
  test.each<[Target, string, string]>([
    ['birthDate', '30. 2. 1985', 'not_day'],
    ['birthDate', '29. 2. 2001', 'not_day'],
    ['birthDate', '1985', 'not_day'],
    ['birthDate', '1. 9. 85', 'not_day'],
    ['birthDate', '1. 9. 2085', 'day_in_future'],
    ['birthDate', '1. 9. 1785', 'not_day'],
    ['phone', '12', 'not_phone'],
    ['postalCode', '7500', 'not_postal_code'],
    ['division', 'Brno', 'unknown_division'],
    ['membershipKind', 'Tajné', 'unknown_kind'],
    ['lifeTime', 'možná', 'not_yes_no'],
    ['hogNumber', '12', 'not_hog_number'],
    ['email', 'jan', 'not_email'],
    ['email', 'a@b.cz, c@d.cz', 'not_email'],
    ['country', 'Narnie', 'not_country'],
    ['number', '-5', 'not_number'],
    ['nickname', 'x'.repeat(101), 'too_long'],
    ['nickname', 'a\0b', 'not_storable'],
  ])('%s %j: %s', (target, cell, reason) => {
    expect(read(target, cell).faults).toEqual([{ column: 2, field: target, reason }])
  })

  test('a missing name is said of its column', () => {
    expect(readRow(7, ['', 'Jan'], NAMES, around)).toEqual({
      line: 7,
      fields: { firstName: 'Jan' },
      faults: [{ column: 0, field: 'lastName', reason: 'required' }],
    })
  })

  test('a postal code of another country is left as it is', () => {
    const row = readRow(2, ['Müller', 'Jan', '80331', 'DE'], [...NAMES, 'postalCode', 'country'], around)

    expect(row.fields.postalCode).toBe('80331')
  })
})

test.each<[Target, string, string, string]>([
  ['fullName', 'Jan Karel Novák', 'Jan Karel', 'Novák'],
  ['listName', 'Novák Jan Karel', 'Jan Karel', 'Novák'],
])('%s %j', (target, cell, firstName, lastName) => {
  expect(readRow(2, [cell], [target], around).fields).toEqual({ firstName, lastName })
})

test('half a name is not a name', () => {
  expect(readRow(2, ['Novák'], ['fullName'], around).faults).toEqual([
    { column: 0, field: 'fullName', reason: 'not_two_names' },
  ])
})

test('what our export guards, the import gives back as it was', () => {
  const cell = (text: string) => csvRow([text]).slice(0, -2)
  fc.assert(
    fc.property(fc.stringMatching(/^['=+\-@]{0,4}[a-z]{1,5}$/), (text) => {
      expect(read('note', cell(text)).fields.note).toBe(text)
    }),
  )
})

test('no cell makes it fall, and every fault names a column of the file', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary-ascii', maxLength: 30 }), { maxLength: 6 }),
      fc.array(fc.option(fc.constantFrom(...TARGETS)), { minLength: 1, maxLength: 6 }),
      (cells, mapping) => {
        const { fields, faults } = readRow(2, cells, mapping, around)
        expect(Object.keys(fields).every((field) => CARD_FIELDS.some((known) => known === field))).toBe(true)
        expect(faults.every(({ column }) => column < mapping.length)).toBe(true)
      },
    ),
  )
})
