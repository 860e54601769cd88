import { expect, test } from 'vitest'
import { salutationOf } from './salutation.ts'

test.each([
  ['Jaroslav', null, 'Jaroslave'],
  ['Marie', null, 'Marie'],
  ['Zdeněk', null, 'Zdeňku'],
  ['Jan Pavel', null, 'Jane Pavle'],
  ['Jaroslav', 'Jardo', 'Jardo'],
  ['Jaroslav', '  ', 'Jaroslave'],
  ['  ', null, ''],
  ['', null, ''],
])('%j with the salutation %j is called %j', (firstName, salutation, called) => {
  expect(salutationOf({ firstName, salutation }, 'cs')).toBe(called)
})

test('English knows no fifth case, and a Czech salutation says nothing in it', () => {
  expect(salutationOf({ firstName: 'Jaroslav', salutation: 'Jardo' }, 'en')).toBe('Jaroslav')
})
