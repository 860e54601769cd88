import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Jaroslav', 'Čech', 'JČ'],
  ['Ondřej', 'Chalupa', 'OCh'],
  ['živan', 'kučera', 'ŽK'],
  ['', 'Novák', 'N'],
  [' 🏍 ', 'Novák', '🏍N'],
])('%s %s is %s', (firstName, lastName, letters) => {
  expect(initials(firstName, lastName)).toBe(letters)
})
