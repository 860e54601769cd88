import { expect, test } from 'vitest'
import { hiddenFilters, sortsFor } from './member-list.ts'
import { MemberListQuery, filterOf } from './member-query.ts'
import { searchWords } from '../members/name-search.ts'
import type { Viewer } from '../members/visibility.ts'

const viewer = (role: Viewer['role']): Viewer => ({ role, memberId: null, grants: [] })
const filter = (query: Record<string, string>) => filterOf(MemberListQuery.parse(query))

test('without inputs it is the first fifty by name, the archived left out', () => {
  expect(filter({})).toEqual({
    search: [],
    tags: [],
    divisions: [],
    kinds: [],
    roles: [],
    payment: null,
    archived: false,
    own: [],
    sort: 'name',
    descending: false,
    after: null,
    page: 1,
    pageSize: 50,
  })
})

test('an address says everything a list can be asked for', () => {
  expect(
    filter({
      search: ' Jan  Novák ',
      tags: 'ritual, kuchař',
      division: '3,none',
      role: 'Member',
      sort: '-number',
      page: '2',
    }),
  ).toMatchObject({
    search: ['Jan', 'Novák'],
    tags: ['ritual', 'kuchař'],
    divisions: [3, null],
    roles: ['Member'],
    sort: 'number',
    descending: true,
    page: 2,
  })
})

test.each([
  { sort: 'phone' },
  { sort: '--name' },
  { pageSize: '201' },
  { pageSize: '0' },
  { page: '1e3' },
  { role: 'President' },
  { division: '0x1' },
  { nonsense: '1' },
  { search: 'a\0' },
])('%j is refused', (query) => {
  expect(MemberListQuery.safeParse(query).success).toBe(false)
})

test.each([
  ['Applicant', ['name', 'number', 'division']],
  ['Member', ['name', 'number', 'division']],
  ['Supervisor', ['name', 'number', 'division', 'memberSince']],
  ['Treasurer', ['name', 'number', 'division', 'memberSince', 'payment']],
  ['Secretary', ['name', 'number', 'division', 'memberSince', 'payment']],
] as const)('%s sorts by %j', (role, sorts) => {
  expect(sortsFor(viewer(role))).toEqual(sorts)
})

test('what one may not see, one may neither sort nor filter by', () => {
  expect(hiddenFilters(filter({ sort: 'payment', payment: 'unpaid' }), viewer('Member'))).toEqual([
    'sort',
    'payment',
  ])
})

test('six words of sixty letters are enough to find anybody', () => {
  expect(searchWords(`${'x'.repeat(100)} b c d e f g`)).toEqual(['x'.repeat(60), 'b', 'c', 'd', 'e', 'f'])
})

test('a badge of what the club has switched off is on no card, so nobody asks for it', () => {
  const webmaster = viewer('Webmaster')

  expect(hiddenFilters(filter({ tags: 'ritual' }), webmaster)).toEqual([])
  expect(hiddenFilters(filter({ tags: 'ritual' }), { ...webmaster, off: ['ritual'] })).toEqual(['tags'])
})
