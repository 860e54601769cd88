import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no word of the kit has two meanings', () => {
  const kit = readFileSync(join(import.meta.dirname, 'kit.css'), 'utf8')
  const words = [...kit.matchAll(/@utility ([\w-]+)/g)].map(([, word]) => word)

  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

/** A rule that asks the whole page what stands in it asks at each row that comes or goes: a search over two hundred took three times as long. */
test('no rule asks the whole page what stands in it', () => {
  const src = join(import.meta.dirname, '..', '..')
  const asking = globSync('**/*.{css,ts,tsx}', { cwd: src })
    .filter((path) => !path.endsWith('kit.test.ts'))
    .flatMap(
      (path) => readFileSync(join(src, path), 'utf8').match(/(?:html|:root|body)\S*:has\([^)]*\)/g) ?? [],
    )

  // A dialog opens once in a while.
  expect(asking).toEqual(['html:has(dialog:modal)'])
})
