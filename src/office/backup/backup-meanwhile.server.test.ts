import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { seedDemoClub } from '../../../db/seed/demo-club.ts'
import { aSink } from '../../../test/backups.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

const db = useDatabase()
const workDir = mkdtempSync(join(tmpdir(), 'kl-meanwhile-'))
const files = folderFiles(join(workDir, 'files'))
afterAll(() => rmSync(workDir, { recursive: true, force: true }))

/** A tag and a piece of news that belong together, and the entry that tells of them. */
const pairs = async () => {
  const { rows } = await sql<{ tags: number; news: number }>`
    select (select count(*)::int from tag where name like 'dvojice%') as tags,
      (select count(*)::int from news where title like 'dvojice%') as news`.execute(db())
  return rows[0]
}

test('a backup made while people write holds each change whole or not at all, and its chain is whole', async () => {
  await inTransaction(db(), (tx) => seedDemoClub(tx, { today: '2026-11-15', passwordHash: 'x' }))
  const { id } = await someone(db(), 'Secretary')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const url = databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
  const { out, bytes } = aSink()
  const state = { isOver: false }
  let written = 0

  const backup = writeBackup({ databaseUrl: url, workDir: join(workDir, 'tmp'), files }, out).finally(
    () => (state.isOver = true),
  )
  await Promise.all(
    Array.from({ length: 4 }, async (_, writer) => {
      for (let turn = 0; !state.isOver; turn += 1) {
        const name = `dvojice ${writer} ${turn}`
        await inTransaction(db(), async (tx) => {
          await tx.insertInto('tag').values({ name }).execute()
          await tx.insertInto('news').values({ title: name, body: 'x', createdBy: id }).execute()
          recordAudit(tx, { action: 'APPROVED', actorId: id })
        })
        written += 1
      }
    }),
  )
  await backup
  const path = join(workDir, 'made.tar.gz')
  writeFileSync(path, bytes())
  await restoreBackup({ databaseUrl: url, files }, { path, trust: 'seal' })

  const restored = await pairs()
  expect(written).toBeGreaterThan(20)
  expect(restored?.news).toBe(restored?.tags)
  expect(restored?.tags).toBeLessThan(written)
  expect((await verifyChain(db())).fault).toBeNull()
})
