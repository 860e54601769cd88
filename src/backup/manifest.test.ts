import { expect, test } from 'vitest'
import { backupFileName, differences, type Manifest, obstacleTo, parseManifest } from './manifest.ts'

const here = {
  migrations: [
    { name: '0001', hash: 'a' },
    { name: '0002', hash: 'b' },
  ],
  secretMark: 'x',
}
const manifest: Manifest = {
  format: 1,
  createdAt: '2026-11-15T20:00:00.000Z',
  ...here,
  series: [],
  tables: [{ name: 'member', columns: ['id'], rows: 2, digest: '7' }],
}

test.each([
  ['its own', manifest, null],
  ['something else', parseManifest('{"format":1}'), 'not_a_backup'],
  ['no JSON at all', parseManifest('nic'), 'not_a_backup'],
  ['a newer format', { ...manifest, format: 2 }, 'newer_backup'],
  [
    'newer tables',
    { ...manifest, migrations: [...here.migrations, { name: '0003', hash: 'c' }] },
    'newer_backup',
  ],
  ['older tables', { ...manifest, migrations: here.migrations.slice(0, 1) }, 'other_schema'],
  ['another key', { ...manifest, secretMark: 'y' }, 'other_secret'],
])('a backup with %s', (_what, given, obstacle) => {
  expect(obstacleTo(given, here)).toBe(obstacle)
})

test('a manifest survives being written down', () => {
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
})

test('a table that lost a row or changed one is named', () => {
  expect(differences(manifest.tables, manifest.tables)).toEqual([])
  expect(differences(manifest.tables, [{ name: 'member', rows: 1, digest: '7' }])).toEqual(['member'])
  expect(differences(manifest.tables, [])).toEqual(['member'])
})

test('the name of the file says when', () => {
  expect(backupFileName('2026-11-15', '21:04')).toBe('klubovna-2026-11-15-2104.tar.gz')
})
