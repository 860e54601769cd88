import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no word of the kit has two meanings', () => {
  const kit = readFileSync(join(import.meta.dirname, 'kit.css'), 'utf8')
  const words = [...kit.matchAll(/@utility ([\w-]+)/g)].map(([, word]) => word)

  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})
