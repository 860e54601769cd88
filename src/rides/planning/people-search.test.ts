import { expect, test } from 'vitest'
import { namedBy } from './people-search.ts'

const KARDAN = { firstName: 'Jaroslav', lastName: 'Čech', nickname: 'Kardan' }

test.each([
  ['cech', true],
  ['ČECH jar', true],
  ['kard', true],
  ['', true],
  ['ech', false],
  ['Čech Petr', false],
])('%s finds Jaroslav Čech: %s', (search, found) => {
  expect(namedBy(search)(KARDAN)).toBe(found)
})
