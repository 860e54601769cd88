import { expect, test } from 'vitest'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { addressOf } from './list-address.ts'
import { parseStored } from './stored-draft.ts'

test.each([
  [null, null],
  ['text', null],
  [{}, null],
  [{ place: 2, draft: {} }, null],
  [{ place: 2, draft: 'x' }, null],
  [
    { place: 2, draft: { firstName: 'Jan', role: 'Webmaster', phone: 7 } },
    { place: 2, draft: { firstName: 'Jan' } },
  ],
  [
    { place: 4, draft: { firstName: 'Jan' } },
    { place: 3, draft: { firstName: 'Jan' } },
  ],
  [
    { place: 99, draft: { firstName: 'Jan' } },
    { place: 1, draft: { firstName: 'Jan' } },
  ],
])('a browser that kept %j gives back %j', (kept, expected) => {
  expect(parseStored(kept)).toEqual(expected)
})

test.each([
  ['2026-09-01', '1.\u00a09.\u00a02026', '1/9/2026'],
  ['nikdy', 'nikdy', 'nikdy'],
])('%s is written %s, in English %s', (day, cs, en) => {
  expect([dayInFigures(day, 'cs'), dayInFigures(day, 'en')]).toEqual([cs, en])
})

test.each([
  [{ status: 'PENDING', page: 1 }, '/admin/applications'],
  [{ status: 'REJECTED', page: 2, id: 7 }, '/admin/applications?status=REJECTED&page=2&id=7'],
] as const)('%j has the address %s', (place, address) => {
  expect(addressOf(place)).toBe(address)
})
