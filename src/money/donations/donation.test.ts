import { expect, test } from 'vitest'
import { readDonor } from './donation.ts'

test.each([
  ['Čech Jaroslav (011)', { number: 11 }],
  ['011', { number: 11 }],
  ['Pekárna Kovář', { name: 'Pekárna Kovář' }],
  ['Firma 21 s.r.o.', { name: 'Firma 21 s.r.o.' }],
  ['(0)', { name: '(0)' }],
  ['  ', null],
])('%j is %j', (written, donor) => {
  expect(readDonor(written)).toEqual(donor)
})
