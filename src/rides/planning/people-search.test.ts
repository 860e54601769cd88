import { expect, test } from 'vitest'
import { matchesName } from './people-search.ts'

const KARDAN = { firstName: 'Jaroslav', lastName: 'Čech', nickname: 'Kardan' }

test.each([
  ['cech', true],
  ['ČECH jar', true],
  ['kard', true],
  ['', true],
  ['ech', false],
  ['Čech Petr', false],
])('%s finds Jaroslav Čech: %s', (search, found) => {
  expect(matchesName(KARDAN, search)).toBe(found)
})
