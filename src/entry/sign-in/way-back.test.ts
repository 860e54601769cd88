import { expect, test } from 'vitest'
import { adminPath, pathFromAfar, wayBack } from './way-back.ts'

test.each([
  ['/admin/fees', '/admin/fees'],
  ['/admin?tab=2', '/admin?tab=2'],
  ['/admin', '/admin'],
  [null, '/admin'],
  ['', '/admin'],
  ['/administrace', '/admin'],
  ['/akce/3', '/akce/3'],
  ['/akce/3/../../logout', '/admin'],
  ['/akce', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/\\evil.example', '/admin'],
  ['/admin/..//evil.example', '/admin'],
  ['/admin/../logout', '/admin'],
  ['/admin/thanks', '/admin'],
  ['/admin/thanks?x', '/admin'],
])('after signing in with next=%s one goes to %s', (next, path) => {
  expect(adminPath(next)).toBe(path)
})

test.each([
  ['/akce/3', '/akce/3'],
  ['/admin/ritual', '/admin'],
  ['/admin/thanks', '/admin'],
  ['//evil.example', '/admin'],
  [null, '/admin'],
])('a foreign page that says next=%s leads to %s', (next, path) => {
  expect(pathFromAfar(next)).toBe(path)
})

test.each([
  ['/akce?rok=2026', '/akce?rok=2026'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['akce', '/'],
  [undefined, '/'],
])('the way back to %s is %s', (from, path) => {
  expect(wayBack(from)).toBe(path)
})
