import { expect, test } from 'vitest'
import { accountsAddress, isNarrowed, readAccountFilter } from './account-filter.ts'

const read = (query: string) => readAccountFilter(new URLSearchParams(query))

test('nonsense in an address asks for nothing', () => {
  expect(read('role=King&state=odd&card=maybe&sort=age&page=-1')).toEqual(read(''))
  expect(isNarrowed(read(''))).toBe(false)
})

test.each([
  '/admin/sprava/accounts',
  '/admin/sprava/accounts?search=%C4%8Dech&role=Treasurer&state=off&card=without&sort=-seen&page=3',
])('%s is the address of what it asks for', (address) => {
  expect(accountsAddress(read(address.split('?')[1] ?? ''))).toBe(address)
})
