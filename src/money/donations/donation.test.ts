import { expect, test } from 'vitest'
import { DonationChange, NewDonation, readDonor, Voiding } from './donation.ts'

test.each([
  ['Čech Jaroslav (011)', { number: 11 }],
  ['011', { number: 11 }],
  ['001', { number: 1 }],
  ['Pekárna Kovář', { name: 'Pekárna Kovář' }],
  ['Firma 21 s.r.o.', { name: 'Firma 21 s.r.o.' }],
  ['(0)', { name: '(0)' }],
  ['  011 ', { number: 11 }],
  ['Čech (12345678)', { name: 'Čech (12345678)' }],
  ['Čech (1234567)', { number: 1_234_567 }],
  ['Čech (11) ml.', { name: 'Čech (11) ml.' }],
  ['Čech 11', { name: 'Čech 11' }],
  [' Kovář ', { name: 'Kovář' }],
  ['  ', null],
])('%j is %j', (written, donor) => {
  expect(readDonor(written)).toEqual(donor)
})

const GIVEN = { purposeId: 1, amount: 50_000 }
const CHANGED = { version: 1 }

test.each<[object, boolean]>([
  [{}, true],
  [{ amount: 1 }, true],
  [{ amount: 0 }, false],
  [{ amount: 2_100_000_000 }, true],
  [{ amount: 2_100_000_001 }, false],
  [{ amount: 0.5 }, false],
  [{ amount: undefined }, true],
  [{ purposeId: 0 }, false],
  [{ purposeId: 999_999_999 }, true],
  [{ purposeId: 1_000_000_000 }, false],
  [{ memberId: null }, true],
  [{ memberId: 999_999_999 }, true],
  [{ memberId: 1_000_000_000 }, false],
  [{ memberId: 0 }, false],
  [{ donorName: 'x'.repeat(200) }, true],
  [{ donorName: 'x'.repeat(201) }, false],
  [{ givenOn: '2026-02-28' }, true],
  [{ givenOn: '2026-02-30' }, false],
  [{ givenOn: '1990-01-02' }, true],
  [{ givenOn: '1990-01-01' }, false],
  [{ anonymous: true }, true],
  [{ anonymous: 'yes' }, false],
  [{ note: ` ${'x'.repeat(2000)} ` }, true],
  [{ note: 'x'.repeat(2001) }, false],
  [{ other: 1 }, false],
])('a donation with %j can be written down, and changed so: %s', (fields, isGood) => {
  expect(NewDonation.safeParse({ ...GIVEN, ...fields }).success).toBe(isGood)
  expect(DonationChange.safeParse({ ...CHANGED, ...fields }).success).toBe(isGood)
})

test.each<[object, boolean]>([
  [{ movementId: null }, true],
  [{ movementId: 999_999_999 }, true],
  [{ movementId: 1_000_000_000 }, false],
  [{ movementId: 0 }, false],
  [{ purposeId: undefined }, false],
])('money out of a movement: %j can be written down: %s', (fields, isGood) => {
  expect(NewDonation.safeParse({ ...GIVEN, ...fields }).success).toBe(isGood)
})

test.each<[unknown, boolean]>([
  [1, true],
  [999_999_999, true],
  [0, false],
  [1_000_000_000, false],
  [undefined, false],
])('a change says which version it saw; %j: %s', (version, isGood) => {
  expect(DonationChange.safeParse({ version }).success).toBe(isGood)
})

test.each([
  ['omyl', true],
  [' ', false],
  ['x'.repeat(2000), true],
  ['x'.repeat(2001), false],
])('a donation is taken back for a reason: %j: %s', (reason, isGood) => {
  expect(Voiding.safeParse({ reason }).success).toBe(isGood)
  expect(Voiding.safeParse({ reason, other: 1 }).success).toBe(false)
})

test('texts lose the spaces around them, and a day that is none says so', () => {
  expect(NewDonation.parse({ ...GIVEN, note: ' díky ' }).note).toBe('díky')
  expect(DonationChange.parse({ ...CHANGED, note: ' díky ' }).note).toBe('díky')
  expect(NewDonation.safeParse({ ...GIVEN, givenOn: 'včera' }).error?.issues[0]?.message).toBe('not_day')
})
