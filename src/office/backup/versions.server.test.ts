import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import { useDatabase } from '../../../test/database.ts'
import { TEST_SECRET } from '../../../test/mail-room.ts'
import { STORED_BACKUPS, STORED_SECRET } from '../../../test/stored-backups.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { DEMO_PASSWORD } from '../../entry/accounts/demo-password.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { readMigrations } from '../../ground/postgres/migrate.server.ts'
import { useAppSecret } from '../../ground/platform/secret.server.ts'
import { klubovnaVersion } from '../../ground/platform/version.server.ts'
import type { Backup } from './archive.server.ts'
import { readManifestOf } from './read-manifest.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { lookAtForeign, restoreForeign } from './restore-foreign.server.ts'
import { digestFiles } from './stored-files.server.ts'

const db = useDatabase()
const workDir = mkdtempSync(join(tmpdir(), 'kl-versions-'))
const files = folderFiles(join(workDir, 'files'))
beforeAll(() => useAppSecret(STORED_SECRET))
afterAll(() => {
  useAppSecret(TEST_SECRET)
  rmSync(workDir, { recursive: true, force: true })
})

const stored = readdirSync(STORED_BACKUPS).filter((file) => file.endsWith('.tar.gz'))
/** From before there were seals. */
const UNSEALED = ['0.1.0.tar.gz']

const url = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}

const backupOf = (file: string): Backup => ({
  path: join(STORED_BACKUPS, file),
  trust: UNSEALED.includes(file) ? 'person' : 'seal',
})

test('this version has its backup among the stored ones (npm run stored-backup)', () => {
  expect(stored).toContain(`${klubovnaVersion()}.tar.gz`)
})

test.each(stored)('no migration that %s went through was changed or renamed since', async (file) => {
  const manifest = await readManifestOf(backupOf(file).path)
  const known = new Map(readMigrations().map(({ name, hash }) => [name, hash]))

  expect(manifest?.migrations.filter(({ name, hash }) => known.get(name) !== hash)).toEqual([])
})

describe.each(stored)('the club of %s', { timeout: 60_000 }, (file) => {
  test('comes back whole into today’s tables, and lives on', async () => {
    const { manifest } = await restoreBackup({ databaseUrl: await url(), files }, backupOf(file))

    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows
    const { rows } = await sql<Record<string, number>>`select (select count(*) from member) as member,
      (select count(*) from payment) as payment, (select count(*) from event) as event`.execute(db())
    expect(rows[0]).toEqual({ member: rowsOf('member'), payment: rowsOf('payment'), event: rowsOf('event') })
    expect(rows[0]?.member).toBeGreaterThan(100)
    expect((await digestFiles(files)).count).toBe(15)
    expect((await verifyChain(db())).fault).toBeNull()
    const { status, json } = await call(anApp(db()), '/api/auth/login', {
      method: 'POST',
      body: { email: 'webmaster@klubovna.example', password: DEMO_PASSWORD },
    })
    expect(status).toBe(200)
    expect((await call(anApp(db()), '/api/members', { method: 'GET', token: json.token })).status).toBe(200)
    const left = await sql`select 1 from pg_database where datname like 'klubovna\\_restore%'`.execute(db())
    expect(left.rows).toEqual([])
  })
})

test(
  'a backup from before seals comes in only by the named act at the server, which says who rules it',
  { timeout: 60_000 },
  async () => {
    const path = join(STORED_BACKUPS, '0.1.0.tar.gz')
    const target = { databaseUrl: await url(), files }

    await expect(restoreBackup(target, { path, trust: 'seal' })).rejects.toThrow('unsealed_backup')
    const { seal, webmasters, isProved } = await lookAtForeign({ path, secret: null })
    await restoreForeign({ ...target, db: db() }, { path, secret: null })

    expect([seal, webmasters, isProved]).toEqual(['unsealed_backup', ['webmaster@klubovna.example'], false])
    expect((await verifyChain(db())).fault).toBeNull()
    const noted = await db()
      .selectFrom('auditEntry')
      .select('action')
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    expect(noted).toEqual({ action: 'FOREIGN_CLUB_RESTORED' })
  },
)

test(
  'a club with another key moves in by the same act, its history is sealed anew, its old key proves the file',
  { timeout: 60_000 },
  async () => {
    const path = join(STORED_BACKUPS, '0.2.0.tar.gz')
    const target = { databaseUrl: await url(), files }
    useAppSecret(TEST_SECRET)
    try {
      await expect(restoreBackup(target, { path, trust: 'seal' })).rejects.toThrow('other_secret')
      await expect(lookAtForeign({ path, secret: 'x'.repeat(40) })).rejects.toThrow('other_secret')
      const { seal, isProved } = await lookAtForeign({ path, secret: STORED_SECRET })
      await restoreForeign({ ...target, db: db() }, { path, secret: STORED_SECRET })

      expect([seal, isProved]).toEqual(['other_secret', true])
      expect(await verifyChain(db())).toMatchObject({ fault: null })
      expect(await db().selectFrom('secondStep').select('accountId').execute()).toEqual([])
    } finally {
      useAppSecret(STORED_SECRET)
    }
  },
)
