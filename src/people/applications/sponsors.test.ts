import { expect, test } from 'vitest'
import { numberIn, sponsorNames } from './sponsors.ts'

test.each([
  ['Petr Novák, Jana Malá a Karel', ['Petr Novák', 'Jana Malá', 'Karel']],
  ['Petr  Novák', ['Petr Novák']],
  ['Vladimír Marek (Kompas), Eva (ta z Brna, co jezdí)', ['Vladimír Marek', 'Eva']],
  ['a, b; Jan / Eva & Ota + Ivo', ['Jan', 'Eva', 'Ota']],
  [null, []],
  [' ', []],
])('%s names %j', (text, names) => {
  expect(sponsorNames(text)).toEqual(names)
})

test.each([
  ['12', 12],
  ['č. 12', 12],
  ['#7', 7],
  ['Jan 12', null],
])('%s is the card %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})
