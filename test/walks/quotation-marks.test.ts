import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quoted } from '../../src/ground/values/quoted.ts'

const SRC = join(import.meta.dirname, '..', '..', 'src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
)

/** Where a mark is looked for, not written. */
const LOOKS_FOR_MARKS = /^const [A-Z_]+ = \/|\.replace(?:All)?\(\//

const linesWith = (mark: RegExp) =>
  files.flatMap((file) =>
    readFileSync(join(SRC, file), 'utf8')
      .split('\n')
      .filter((line) => mark.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => [file, line.trim()] as const),
  )

test('what is quoted is quoted in the marks of the language it is read in', () => {
  expect(quoted('Šroub', 'cs')).toBe('„Šroub“')
  expect(quoted('Šroub', 'en')).toBe('“Šroub”')
})

test('no Czech mark stands around what is shown in both languages', () => {
  const guilty = linesWith(/„[^“]*\$?\{/).filter(
    ([file, line]) =>
      file !== 'ground/values/quoted.ts' &&
      !LOOKS_FOR_MARKS.test(line) &&
      // A text of one language says so on its line, or on the line before a long one.
      !/\b(?:cs|one|few|many|other): ['"`]/.test(line) &&
      !/\.(?:words|mail)\.ts$/.test(file),
  )

  expect(guilty).toEqual([])
})

test('no English text is quoted in Czech marks', () => {
  const guilty = linesWith(/\ben: (['"`]).*(?:„|‘\{)/)

  expect(guilty).toEqual([])
})
