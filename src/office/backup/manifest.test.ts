import { expect, test } from 'vitest'
import {
  differences,
  isComplete,
  isSameFiles,
  type Manifest,
  obstacleTo,
  parseFilesDigest,
  parseManifest,
} from './manifest.ts'

const here = [
  { name: '0001', hash: 'a' },
  { name: '0002', hash: 'b' },
]
const manifest: Manifest = {
  format: 3,
  createdAt: '2026-11-15T20:00:00.000Z',
  version: '0.1.0',
  hasFiles: true,
  migrations: here,
  secretMark: 'x',
  series: [],
  tables: [{ name: 'member', columns: ['id'], rows: 2, digest: '7' }],
}

test.each([
  ['its own', manifest, null],
  ['tables alone, as they once were', { ...manifest, format: 1, hasFiles: false }, null],
  ['something else', parseManifest('{"format":1}'), 'not_a_backup'],
  ['no JSON at all', parseManifest('nic'), 'not_a_backup'],
  ['a newer format', { ...manifest, format: 4 }, 'newer_backup'],
  ['newer tables', { ...manifest, migrations: [...here, { name: '0003', hash: 'c' }] }, 'newer_backup'],
  ['older tables', { ...manifest, migrations: here.slice(0, 1) }, null],
  ['tables made otherwise', { ...manifest, migrations: [{ name: '0001', hash: 'z' }] }, 'other_schema'],
])('a backup with %s', (_what, given, obstacle) => {
  expect(obstacleTo(given, here)).toBe(obstacle)
})

const schema = {
  tables: [
    { name: 'member', columns: ['id'] },
    { name: 'session', columns: ['id'] },
  ],
  passing: ['session'],
  series: manifest.series.map(({ name }) => name),
}
const member = manifest.tables

test.each([
  ['what there is', member, true],
  ['a passing table as well', [...member, { name: 'session', columns: ['id'], rows: 0, digest: '0' }], true],
  ['nothing', [], false],
  ['the same table twice', [...member, ...member], false],
  ['a table nobody knows', [...member, { name: 'pes', columns: ['id'], rows: 0, digest: '0' }], false],
  ['a column too few', [{ name: 'member', columns: [], rows: 2, digest: '7' }], false],
])('a backup that names %s', (_what, tables, expected) => {
  expect(isComplete({ ...manifest, tables }, schema)).toBe(expected)
})

test('a manifest survives being written down', () => {
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
})

test('a table that lost a row or changed one is named', () => {
  expect(differences(manifest.tables, manifest.tables)).toEqual([])
  expect(differences(manifest.tables, [{ name: 'member', rows: 1, digest: '7' }])).toEqual(['member'])
  expect(differences(manifest.tables, [])).toEqual(['member'])
})

test('a backup from before there were files in it says so by saying nothing', () => {
  const { version: _, hasFiles: __, ...old } = manifest

  expect(parseManifest(JSON.stringify(old))).toEqual({ ...manifest, version: '', hasFiles: false })
})

test('files are the same only by number, size and sum together', () => {
  const files = { count: 2, bytes: 10, digest: 'ab' }

  expect(isSameFiles(files, parseFilesDigest(JSON.stringify(files)))).toBe(true)
  expect(isSameFiles(files, { ...files, digest: 'ac' })).toBe(false)
  expect(isSameFiles(files, parseFilesDigest('{}'))).toBe(false)
})
