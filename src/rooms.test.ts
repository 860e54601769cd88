import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withoutRemarks } from '../test/remarks.ts'

// How a room is kept: its size, the names on its doors, the plate that says what lives there.
const SRC = import.meta.dirname

const NAMES =
  /^(?!index\.)[a-z0-9-]+\.(?:(?:server\.|screen\.|layout\.|words\.|mail\.|apart\.|d\.)?(?:test\.)?tsx?|css)$|^README\.md$/
const ENTRIES = [
  'root.tsx',
  'entry.client.tsx',
  'entry.server.tsx',
  'globals.d.ts',
  // A list of others, as it is.
  'entry/accounts/common-passwords.txt',
]

const all = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
const files = all.filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const texts = new Map(files.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]))
const read = (file: string) => texts.get(file) ?? ''
const nameOf = (file: string) => file.split('/').at(-1) ?? ''

// The moment itself, whoever stands in for it, and what says 'now' where nothing is given to it.
const NOW =
  /new (?:globalThis\.)?Date(?:\s*\(\s*\)|\b(?!\s*\())|(?<!new )\bDate(?:\(\s*\)|\.now\b|\[['"`])|= (?:globalThis\.)?Date$|\bTemporal\.Now\b|\.format(?:ToParts)?\(\s*\)/m
// How long the machine has been at it: no rule may ask that either.
const HOW_LONG = /\bperformance\.(?:now|timeOrigin)\b|\bhrtime\b|\bprocess\.uptime\(/

test('only the clock reads the clock', () => {
  const isRule = (file: string) => !/\.server\.|\.tsx$/.test(file) && dirname(file) !== 'process'
  const reads = (file: string) => {
    if (!/Date\b|\bTemporal\b|\.format|\bperformance\b|\bhrtime\b|uptime/.test(read(file))) return false
    // A remark reads nothing, and what stands in one hides nothing.
    const bare = withoutRemarks(file, read(file))
    return NOW.test(bare) || (isRule(file) && HOW_LONG.test(bare))
  }
  const guilty = files.filter(
    (file) => file !== 'ground/platform/clock.server.ts' && !isTest(file) && reads(file),
  )

  // The browser has a clock of its own; these run there.
  expect(
    guilty.filter((file) => !['ground/ui', 'ground/offline', 'ground/signal'].includes(dirname(file))),
  ).toEqual([])
})

test('no file has outgrown its room', () => {
  expect(files.filter((file) => read(file).split('\n').length > 300)).toEqual([])
})

test('file names come from the vocabulary', () => {
  expect(all.filter((file) => !NAMES.test(nameOf(file)) && !ENTRIES.includes(file))).toEqual([])
})

test('one thing is said in one way: these names have a successor', () => {
  // input, filter or form; x-page; api-x; view-x.
  const retired = /wish|^grant-(?!panels)|-doors?\.|-desk\.server|-forms\.server/
  // Says of a file only that it is one: the vocabulary of ARCHITECTURE.md says what it does.
  const saysNothing =
    /(?:^|-)(?:util|helper|service|manager|handler|controller|repository|model|type|schema|common|misc|lib|dto|constant)s?\./

  expect(
    files.filter((file) => !isTest(file) && (retired.test(nameOf(file)) || saysNothing.test(nameOf(file)))),
  ).toEqual([])
})

const slices = [...new Set(files.map(dirname))].filter((folder) => folder !== '.')
const districtOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '')
const districts = [...new Set(files.map(districtOf))].filter(Boolean).toSorted()

test('every district says in ten lines what lives there, and names each of its slices', () => {
  const lines = districts.map((district) => [district, readme(district).split('\n').length] as const)
  const unnamed = slices.filter((slice) => {
    const [district = '', name] = slice.split('/')
    return name !== undefined && !readme(district).includes(`\`${name}\``)
  })

  expect(lines.filter(([, count]) => count < 6 || count > 20)).toEqual([])
  expect(slices.filter((slice) => readme(slice) === '')).toEqual([])
  expect(unnamed).toEqual([])
})

test('what a district says it uses, and who uses it, is so', { timeout: 60_000 }, () => {
  const uses = new Map(districts.map((district) => [district, new Set<string>()]))
  for (const from of files.filter((file) => !isTest(file) && districtOf(file) !== ''))
    for (const [, path = ''] of read(from).matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)) {
      const other = districtOf(relative(SRC, resolve(SRC, dirname(from), path)))
      if (other !== districtOf(from) && districts.includes(other)) uses.get(districtOf(from))?.add(other)
    }
  const said = (district: string, what: string) => {
    const line =
      readme(district)
        .split('\n')
        .find((one) => one.startsWith(`${what}: `)) ?? ''
    return [...line.matchAll(/`([a-z]+)`/g)].map(([, name]) => name)
  }

  for (const district of districts) {
    const users = districts.filter((other) => uses.get(other)?.has(district))
    expect([district, said(district, 'Uses')]).toEqual([district, [...(uses.get(district) ?? [])].toSorted()])
    expect([district, said(district, 'Used by')]).toEqual([district, users])
  }
})

function readme(folder: string): string {
  const file = join(SRC, folder, 'README.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
