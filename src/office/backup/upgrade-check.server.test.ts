import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster.ts'
import { useDatabase } from '../../../test/database.ts'
import { useSurroundings } from '../../ground/platform/surroundings.server.ts'
import { readUpgrade } from './upgrade-check.server.ts'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-upgrade-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function url(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}

test('a club of this version has nothing to change', async () => {
  expect(await readUpgrade(await url(), true)).toMatchObject({ changes: [], newest: null, savesFirst: true })
})

test('what an older club is missing is told by its author’s words, and stays missing', async () => {
  await sql`delete from schema_migration where name = '0074_ride_groups'`.execute(db())

  const seen = await readUpgrade(await url(), false)
  const again = await readUpgrade(await url(), false)

  expect(seen.changes).toEqual([
    {
      name: '0074_ride_groups',
      about: 'In which group somebody rides, and whether he leads or sweeps it.',
    },
  ])
  expect(again.changes).toEqual(seen.changes)
  expect(seen.databaseSize).toBeGreaterThan(1_000_000)
  expect(seen.free).toBeGreaterThan(0)
})
