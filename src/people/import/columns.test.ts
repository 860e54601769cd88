import { expect, test } from 'vitest'
import { guessMapping, mappingFault } from './columns.ts'

test('columns are known by their Czech and English names, whatever their case and accents', () => {
  expect(
    guessMapping([
      'PRIJMENI',
      'Jméno',
      'e-mail',
      'Mobil',
      'Datum narození',
      'PSČ',
      'HOG Number',
      'Člen od',
      'Vepřové',
    ]),
  ).toEqual([
    'lastName',
    'firstName',
    'email',
    'phone',
    'birthDate',
    'postalCode',
    'hogNumber',
    'memberSince',
    null,
  ])
})

test('of two columns of one name only the first is taken', () => {
  expect(guessMapping(['Telefon', 'Mobil'])).toEqual(['phone', null])
})

test.each([
  [['lastName', 'firstName', null], null],
  [['fullName'], null],
  [['listName', 'email'], null],
  [[null, null], 'nothing_mapped'],
  [['email'], 'name_missing'],
  [['lastName', 'email'], 'name_missing'],
  [['lastName', 'firstName', 'email', 'email'], 'mapped_twice'],
  [['fullName', 'firstName'], 'mapped_twice'],
  [['fullName', 'listName'], 'mapped_twice'],
] as const)('%j: %s', (mapping, fault) => {
  expect(mappingFault(mapping)).toBe(fault)
})
