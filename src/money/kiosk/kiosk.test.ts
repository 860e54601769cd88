import { describe, expect, test } from 'vitest'
import { cardCode, isGuessablePin, isPin } from './kiosk.ts'

describe('a PIN', () => {
  test.each([
    ['4071', true],
    ['90210431', true],
    ['407', false],
    ['902104317', false],
    ['40a1', false],
    [' 4071', false],
  ])('%j fits: %s', (pin, fits) => {
    expect(isPin(pin)).toBe(fits)
  })

  test.each([
    ['0000', true],
    ['1234', true],
    ['98765', true],
    ['1357', false],
    ['4071', false],
  ])('%s is guessed: %s', (pin, is) => {
    expect(isGuessablePin(pin)).toBe(is)
  })
})

test.each([
  ['https://klub.cz/overeni/1a.AbC_d-e', '1a.AbC_d-e'],
  [' 1a.AbC_d-e ', '1a.AbC_d-e'],
  ['https://klub.cz/jinam', 'https://klub.cz/jinam'],
])('the camera read %j: the card %j', (text, code) => {
  expect(cardCode(text)).toBe(code)
})
