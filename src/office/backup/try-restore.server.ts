import { join } from 'node:path'
import { type ChainReport, verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { surroundings } from '../../ground/platform/surroundings.server.ts'
import { openDatabase } from '../../ground/postgres/database.server.ts'
import { migrate } from '../../ground/postgres/migrate.server.ts'
import { Refusal } from '../../refusals.ts'
import { isSameFiles } from './manifest.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestFiles } from './stored-files.server.ts'
import { withThrowAwayDatabase } from './throw-away-database.server.ts'

/**
 * Puts a backup into a database and a folder made for the purpose. The tables must equal row for row (restoring itself
 * insists on it), the files byte for byte, and the chain must hold.
 */
export async function tryRestore(
  path: string,
  folder: string,
  databaseUrl = surroundings().databaseUrl,
): Promise<ChainReport> {
  return withThrowAwayDatabase(databaseUrl, 'drill', async (throwAway) => {
    await migrate(throwAway)
    const restored = folderFiles(join(folder, 'files'))
    const { files } = await restoreBackup(
      { databaseUrl: throwAway, files: restored },
      { path, trust: 'seal' },
    )
    if (files && !isSameFiles(files, await digestFiles(restored))) throw new Refusal('backup_damaged')
    return checkChain(throwAway)
  })
}

async function checkChain(databaseUrl: string): Promise<ChainReport> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 })
  try {
    return await verifyChain(db)
  } finally {
    await close()
  }
}
