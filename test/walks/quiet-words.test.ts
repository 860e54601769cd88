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

const TEXTS = globSync('**/*.ts', { cwd: SRC, exclude: (file) => file.endsWith('.test.ts') }).map((file) => ({
  file,
  text: readFileSync(join(SRC, file), 'utf8'),
}))
const said = (pattern: RegExp) =>
  TEXTS.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((one) => `${file}: ${one.trim()}`))

test('half of the club are not called by an ending in brackets', () => {
  expect(said(/\b(?:cs|one|few|many|other):\s*'[^'\n]*\p{L}\(a\)[^'\n]*'/gu)).toEqual([])
  // Nor in what is put together elsewhere, as minutes are.
  expect(said(/.*\p{L}[lnt]\(a\)(?::| \p{L}).*/gu)).toEqual([])
})

test('nobody of the club is a he in English', () => {
  expect(said(/\b(?:en|one|other):\s*'[^'\n]*\b(?:he|him|his|himself)\b[^'\n]*'/gi)).toEqual([])
})

test('what is downloaded is called by a word of its own, which says nothing else', () => {
  const pairs = TEXTS.flatMap(({ file, text }) =>
    [...text.matchAll(/\bcs: '((?:[^'\\\n]|\\.)*)',\s*en: '((?:[^'\\\n]|\\.)*)'/g)].map(
      ([, cs = '', en = '']) => ({ file, cs, en }),
    ),
  )
  const downloaded = pairs.filter(({ cs }) => /(?<!\p{L})(?:stáhn|stáhl|stažen)/iu.test(cs))

  expect(downloaded.length).toBeGreaterThan(25)
  expect(downloaded.filter(({ en }) => !/download|fetch/i.test(en))).toEqual([])
})

/** Said as the name of a right, beside Webmaster, who has no other name. */
const NAMES_OF_RIGHTS = ['jen Pokladník a Webmaster', 'Webmaster a Sekretář', 'Nový Pokladník']

test('an office has no capital in the middle of a Czech sentence', () => {
  const capital = said(
    /\b(?:cs|one|few|many|other): '[^'\n]*[\p{Ll},] (?:Pokladní|Matriká|Sekretá|Supervizo)\p{L}*[^'\n]*/gu,
  )

  expect(capital.filter((one) => !NAMES_OF_RIGHTS.some((known) => one.includes(known)))).toEqual([])
})

/** A card and a text have a history; the club has its record of changes. */
const TELLS_OF_THE_RECORD = /^(?:office\/(?:history|backup)|ground\/audit|process)\//

test('the record of changes has one name wherever it is told of', () => {
  const history = said(/\b(?:cs|en|one|few|many|other):\s*'[^'\n]*\bhistor(?:i|y)[^'\n]*'/gi)

  expect(history.length).toBeGreaterThan(5)
  expect(history.filter((one) => TELLS_OF_THE_RECORD.test(one))).toEqual([])
})

test('whoever is sent to a page is told the name that stands over it', () => {
  const titles = TEXTS.flatMap(({ text }) =>
    [...text.matchAll(/\btitle: \{ cs: '([^'\n]+)'/g)].map(([, title = '']) => title),
  )
  const sent = said(/(?:na strán(?:ce|ku)) \p{Lu}[^'\n]*/gu)
  const isNamed = (one: string) => {
    const from = one.replace(/^.*na strán(?:ce|ku) /u, '')
    return titles.some((title) => from.startsWith(title))
  }

  expect(sent.length).toBeGreaterThan(5)
  expect(sent.filter((one) => !isNamed(one))).toEqual([])
})

/** What was once said by two words, and which of them stayed: záložka, zaškrtnout, klepnutí, záchranné kódy, dvoufázové přihlášení, kdykoli. */
const LEFT_BEHIND =
  /\b(?:cs|one|few|many|other):\s*'[^'\n]*(?:[Nn]a kartě \**\p{Lu}|[Kk]arty \*\*\p{Lu}|[Zz]atrh|jed(?:ním|en) dotyk|kliknutí|záložní(?:ch|mi|m)? kód|druh(?:ý|ého|ému|ým|ém) krok|koliv(?!\p{L}))[^'\n]*'/gu

test('one thing is called by one word', () => {
  expect(said(LEFT_BEHIND)).toEqual([])
})

/** What the specification says itself, and what a reader says to the club. */
const NOT_OURS = ['Limit banky vyčerpán, chvíli počkejte.', 'Už je neposílejte', 'Zase je posílejte']

test('whoever is asked to do something is asked as one of us', () => {
  const asked = said(
    /\b(?:cs|one|few|many|other):\s*'[^'\n]*\p{L}{2}(?:ejte|ujte|ijte|ňte|ďte|třete|rte)(?!\p{L})[^'\n]*'/gu,
  )

  expect(asked.filter((one) => !NOT_OURS.some((text) => one.includes(text)))).toEqual([])
})
