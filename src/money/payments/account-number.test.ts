import { expect, test } from 'vitest'
import vectors from '../../../test/fixtures/accounts.json' with { type: 'json' }
import {
  accountInFigures,
  ibanInGroups,
  ibanOf,
  isForeignIban,
  parseAccountNumber,
  readAccount,
} from './account-number.ts'

test.each(vectors.valid)('$input is $iban', ({ input, iban }) => {
  const account = parseAccountNumber(input)

  expect(account && [accountInFigures(account), ibanOf(account)]).toEqual([input, iban])
})

test.each(vectors.invalid)('$input is no account: $reason', ({ input }) => {
  expect(parseAccountNumber(input)).toBeNull()
})

test.each([
  ['000019-2000145399/0800', '19-2000145399/0800'],
  [' 2900000021 / 2010 ', '2900000021/2010'],
  ['0002900000021/2010', null],
  ['0000000019/5500', '19/5500'],
  ['00/0800', null],
  ['x19/5500', null],
  ['19/55000', null],
  ['19/550', null],
  ['0000019-19/0800', null],
  ['-19/5500', null],
  ['19-2000145398/0800', null],
  ['18-2000145399/0800', null],
  ['19 - 2000145399 / 0800', '19-2000145399/0800'],
  ['2900000021', null],
  ['CZ0820100000002900000021', null],
  ['', null],
])('%j reads as %j', (written, read) => {
  const account = parseAccountNumber(written)

  expect(account && accountInFigures(account)).toBe(read)
})

test.each([
  ['19-2000145399/0800', '19-2000145399/0800'],
  ['CZ65 0800 0000 1920 0014 5399', '19-2000145399/0800'],
  ['cz0820100000002900000021', '2900000021/2010'],
  ['CZ0920100000002900000021', null],
  ['CZ0820100000002900000022', null],
  ['CZ08201000000029000000210', null],
  ['SK3112000000198742637541', null],
])('one’s own account %j reads as %j', (written, read) => {
  const account = readAccount(written)

  expect(account && accountInFigures(account)).toBe(read)
})

test.each([
  ['SK31 1200 0000 1987 4263 7541', true],
  ['CZ6508000000192000145399', false],
  ['19-2000145399/0800', false],
])('%j is of another country: %s', (written, foreign) => {
  expect(isForeignIban(written)).toBe(foreign)
})

test('an IBAN is printed by fours', () => {
  expect(ibanInGroups('CZ0820100000002900000021')).toBe(
    'CZ08\u00a02010\u00a00000\u00a00029\u00a00000\u00a00021',
  )
})
