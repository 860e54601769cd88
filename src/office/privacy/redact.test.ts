import { expect, test } from 'vitest'
import { redactOthers } from './redact.ts'

const known = { others: new Set(['dvorak petr']), own: ['jan@klub.test', '+420603123456'] }

test.each([
  ['Pohádal se s Petrem, říká Petr Dvořák.', 'Pohádal se s Petrem, říká […].'],
  ['Dvořák  Petr ho doporučil', '[…] ho doporučil'],
  ['jan@klub.test nebo petr@klub.test', 'jan@klub.test nebo […]'],
  ['+420 603 123 456, +420777000111', '+420 603 123 456, […]'],
  ['Jan Novák zaplatil', 'Jan Novák zaplatil'],
])('a note about the reader does not speak of others: %s', (note, told) => {
  expect(redactOthers({ note: [note] }, known)).toEqual({ note: [told] })
})
