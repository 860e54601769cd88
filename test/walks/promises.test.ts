import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// A promise is worth as much as the test that keeps it: the list of them may name none that is not there.
const ROOT = join(import.meta.dirname, '..', '..')
const text = readFileSync(join(ROOT, 'docs', 'promises.md'), 'utf8')

/** The kinds of promises, by their letter, and how many there are of each. */
const KINDS = { R: 84, F: 44, I: 12, M: 8, L: 4 }
const STATES = ['Kept', 'Partly', 'Not kept']

const rows = [...text.matchAll(/^\| ([A-Z]\d+) \| (.+?) \| \*\*(.+?)\.\*\* (.+) \|$/gm)].map(
  ([, number = '', promise = '', state = '', proof = '']) => ({ number, promise, state, proof }),
)
const open = /^## Not yet looked at$([^#]*)/m.exec(text)?.[1]?.match(/\b[A-Z]\d+\b/g) ?? []

/** The files a proof names, each with the titles quoted after it. */
const namedIn = (proof: string) =>
  proof.split(/(?=`[\w.]+\/)/).flatMap((part) => {
    const [, file] = /^`([\w.]+\/[^`]+)`/.exec(part) ?? []
    return file ? [{ file, titles: [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) }] : []
  })

const named = rows.flatMap(({ number, proof }) => namedIn(proof).map((one) => ({ number, ...one })))
const isThere = (file: string) => existsSync(join(ROOT, file))

test('every file a promise names is there', () => {
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ file }) => !isThere(file))).toEqual([])
})

test('every title a promise quotes stands in its file', () => {
  const quoted = named.flatMap(({ number, file, titles }) => titles.map((title) => ({ number, file, title })))

  expect(quoted.length).toBe(text.match(/“/g)?.length)
  expect(
    quoted.filter(
      ({ file, title }) => isThere(file) && !readFileSync(join(ROOT, file), 'utf8').includes(title),
    ),
  ).toEqual([])
})

test('every number is spoken of once', () => {
  const all = Object.entries(KINDS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
  )
  const spoken = [...rows.map(({ number }) => number), ...open]

  expect(all.filter((number) => !spoken.includes(number))).toEqual([])
  expect(spoken.filter((number, index) => !all.includes(number) || spoken.indexOf(number) < index)).toEqual(
    [],
  )
})

test('each says whether it is kept, and what is kept names its proof', () => {
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
  expect(rows.filter(({ state, proof }) => state === 'Kept' && namedIn(proof).length === 0)).toEqual([])
})

test('none names the same proof twice', () => {
  const doubled = rows.filter(({ proof }) => {
    const titles = namedIn(proof).flatMap(({ file, titles: some }) => some.map((title) => `${file} ${title}`))
    return new Set(titles).size < titles.length
  })

  expect(doubled.map(({ number }) => number)).toEqual([])
})

test('where something itself is said to be missing, the row does not say that all of it is kept', () => {
  const missing: readonly string[] =
    /^In (.+) something itself is missing/m.exec(text)?.[1]?.match(/\b[A-Z]\d+\b/g) ?? []

  expect(missing.length).toBeGreaterThan(0)
  expect(rows.filter(({ number, state }) => missing.includes(number) && state === 'Kept')).toEqual([])
})

test('the sums at the top are those of the rows', () => {
  const sums = Object.fromEntries(
    [...text.matchAll(/^\| \*\*(.+?)\*\* \| .+ \| (\d+) \|$/gm)].map(([, state = '', sum]) => [
      state,
      Number(sum),
    ]),
  )

  expect(sums).toEqual(
    Object.fromEntries(STATES.map((state) => [state, rows.filter((row) => row.state === state).length])),
  )
})
