import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

const isCommon = (word: string) => ['password', 'qwertyuiop', 'sunshine'].includes(word)

test.each([
  ['devět zna', 'too_short'],
  ['deset znak', null],
  ['🏍️🏍️🏍️🏍️🏍️', 'too_common'],
  ['x'.repeat(129), 'too_long'],
  ['čtyři slova za sebou '.repeat(6).slice(0, 128), null],
  ['password12', 'too_common'],
  ['2026PASSWORD!', 'too_common'],
  ['sunshine2026', 'too_common'],
  ['motorkář123', 'too_common'],
  ['harleydavidson', 'too_common'],
  ['Harley-Davidson 1', 'too_common'],
  ['hesloheslo', 'too_common'],
  ['Klubovna-demo-2026', 'too_common'],
  ['hogchapter1', 'too_common'],
  ['novak12345', 'like_email'],
  ['moje heslo je tajné', null],
  ['7#9!k2$8&Q1@', null],
  ['aaaaaaaaaaaa', 'too_common'],
  ['abababababab', 'too_common'],
  ['1234567890', 'too_common'],
  ['abcdefghijkl', 'too_common'],
  ['jarda.novak1', 'like_email'],
  ['Jarda-Novák-7', 'like_email'],
  ['jarda novak jezdí rád po horách', null],
  ['správný kůň baterie svorka', null],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password, 'jarda.novak@klub.cz', isCommon)).toBe(fault)
})
