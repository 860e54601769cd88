import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STORED_BACKUPS } from '../stored-backups.ts'
import { readManifestOf } from '../../src/office/backup/read-manifest.server.ts'
import { readMigrations } from '../../src/ground/postgres/migrate.server.ts'

// Numbers that were given twice before anybody looked. Databases know them by these names, so they stay.
const TWICE = ['0012_batch_details', '0012_import_decisions', '0035_watch', '0035_watch_acts']
const NAME = /^\d{4}(?:_[a-z0-9]+)+$/

const numberOf = (name: string) => Number(name.slice(0, 4))

test('each migration since the first version has a number of its own, above the last of that version', async () => {
  const first = await readManifestOf(join(STORED_BACKUPS, '0.1.0.tar.gz'))
  const known = new Set(first?.migrations.map(({ name }) => name))
  const names = readMigrations().map(({ name }) => name)
  const later = names.filter((name) => !known.has(name))

  const last = Math.max(...[...known].map(numberOf))

  expect(last).toBe(38)
  expect(later.filter((name) => !NAME.test(name) || numberOf(name) <= last)).toEqual([])
  expect(takenTwice(names)).toEqual(TWICE)
})

function takenTwice(names: readonly string[]): readonly string[] {
  return names.filter((name) => names.some((other) => other !== name && numberOf(other) === numberOf(name)))
}
