import { expect, test } from 'vitest'
import { parseRegistrationNumber } from './registration-number.ts'

test.each([
  ['27011216', '27011216', 'a club in the register'],
  [' 270 11 216 ', '27011216', 'spaces do not matter'],
  ['00006947', '00006947', 'the check gives one'],
  ['6947', null, 'too short to be meant'],
  ['006947', '00006947', 'zeros in front are often left out'],
  ['25596641', '25596641', 'an ordinary one'],
  ['27011217', null, 'the last digit is another'],
  ['72011216', null, 'two digits changed places'],
  ['00000000', null, 'nobody'],
  ['CZ27011216', null, 'that is the tax number'],
  ['2701121', null, 'one digit is missing'],
  ['', null, 'nothing'],
])('%j is %j: %s', (written, number, _why) => {
  expect(parseRegistrationNumber(written)).toBe(number)
})
