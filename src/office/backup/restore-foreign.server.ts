import type { FileStore } from '../../ground/files/files.server.ts'
import type { Db } from '../../tables.ts'
import { type BackupDescription, describeBackup } from './describe-backup.server.ts'
import { recordRestore } from './record-restore.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { glanceAtSeal, proveSeal, type SealFault } from './seal.server.ts'

type Foreign = {
  readonly path: string
  /** The key of the house that sealed it, where the person has it; without it he vouches for the file himself. */
  readonly secret: string | null
}

export type ForeignBackup = BackupDescription & {
  readonly seal: SealFault | null
  readonly isProved: boolean
}

/** Looks at a backup that this house did not seal, without touching anything. */
export async function lookAtForeign({ path, secret }: Foreign): Promise<ForeignBackup> {
  if (secret !== null) await proveSeal(path, secret)
  const description = await describeBackup({ path, trust: 'person' })
  return { ...description, seal: await glanceAtSeal(path), isProved: secret !== null }
}

type House = { readonly db: Db; readonly databaseUrl: string; readonly files: FileStore }

/** An act of the person at the server, who alone answers for where the file comes from; no screen and no call leads here. */
export async function restoreForeign({ db, databaseUrl, files }: House, foreign: Foreign) {
  if (foreign.secret !== null) await proveSeal(foreign.path, foreign.secret)
  const restored = await restoreBackup({ databaseUrl, files }, { path: foreign.path, trust: 'person' })
  await recordRestore(db, { createdAt: restored.manifest.createdAt, isForeign: true }, null)
  return restored
}
