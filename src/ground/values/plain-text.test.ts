import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asMeant } from './plain-text.ts'

describe('what somebody wrote', () => {
  test.each([
    ['Růžička'.normalize('NFD'), 'Růžička'],
    ['Řeřicha'.normalize('NFD'), 'Řeřicha'],
    ['No\u00ADvák\u200B', 'Novák'],
    ['\u202Eretsambew', 'retsambew'],
    ['a\u2066b\u2069c\uFEFF', 'abc'],
    ['\u200B\u200D \u200C', ''],
    ['\uFEFF', ''],
    ['👨\u200D👩\u200D👧 na motorce ❤\uFE0F', '👨\u200D👩\u200D👧 na motorce ❤\uFE0F'],
    ['ﬁrma ½ Ⅳ', 'ﬁrma ½ Ⅳ'],
    ['   ', '   '],
    ['dva\nřádky\tvedle', 'dva\nřádky\tvedle'],
  ])('%j means %j', (written, meant) => {
    expect(asMeant(written)).toBe(meant)
    expect(asMeant(meant)).toBe(meant)
  })
})

test('however long it is, nobody waits for it', () => {
  const before = process.cpuUsage()
  for (const letters of ['\u200C', '\u200D ', ' ']) asMeant(`${letters.repeat(60_000)}x`)
  const { user, system } = process.cpuUsage(before)

  expect((user + system) / 1_000_000).toBeLessThan(1)
})

test('nobody else reads what people send', () => {
  const readers = globSync('src/**/*.{ts,tsx}').filter(
    (path) =>
      !/\.test\.tsx?$/.test(path) &&
      /\.formData\(\)|\b(?:req|request|raw)\.json\(\)/.test(readFileSync(path, 'utf8')),
  )

  expect(readers).toEqual(['src/ground/http/form-answer.server.ts'])
})
