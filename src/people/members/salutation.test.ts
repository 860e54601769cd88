import { expect, test } from 'vitest'
import { greetingOf, salutationOf } from './salutation.ts'

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

test.each([
  [{ firstName: 'Zdeněk', salutation: null }, 'cs', 'Ahoj Zdeňku,'],
  [{ firstName: 'Zdeněk', salutation: 'Zdenda' }, 'cs', 'Ahoj Zdenda,'],
  [{ firstName: 'Zdeněk', salutation: 'Zdenda' }, 'en', 'Hi Zdeněk,'],
  [{ firstName: ' ', salutation: null }, 'cs', 'Ahoj,'],
  [null, 'cs', 'Ahoj,'],
] as const)('a letter to %j in %s begins %j', (person, language, greeting) => {
  expect(greetingOf(person, language)).toBe(greeting)
})
