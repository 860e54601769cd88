import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeTarget, UnsafeTargetError } from './navigate.ts'

describe('a path of ours', () => {
  test.each([
    ['/', '/'],
    ['/admin/members?tag=1#row-2', '/admin/members?tag=1#row-2'],
    ['/admin/../akce', '/akce'],
    ['/akce/./12', '/akce/12'],
    ['/%61kce?q=ž', '/%61kce?q=%C5%BE'],
    ['?tab=pending', '?tab=pending'],
    ['#obsah', '#obsah'],
    ['/login?back=//elsewhere.example', '/login?back=//elsewhere.example'],
  ])('%s leads to %s', (url, target) => {
    expect(safeTarget(url)).toBe(target)
  })
})

describe('what only looks like a path of ours', () => {
  const LOOKALIKES = [
    '//e',
    '/\\e',
    '\\\\e',
    '///e',
    '/\t/e',
    '/\n/e',
    '\t//e',
    ' //e',
    'http:e',
    'https:e',
    'https://club@e',
    '/admin/..//e',
    '/.//e',
    '/%2e%2e//e',
    '/admin/%2E.//e',
    '\u0000//e',
    '/\r\n/e',
    '/..//e',
    '//',
    'e',
    'admin',
    '..//e',
    './/e',
    '',
  ]
  test.each(LOOKALIKES)('%j is refused', (url) => {
    expect(() => safeTarget(url)).toThrow(UnsafeTargetError)
  })
  test.each(LOOKALIKES)('%j is refused as an external address too', (url) => {
    expect(() => safeTarget(url, { external: true })).toThrow(UnsafeTargetError)
  })
})

describe('another site', () => {
  test.each(['https://www.hog.com', 'http://mapy.cz/x', 'mailto:a@b.cz', 'tel:+420123456789'])(
    '%s needs to be said',
    (url) => {
      expect(() => safeTarget(url)).toThrow(UnsafeTargetError)
    },
  )
  test.each([
    ['https://www.hog.com', 'https://www.hog.com/'],
    ['HTTP://Mapy.CZ/x', 'http://mapy.cz/x'],
    ['mailto:a@b.cz', 'mailto:a@b.cz'],
  ])('%s is allowed when said', (url, target) => {
    expect(safeTarget(url, { external: true })).toBe(target)
  })
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'DATA:,x',
  'blob:https://e/x',
  'file:///etc/passwd',
])('%j is refused always', (url) => {
  expect(() => safeTarget(url)).toThrow(UnsafeTargetError)
  expect(() => safeTarget(url, { external: true })).toThrow(UnsafeTargetError)
})

test('whatever passes stays on our site, in any browser and once more', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    'e',
    'http',
    '\t',
    ' ',
    '//',
    'javascript',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const target = attempt(parts.join(''))
      if (target === null) return
      expect(new URL(target, 'https://klub.example/admin').origin).toBe('https://klub.example')
      expect(safeTarget(target)).toBe(target)
    }),
    { numRuns: 2000 },
  )
})

function attempt(url: string): string | null {
  try {
    return safeTarget(url)
  } catch {
    return null
  }
}
