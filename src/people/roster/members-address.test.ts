import { expect, test } from 'vitest'
import { SCREEN_QUERIES } from '../../screen-queries.ts'
import { ADDRESS_KEYS, addressWith, isFiltered, valuesOf, without } from './members-address.ts'
import { readAddress } from './read-address.ts'
import type { Viewer } from '../members/visibility.ts'

const viewer = (role: Viewer['role']): Viewer => ({ role, memberId: null, grants: [] })
const read = (query: string, role: Viewer['role'] = 'Secretary') =>
  readAddress(new URLSearchParams(query), viewer(role)).address

test('boxes ticked in a plain form and a link sent by a friend read alike', () => {
  expect(read('division=1&division=3&search=&tags=')).toEqual(read('division=1,3'))
})

test('nonsense is left out, not refused', () => {
  expect(read('sort=phone&page=-1&role=King&division=3&hack=1')).toEqual({ division: '3' })
})

test('what the reader may not see is left out of his address', () => {
  expect(read('payment=unpaid&sort=payment&role=Member', 'Member')).toEqual({ role: 'Member' })
})

test('a changed filter begins on the first page', () => {
  expect(addressWith({ division: '1,3', page: '4' }, { role: 'Member' })).toBe('?division=1,3&role=Member')
})

test('filters are removed one by one', () => {
  const address = read('division=1,3&tags=ritual')

  expect(without(address, 'division', '1')).toBe('?tags=ritual&division=3')
  expect(valuesOf(address, 'division')).toEqual(['1', '3'])
  expect([isFiltered(address), isFiltered({ sort: 'number', page: '2' })]).toEqual([true, false])
})

test.each([
  ['own', '3.12,4.yes,5.2026-01-01..2026-12-31,6.-1.5..20'],
  ['columns', 'division,own.3'],
  ['sort', '-own.3'],
  ['kind', '1,2'],
])('%s reaches the screen from its address', (key, value) => {
  const left = Object.keys(SCREEN_QUERIES)

  expect(ADDRESS_KEYS.filter((known) => !left.includes(known))).toEqual([])
  expect(SCREEN_QUERIES[key]?.safeParse(value).success).toBe(true)
})
