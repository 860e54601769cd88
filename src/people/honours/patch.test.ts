import { expect, test } from 'vitest'
import { howLongAgo } from './patch.ts'

test.each([
  ['2026-11-15', 'dnes'],
  ['2026-11-14', 'včera'],
  ['2026-11-10', 'před 5 dny'],
  ['2026-10-16', 'před 30 dny'],
  ['2026-10-15', 'minulý měsíc'],
  ['2026-08-15', 'před 3 měsíci'],
  ['2026-08-16', 'před 2 měsíci'],
  ['2024-11-15', 'před 2 lety'],
  ['2020-01-31', 'před 6 lety'],
])('%s was %s', (day, words) => {
  expect(howLongAgo(day, '2026-11-15', 'cs').replaceAll('\u00a0', ' ')).toBe(words)
})

test('and in English', () => {
  expect(howLongAgo('2026-08-15', '2026-11-15', 'en')).toBe('3 months ago')
})
