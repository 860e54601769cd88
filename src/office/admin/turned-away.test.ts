import { expect, test } from 'vitest'
import { readTurnedAway, turnedAwayCookie } from './turned-away.ts'

const member = { role: 'Member', grants: [], off: [] } as const
const sent = (path: string) => turnedAwayCookie(path).split(';')[0] ?? ''
const read = (path: string, visitor: Parameters<typeof readTurnedAway>[1] = member) =>
  readTurnedAway(sent(path), visitor)

test.each([
  ['no such screen', '/admin/schůze', member, { address: '/admin/schůze', why: 'unknown', roles: [] }],
  [
    'a screen of others',
    '/admin/fees/pending',
    member,
    { address: '/admin/fees/pending', why: 'notAllowed', roles: ['Treasurer', 'Webmaster'] },
  ],
  [
    'a part the club has switched off',
    '/admin/hog',
    { role: 'MembershipOfficer', grants: [], off: ['hog'] } as const,
    { address: '/admin/hog', why: 'off', roles: [] },
  ],
  ['a right that came meanwhile', '/admin/hog', { ...member, grants: ['hog.edit'] } as const, null],
])('%s is explained by what it is', (_name, path, visitor, told) => {
  expect(read(path, visitor)).toEqual(told)
})

test('a cookie somebody wrote himself says nothing', () => {
  for (const cookie of ['turned_away=%E0%A4%A', 'turned_away=https%3A%2F%2Fevil.example', 'turned_away=', ''])
    expect(readTurnedAway(cookie, member)).toBeNull()
})

test('a long address is cut, never lost with the headers', () => {
  expect(turnedAwayCookie(`/admin/${'ž'.repeat(5000)}`).length).toBeLessThan(1500)
})
