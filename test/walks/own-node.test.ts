import { expect, test } from 'vitest'

// Plain JavaScript: it runs before anything is installed.
const LIB = '../../bin/lib.mjs'
const { runsApp } = (await import(LIB)) as { runsApp: (version: string) => boolean }

test.each([
  ['20.19.0', false],
  ['22.21.1', false],
  ['24.0.0', false],
  ['24.6.0', false],
  ['v24.6.9', false],
  ['24.7.0', true],
  ['v24.21.0', true],
  ['25.0.0', true],
  ['26.1.0', true],
])('Node %s knows Argon2: %s', (version, knows) => {
  expect(runsApp(version)).toBe(knows)
})
