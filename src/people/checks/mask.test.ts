import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone, maskedTown } from './mask.ts'

test.each([
  ['novak@klub.cz', 'n•••@k•••.cz'],
  ['Žofie@mail.klub.example', 'Ž•••@m•••.example'],
  ['a@b', 'a•••@b•••'],
])('an address is known again by its ends: %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test.each([
  ['+420 777 123 456', '••• 456'],
  ['123456', '•••'],
])('a phone by its last three digits, if it has enough to hide: %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})

test.each([
  [' Šumperk ', 'Š•••'],
  ['', '•••'],
])('a town by its first letter: %j', (town, shown) => {
  expect(maskedTown(town)).toBe(shown)
})
