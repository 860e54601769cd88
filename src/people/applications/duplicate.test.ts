import { expect, test } from 'vitest'
import { howSure, type Person } from '../members/likeness.ts'
import { type Known, possibleDuplicates } from './duplicate.ts'

const JAN: Person = {
  firstName: 'Jan',
  lastName: 'Čermák',
  email: 'jan@posta.example',
  phone: '+420603123456',
  birthDate: '1980-05-01',
  city: 'Olomouc',
  hogNumber: 'CZ4411207',
}

const SOMEBODY_ELSE: Known = {
  kind: 'member',
  id: 1,
  number: 17,
  firstName: 'Petr',
  lastName: 'Doležal',
  nickname: null,
  email: 'petr@posta.example',
  phone: '+420777000111',
  birthDate: '1975-02-28',
  city: 'Hranice',
  hogNumber: 'CZ1000001',
  isArchived: false,
  isExcluded: false,
  hasAccount: true,
}

const NOBODY = { email: null, phone: null, birthDate: null, city: null, hogNumber: null }

test.each<[string, Partial<Known>, readonly string[]]>([
  ['nothing in common', {}, []],
  ['the same e-mail in other letters', { email: 'Jan@Posta.example' }, ['shared_email']],
  ['the e-mail he signs in with', { accountEmail: 'JAN@posta.example' }, ['shared_email']],
  ['the same HOG number', { hogNumber: 'CZ4411207' }, ['same_hog_number']],
  ['the same phone', { phone: '+420603123456' }, ['shared_phone']],
  [
    'the same name without diacritics, and birth date',
    { firstName: 'JAN', lastName: 'Cermak', birthDate: '1980-05-01' },
    ['same_name_and_birth'],
  ],
  [
    'one letter differs, the same birth date',
    { firstName: 'Jan', lastName: 'Čermáh', birthDate: '1980-05-01' },
    ['typo_and_birth'],
  ],
  [
    'two letters differ, the same birth date',
    { firstName: 'Jen', lastName: 'Čermáh', birthDate: '1980-05-01' },
    [],
  ],
  ['the same birth date only', { birthDate: '1980-05-01' }, []],
  ['the same name, another birth date', { firstName: 'Jan', lastName: 'Čermák' }, []],
  [
    'the same name, birth date unknown',
    { firstName: 'Jan', lastName: 'Čermák', birthDate: null },
    ['same_name'],
  ],
  ['everything', { ...JAN }, ['same_hog_number', 'same_name_and_birth', 'same_email', 'same_phone']],
])('%s: %j → %j', (_, card, reasons) => {
  const found = possibleDuplicates(JAN, [{ ...SOMEBODY_ELSE, ...card }])

  expect(found.flatMap((possible) => possible.reasons)).toEqual(reasons)
})

test('what neither of them wrote is not the same', () => {
  const nameless = { ...JAN, ...NOBODY }

  expect(possibleDuplicates(nameless, [{ ...SOMEBODY_ELSE, ...NOBODY }])).toEqual([])
})

test('the likeliest comes first, and more reasons make it surer, never certain', () => {
  const found = possibleDuplicates(JAN, [
    { ...SOMEBODY_ELSE, id: 1, birthDate: null, phone: JAN.phone },
    { ...SOMEBODY_ELSE, id: 2, birthDate: null, email: JAN.email, phone: JAN.phone },
    { ...SOMEBODY_ELSE, id: 3, birthDate: null, email: JAN.email },
    { ...SOMEBODY_ELSE, ...JAN, id: 4 },
  ])

  expect(found.map(({ id, score }) => [id, score])).toEqual([
    [4, 99],
    [2, 70],
    [3, 70],
    [1, 55],
  ])
})

test('what is told about somebody is who he is, never how to reach him', () => {
  const [found] = possibleDuplicates(JAN, [{ ...SOMEBODY_ELSE, email: JAN.email }])

  expect(Object.keys(found ?? {})).not.toEqual(expect.arrayContaining(['email']))
  expect(Object.keys(found ?? {})).not.toEqual(expect.arrayContaining(['phone']))
})

test.each<[string, Partial<Known>, string]>([
  ['the same e-mail under another name', { email: JAN.email, birthDate: null }, 'likely'],
  ['the same e-mail and first name', { email: JAN.email, firstName: 'Jan', birthDate: null }, 'sure'],
  ['the same phone under another name', { phone: JAN.phone, birthDate: null }, 'maybe'],
  ['the same e-mail, born on another day', { email: JAN.email }, 'hint'],
  ['the same name alone', { firstName: 'Jan', lastName: 'Čermák', birthDate: null }, 'hint'],
])('%s is said to be: %j → %s', (_, card, expected) => {
  const [found] = possibleDuplicates(JAN, [{ ...SOMEBODY_ELSE, ...card }])

  expect(howSure(found?.score ?? 0)).toBe(expected)
})
