import { join } from 'node:path'
import { type ChainReport, verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { surroundings } from '../../ground/platform/surroundings.server.ts'
import { openDatabase } from '../../ground/postgres/database.server.ts'
import { migrate } from '../../ground/postgres/migrate.server.ts'
import { createSession, findVisitor } from '../../entry/accounts/sessions.server.ts'
import type { Role } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isSameFiles } from './manifest.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestFiles } from './stored-files.server.ts'
import { withThrowAwayDatabase } from './throw-away-database.server.ts'

/**
 * Puts a backup into a database and a folder made for the purpose. The tables must equal row for row (restoring itself
 * insists on it), the files byte for byte, the chain must hold, and a Webmaster must come in.
 */
export async function tryRestore(
  path: string,
  folder: string,
  databaseUrl = surroundings().databaseUrl,
): Promise<Tried> {
  return withThrowAwayDatabase(databaseUrl, 'drill', async (throwAway) => {
    await migrate(throwAway)
    const restored = folderFiles(join(folder, 'files'))
    const { files } = await restoreBackup(
      { databaseUrl: throwAway, files: restored },
      { path, trust: 'seal' },
    )
    if (files && !isSameFiles(files, await digestFiles(restored))) throw new Refusal('backup_damaged')
    return lookInside(throwAway)
  })
}

/** What came back: whether its history holds, and in which role somebody came in who can mend the rest; null where nobody is in it. */
export type Tried = { readonly chain: ChainReport; readonly enteredAs: Role | null }

async function lookInside(databaseUrl: string): Promise<Tried> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 })
  try {
    return { chain: await verifyChain(db), enteredAs: await comeIn(db) }
  } finally {
    await close()
  }
}

async function comeIn(db: Db): Promise<Role | null> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('role', '=', 'Webmaster')
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (!account) return null
  const token = await createSession(db, account, { address: '127.0.0.1', userAgent: 'drill' })
  const visitor = await findVisitor(db, token)
  if (!visitor) throw new Refusal('backup_damaged')
  return visitor.role
}
