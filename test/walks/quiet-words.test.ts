import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..', '..', 'src')
/** Whoever is lost on the road hears it as it is written over it. */
const MAY_SHOUT = 'ground/ui/error-screen.words.ts'
const SHOUTED = /\b(?:cs|en|one|few|many|other):\s*'(?:[^'\\\n]|\\.)*!/g

test('nothing the club says ends in an exclamation mark but on the screens of an error', () => {
  const shouted = globSync('**/*.{words,mail}.ts', { cwd: SRC })
    .filter((file) => file !== MAY_SHOUT)
    .flatMap((file) =>
      (readFileSync(join(SRC, file), 'utf8').match(SHOUTED) ?? []).map((text) => `${file}: ${text}`),
    )

  expect(shouted).toEqual([])
})
