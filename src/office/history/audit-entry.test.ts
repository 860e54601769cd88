import { expect, test } from 'vitest'
import { addressOf, readableEntry } from './audit-entry.ts'

const entry = {
  memberId: 7,
  sharesContact: false,
  changes: [
    { field: 'lastName', from: 'Novák', to: 'Nový' },
    { field: 'birthDate', from: null, to: '1980-01-01' },
    { field: 'amount', from: null, to: 120_000 },
  ],
  note: 'přestup',
}

test.each([
  ['Webmaster', [], ['lastName', 'birthDate', 'amount'], 'přestup', 0],
  ['Secretary', [], ['lastName', 'birthDate'], 'přestup', 1],
  // One of the three people of the specification: a member who was granted the administration.
  ['Member', ['club.administer'], ['lastName'], null, 3],
] as const)('%s with %j reads %j', (role, grants, fields, note, hidden) => {
  const seen = readableEntry(entry, { role, memberId: 1, grants })

  expect(seen.changes.map(({ field }) => field)).toEqual(fields)
  expect(seen).toMatchObject({ note, hidden })
})

test('what is about nobody is for everybody who may read the history', () => {
  const seen = readableEntry(
    { ...entry, memberId: null, changes: [] },
    { role: 'Member', memberId: 1, grants: [] },
  )

  expect(seen).toMatchObject({ note: 'přestup', hidden: 0 })
})

test.each([
  ['MEMBER_CHANGED', 7, [], null, '/admin/7/edit'],
  ['EVENT_CANCELLED', null, [{ field: 'event', from: 3, to: 3 }], null, '/akce/3'],
  ['EVENT_DELETED', null, [{ field: 'event', from: 3, to: null }], null, null],
  ['ALBUM_CREATED', null, [], 'jaro-2026', '/gallery/jaro-2026'],
  ['ALBUM_CREATED', null, [], '../x', null],
  ['BANK_CONNECTED', null, [], null, '/admin/fees/bank'],
  ['SIGNED_IN', null, [], null, null],
])('%s leads to its thing', (action, memberId, changes, note, to) => {
  expect(addressOf({ action, memberId }, changes, note)).toBe(to)
})
