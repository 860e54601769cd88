import { sql } from 'kysely'
import { type Manifest, obstacleTo, type RestoreObstacle } from './manifest.ts'
import { glanceAtSeal, type SealFault } from './seal.server.ts'
import type { Db } from '../../tables.ts'
import { findBackup, manifestOf } from './backups.server.ts'

type Looked = { readonly manifest: Manifest | null; readonly obstacle: RestoreObstacle | SealFault | null }

/** What a backup says about itself, and what stands in its way as far as a glance tells. */
export async function lookAt(db: Db, name: string): Promise<Looked> {
  const { path } = await findBackup(name)
  const manifest = await manifestOf(name)
  if (!manifest) return { manifest, obstacle: 'not_a_backup' }
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from schema_migration order by name`.execute(db)
  return { manifest, obstacle: (await glanceAtSeal(path)) ?? obstacleTo(manifest, rows) }
}
