import { expect, test } from 'vitest'
import {
  type Finding,
  isCalled,
  type Kind,
  moveChoice,
  placesFor,
  readRecent,
  topRows,
  withRecent,
} from './finding.ts'

test.each([
  ['Příspěvky', 'pris', true],
  ['Načíst členy ze souboru', 'SOUB nac', true],
  ['Moje členství', 'clenstvi', true],
  ['Moje členství', 'lenstvi', false],
  ['Akce', '', true],
  ['Akce', 'akce rok', false],
])('%s is found by %s: %s', (name, query, found) => {
  expect(isCalled(name, query)).toBe(found)
})

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
] as const)('from %i by %i of %i', (chosen, step, count, next) => {
  expect(moveChoice(chosen, step, count)).toBe(next)
})

test('nobody is sent where he may not go', () => {
  const places = (role: 'Member' | 'Treasurer') => placesFor({ role, grants: [] }).map(({ to }) => to)

  expect(places('Member')).not.toContain('/admin/fees')
  expect(places('Member')).not.toContain('/admin/members/import')
  expect(places('Treasurer')).toContain('/admin/fees')
})

const found = (counts: Partial<Record<Kind, number>>): Finding[] =>
  Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, place) => ({
      kind: kind as Kind,
      to: `/${kind}/${place}`,
      label: '',
      note: '',
      acts: [],
    })),
  )

test.each([
  [
    { person: 7, event: 5, place: 3, act: 2 },
    { person: 4, event: 2, place: 1, act: 1 },
  ],
  [{ person: 7 }, { person: 7 }],
  [{ person: 12 }, { person: 8 }],
  [{ place: 30 }, { place: 8 }],
  [
    { person: 1, act: 3 },
    { person: 1, act: 3 },
  ],
])('of %j the palette shows %j', (all, rows) => {
  expect(topRows(found(all))).toEqual(found(rows))
})

test('only addresses of the club are remembered, the last one first', () => {
  const once = withRecent(['/admin/fees', '/akce/3'], '/admin/7/edit')

  expect(withRecent(once, '/akce/3')).toEqual(['/akce/3', '/admin/7/edit', '/admin/fees'])
  expect(withRecent(once, 'tel:+420603123456')).toEqual(once)
  expect(withRecent(once, '/admin/fees/pending?search=Hora')).toEqual(once)
})

test('what a browser remembers is read with care', () => {
  expect(readRecent('/admin/7/edit,//evil.example,/akce/3,/admin/7/edit,javascript:1')).toEqual([
    '/admin/7/edit',
    '/akce/3',
  ])
  expect(readRecent(null)).toEqual([])
})
