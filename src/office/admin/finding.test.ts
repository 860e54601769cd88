import { expect, test } from 'vitest'
import { isCalled, moveChoice, placesFor } from './finding.ts'

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
  [-1, 1, 3, 0],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, -1, 3, 2],
  [0, 1, 0, -1],
] as const)('from %i by %i of %i', (chosen, step, count, next) => {
  expect(moveChoice(chosen, step, count)).toBe(next)
})

test('nobody is sent where he may not go', () => {
  const places = (role: 'Member' | 'Treasurer') => placesFor({ role, grants: [] }).map(({ to }) => to)

  expect(places('Member')).not.toContain('/admin/fees')
  expect(places('Member')).not.toContain('/admin/members/import')
  expect(places('Treasurer')).toContain('/admin/fees')
})
