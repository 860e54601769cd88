import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentWords } from '../../bin/documents.words.ts'
import { configWords, settingWords } from '../../src/ground/platform/config.words.ts'
import { startWords } from '../../src/ground/platform/start.words.ts'
import { startFaultWords } from '../../src/ground/postgres/start-fault.words.ts'
import { backupConsoleWords } from '../../src/office/backup/backup-console.words.ts'
import { clubWords } from '../../src/process/club.words.ts'
import { openingWords } from '../../src/process/start.words.ts'

// What is printed where the app is started: in both languages, and nowhere but among the words.
const SCRIPT_WORDS = '../../bin/words.mjs'
type Text = { readonly cs: string; readonly en: string }
const { WORDS } = (await import(SCRIPT_WORDS)) as { WORDS: Readonly<Record<string, Text>> }

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDERS = ['bin', 'src/process', 'src/ground/platform', 'src/ground/postgres', 'src/office/backup']
const CZECH = /[áčďéěíňóřšťúůýž]/i
/** Typed side by side: the compiler wants the English next to it. */
const BOTH = /\bcs: ['"`]/

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/words\.(?:ts|mjs)$|\.test\.ts$/.test(name))
    .map((name) => join(folder, name)),
)
const codeOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')

test('no Czech is printed but from the words', () => {
  const guilty = files.flatMap((file) =>
    codeOf(file)
      .split('\n')
      .filter((line) => CZECH.test(line) && !BOTH.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

  expect(guilty).toEqual([])
})

test('no sentence is printed or thrown at the start but from the words', () => {
  const printed = /(?:\b(?:say|fail)|\.write|new (?:StartError|ConfigError))\(\s*(['"`])((?:(?!\1)[^])*)\1/g
  const guilty = files.flatMap((file) =>
    [...codeOf(file).matchAll(printed)]
      .map(([, , text = '']) => text.replace(/\$\{.*?\}/g, ' '))
      .filter((text) => /[a-z]{2,} +[a-z]{2,}/i.test(text))
      .map((text) => `${file}: ${text}`),
  )

  expect(guilty).toEqual([])
})

test.each(
  Object.entries({
    ...WORDS,
    ...documentWords,
    ...settingWords,
    ...configWords,
    ...startWords,
    ...startFaultWords,
    ...backupConsoleWords,
    ...clubWords,
    ...openingWords,
  } as Readonly<Record<string, Text>>),
)('%s is said in both languages, about the same things', (_key, { cs, en }) => {
  const params = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()
  const settings = (text: string) => [...text.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name)

  expect(en.replace('Moravští jezdci', '')).not.toMatch(CZECH)
  expect([cs, en].every((text) => text.trim() !== '')).toBe(true)
  expect(params(en)).toEqual(params(cs))
  expect(settings(en).toSorted()).toEqual(settings(cs).toSorted())
})
