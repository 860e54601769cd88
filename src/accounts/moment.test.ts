import { expect, test } from 'vitest'
import { momentInFigures } from './moment.ts'

test.each([
  ['cs', '15. 11. 2026 v 9.42'],
  ['en', '15/11/2026 at 9:42'],
] as const)('a moment in figures (%s), by the clock of Prague', (language, text) => {
  expect(momentInFigures(new Date('2026-11-15T08:42:00Z'), language).replaceAll('\u00a0', ' ')).toBe(text)
})
