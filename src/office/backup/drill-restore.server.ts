import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChainReport } from '../../ground/audit/verify-chain.server.ts'
import type { Role } from '../../permissions.ts'
import { now } from '../../ground/platform/clock.server.ts'
import type { FileStore } from '../../ground/files/files.server.ts'
import { tryRestore } from './try-restore.server.ts'
import { type BackupProgress, writeBackup } from './write-backup.server.ts'

type Drill = {
  readonly databaseUrl: string
  readonly files: FileStore
  readonly workDir: string
  readonly version?: string
  readonly say?: (progress: BackupProgress) => void
}

export type DrillReport = {
  readonly takenAt: string
  readonly seconds: number
  readonly size: number
  readonly tables: number
  readonly rows: number
  readonly files: number
  readonly chain: ChainReport
  readonly enteredAs: Role | null
}

/** Proves that the club would come back: a fresh backup is put back for trial. */
export async function drillRestore(drill: Drill): Promise<DrillReport> {
  const startedAt = now().getTime()
  await mkdir(drill.workDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(drill.workDir, 'drill-'))
  try {
    const file = join(folder, 'backup.tar.gz')
    const { manifest, files } = await writeBackup(drill, createWriteStream(file, { mode: 0o600 }))
    const { chain, enteredAs } = await tryRestore(file, folder, drill.databaseUrl)
    return {
      takenAt: manifest.createdAt,
      seconds: Math.round((now().getTime() - startedAt) / 1000),
      size: (await stat(file)).size,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.count,
      chain,
      enteredAs,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
