import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
// A script of the workshop, without types; by its name, as the others are.
const PARTS = '../../bin/parts.mjs'
const { billOf, licencesOf, partsOf, unlicensed, withoutReason } = await import(PARTS)

const LOCKFILE = {
  packages: {
    '': { dependencies: { ours: '1.0.0' }, devDependencies: { tool: '2.0.0', '@types/ours': '1.0.0' } },
    'node_modules/ours': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AQID' },
    'node_modules/ours/node_modules/@deep/part': { version: '3.1.0', license: '(GPL-3.0 OR MIT)' },
    'node_modules/tool': { version: '2.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/@types/ours': { version: '1.0.0', license: 'MIT AND Secret', dev: true },
    'node_modules/silent': { version: '0.1.0' },
  },
}
const parts = partsOf(LOCKFILE)
const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name)

test('a licence we do not know, half of one, and none at all are found; of two one may choose', () => {
  expect(names(unlicensed(parts))).toEqual(['@types/ours', 'silent', 'tool'])
})

test('a reason is wanted for what we chose ourselves, by its own name or by that of its family', () => {
  expect(names(withoutReason(parts, ''))).toEqual(['@types/ours', 'ours', 'tool'])
  expect(names(withoutReason(parts, '`ours` and `@types/*`, but not tool without marks'))).toEqual(['tool'])
})

test('the bill names what runs, with its digest, and nothing of the workshop', () => {
  const { components } = billOf({ name: 'klubovna', version: '1.2.3' }, parts)

  expect(components.map(({ purl }: { readonly purl: string }) => purl)).toEqual([
    'pkg:npm/%40deep/part@3.1.0',
    'pkg:npm/ours@1.0.0',
    'pkg:npm/silent@0.1.0',
  ])
  expect(components[1]).toMatchObject({
    hashes: [{ alg: 'SHA-512', content: '010203' }],
    licenses: [{ expression: 'MIT' }],
  })
  expect(licencesOf([...parts, ...parts.slice(2, 3)])[0]).toEqual({ licence: 'MIT', count: 2 })
})

test('what wants to run something when it is installed is named, and may not', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as unknown
  const { packages } = read('package-lock.json') as {
    packages: Readonly<Record<string, { readonly hasInstallScript?: true }>>
  }
  const { allowScripts } = read('package.json') as { allowScripts: Readonly<Record<string, boolean>> }

  const wanting = Object.keys(packages)
    .filter((place) => packages[place]?.hasInstallScript)
    .map((place) => place.replace(/^.*node_modules\//, ''))

  expect(wanting.length).toBeGreaterThan(0)
  expect(wanting.filter((name) => allowScripts[name] !== false)).toEqual([])
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([])
})
