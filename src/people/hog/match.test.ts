import { expect, test } from 'vitest'
import { type HogCard, matchPaste, missingIn, willBeWritten } from './match.ts'
import { parsePaste } from './paste.ts'

const aCard = (
  id: number,
  name: string,
  hogNumber: string | null = null,
  until: string | null = null,
): HogCard => {
  const [lastName = '', firstName = '', nickname = null] = name.split(' ')
  return { id, number: id + 10, firstName, lastName, nickname, hogNumber, hogExpiresOn: until, closed: null }
}

const CLUB = [
  aCard(1, 'Čech Jaroslav Kardan'),
  aCard(2, 'Novák Jan', 'CZ2222', '2026-12-31'),
  aCard(3, 'Novák Petr'),
  aCard(4, 'Dvořák Jan'),
  aCard(5, 'Dvořák Jan'),
  { ...aCard(6, 'Vyhnaný Karel'), closed: 'excluded' as const },
  { ...aCard(7, 'Starý Karel', 'CZ7777'), closed: 'archived' as const },
  { ...aCard(8, 'Novák Petr'), closed: 'excluded' as const },
  aCard(9, 'Malý Jan', 'CZ9090'),
  aCard(10, 'Malý Jan', 'CZ1010'),
]
const HOLDERS = new Map([
  ['CZ2222', { id: 2, firstName: 'Jan', lastName: 'Novák' }],
  ['CZ9090', { id: 9, firstName: 'Jan', lastName: 'Malý' }],
  ['CZ7777', { id: 7, firstName: 'Karel', lastName: 'Starý' }],
  ['CZ9999', { id: 77, firstName: 'Karel', lastName: 'Bývalý' }],
])

const match = (text: string, options = {}) =>
  matchPaste(parsePaste(text), CLUB, HOLDERS, {
    onlyExisting: false,
    overwrite: false,
    today: '2026-11-15',
    ...options,
  })
const verdict = (text: string, options = {}) =>
  match(text, options).map((line) => [line.card?.id, line.verdict])

test.each([
  ['Čech Jaroslav;CZ1234', 1, 'new'],
  ['jaroslav cech;CZ1234', 1, 'new'],
  ['ČECH, Jaroslav;CZ1234', 1, 'new'],
  ['Jaroslav "Kardan" Čech;CZ1234', 1, 'new'],
  ['11;CZ1234', 1, 'new'],
  ['č. 011;CZ1234', 1, 'new'],
  ['#11;CZ1234', 1, 'new'],
  ['Novák Jan;CZ2222;2027-12-31', 2, 'renewed'],
  ['Novák Jan;CZ2222;2026-12-31', 2, 'same'],
  ['Novák Jan;CZ2222', 2, 'same'],
  ['Novák Jan;CZ3333', 2, 'other-number'],
  ['Novák Petr;CZ2222', 3, 'taken'],
  ['Novák Petr;CZ9999', 3, 'taken'],
  ['Dvořák Jan;CZ1234', undefined, 'ambiguous'],
  ['Vyhnaný Karel;CZ1234', 6, 'excluded'],
  ['16;CZ1234', 6, 'excluded'],
  ['Starý Karel;CZ7777;2027-12-31', 7, 'archived'],
  ['č. 17;CZ1234', 7, 'archived'],
  ['Novák Petr;CZ1234', 3, 'new'],
  ['18;CZ1234', 8, 'excluded'],
  ['Malý Jan;CZ9090;2027-12-31', 9, 'renewed'],
  ['Malý Jan;CZ8888', undefined, 'ambiguous'],
  ['Dvořák Jan 14;CZ1234', 4, 'new'],
  ['č. 15 Jan Dvořák;CZ1234', 5, 'new'],
  ['Jan Dvořák (#15);CZ1234', 5, 'new'],
  ['Dvořák Jan 11;CZ1234', undefined, 'unknown'],
  ['Novák;CZ1234', undefined, 'unknown'],
  ['999;CZ1234', undefined, 'unknown'],
  ['Novák Petr;??1', undefined, 'invalid'],
] as const)('%s', (text, id, expected) => {
  expect(verdict(text)).toEqual([[id, expected]])
})

test('namesakes are told apart by their member numbers', () => {
  expect(verdict('14;CZ4444\n15;CZ5555')).toEqual([
    [4, 'new'],
    [5, 'new'],
  ])
})

test('the same person or the same number a second time is not written twice', () => {
  expect(verdict('11;CZ1234\nČech Jaroslav;CZ1235\nNovák Petr;CZ1234')).toEqual([
    [1, 'new'],
    [1, 'repeated'],
    [3, 'repeated'],
  ])
})

test('updating only the existing leaves those without a number alone', () => {
  expect(verdict('11;CZ1234\nNovák Jan;CZ2222;2027-12-31', { onlyExisting: true })).toEqual([
    [1, 'no-number-yet'],
    [2, 'renewed'],
  ])
})

test('another number is written only when the officer says so', () => {
  const [line] = match('Novák Jan;CZ3333', { overwrite: true })

  expect([line?.verdict, line && willBeWritten(line)]).toEqual(['replaced', true])
})

test('whoever holds the number is named', () => {
  expect(match('Novák Petr;CZ9999')[0]?.holder).toEqual({ id: 77, firstName: 'Karel', lastName: 'Bývalý' })
})

test('what a whole report says that a person must look at: over, under another name, missing', () => {
  const lines = match('Novák Jan;CZ2222;1. 3. 2026\nMalá Jana;CZ9090\nČech Jaroslav;CZ1234')

  expect(lines.map(({ verdict, holder }) => [verdict, holder?.lastName ?? null])).toEqual([
    ['expired', null],
    ['other-name', 'Malý'],
    ['new', null],
  ])
  expect(lines.map(willBeWritten)).toEqual([true, false, true])
  expect(missingIn(lines, CLUB).map(({ id }) => id)).toEqual([10])
})

test('a card with another number in the report is not missing, and who left is not asked about', () => {
  expect(missingIn(match('Novák Jan;CZ5555\nMalý Jan;CZ1010'), CLUB).map(({ id }) => id)).toEqual([9])
  expect(missingIn([], CLUB).map(({ id }) => id)).toEqual([2, 9, 10])
})
