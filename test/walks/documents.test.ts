import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '../../src/ground/platform/config.server.ts'

// A stranger who reads no Czech must be able to run, change and test the house.
const ROOT = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
const czech = read('docs/provoz.md')
const english = read('docs/operations.md')

/** The shape of a document: its headings by their level, each with the number of points and lines under it. */
const shapeOf = (text: string) =>
  text
    .split(/^(?=#)/m)
    .filter(Boolean)
    .map((part) => ({
      level: /^#+/.exec(part)?.[0],
      points: part.match(/^(?:- |\d+\. )/gm)?.length ?? 0,
      lines: part.split('\n').filter((line) => line.trim() !== '').length,
    }))

/** What must be typed exactly so, in whatever language one reads: settings, addresses, codes, commands. */
const exactWords = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, word = '']) => word)
    .map((word) => word.replace(/\S+@\S+|\S+\.tar\.gz|(?<=show-link )\S+/g, '…'))
    .toSorted()

test('the English guide to operations is the whole Czech one, point by point', () => {
  expect(shapeOf(english)).toEqual(shapeOf(czech))
})

test('both guides name the same settings, addresses, codes and commands', () => {
  expect(exactWords(english)).toEqual(exactWords(czech))
})

test.each([
  ['docs/provoz.md', czech],
  ['docs/operations.md', english],
])('%s names no setting that there is not', (_name, text) => {
  const named = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=\w+)?`/g)].map(([, name = '']) => name)
  const composed = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  const known = [...SETTING_NAMES, 'LC_ALL', 'LC_MESSAGES', ...composed]

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('every word of the glossary is explained in both languages, and its folders are there', () => {
  const rows = read('docs/slovnik.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
  const folders = rows.flatMap((row) =>
    [...row.join().matchAll(/`(src\/[^`]+)`/g)].map(([, path = '']) => path),
  )

  expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell.trim() === ''))).toEqual([])
  expect(folders.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test.each(['README.md', 'README.cs.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/promises.md'])(
  'every command %s tells one to type is there',
  (name) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
    const told = [...read(name).matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, script = '']) => script)

    expect(told.filter((script) => !(script in scripts))).toEqual([])
  },
)

test.each(['README.md', 'README.cs.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/provoz.md'])(
  'every link of %s leads somewhere',
  (name) => {
    const links = [...read(name).matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, path = '']) => path)

    expect(links.filter((path) => !existsSync(join(ROOT, name, '..', path)))).toEqual([])
  },
)

test.each(['README.md', 'README.cs.md', 'docs/screens/README.md', 'docs/screens/README.cs.md'])(
  'every picture of %s is there',
  (name) => {
    const pictures = [...read(name).matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path)

    expect(pictures.length).toBeGreaterThan(4)
    expect(pictures.filter((path) => !existsSync(join(ROOT, name, '..', path)))).toEqual([])
  },
)

test('the changes begin with the version we are, and each has its club that is restored in the tests', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## (\S+)$/gm)].map(([, version = '']) => version)

  expect(versions[0]).toBe(JSON.parse(read('package.json')).version)
  expect(
    versions.filter((version) => !existsSync(join(ROOT, `test/fixtures/backups/${version}.tar.gz`))),
  ).toEqual([])
})

test('containers that are given an address by chance are never given the one by which the app knows its proxy', () => {
  const compose = read('deploy/compose.yaml')
  const last = (line: RegExp) => Number(line.exec(compose)?.[1])

  expect(last(/TRUST_PROXY: \S+\.(\d+)$/m)).toBe(last(/ipv4_address: \S+\.(\d+)$/m))
  expect(last(/ip_range: \S+\.(\d+)\/25$/m)).toBeGreaterThan(last(/ipv4_address: \S+\.(\d+)$/m))
})

test('the settings that lie beside the compose file come into no image', () => {
  // Unlike Git, it looks for a plain name at the top alone.
  expect(read('.dockerignore').split('\n')).toContain('**/.env')
})
