import { expect, test } from 'vitest'
import { mayReload } from './reload-once.ts'

test.each([
  ['never reloaded', null, 50_000, true],
  ['a moment ago', 50_000, 50_001, false],
  ['just under ten seconds', 50_000, 59_999, false],
  ['ten seconds', 50_000, 60_000, true],
  ['a clock set back', 50_000, 49_000, true],
])('%s', (_, lastReloadAt, now, may) => {
  expect(mayReload(lastReloadAt, now)).toBe(may)
})
