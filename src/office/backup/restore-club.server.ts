import { recordRestore, type Restorer } from './record-restore.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import { surroundings } from '../../ground/platform/surroundings.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findBackup, makeBackup } from './backups.server.ts'
import { readResult, type TaskProgress, type TaskResults } from './task.ts'
import { nameOf, type Task } from './tasks.server.ts'

type Tools = { readonly db: Db; readonly task: Task; readonly say: (progress: TaskProgress) => void }

/**
 * Puts the club back as a backup has it. What is thrown away is backed up first, so that even this can be undone; and the
 * restore's own transaction notes in the task that it happened, so that nobody who is killed then has to guess.
 */
export async function restoreFrom({ db, task, say }: Tools): Promise<TaskResults['restore']> {
  const name = nameOf(task)
  const by = await findRestorer(db, task)
  const { path, size } = await findBackup(name)
  const saved = (await makeBackup(() => undefined)).name
  const { databaseUrl } = surroundings()
  const kept = (
    manifest: { createdAt: string; tables: readonly { rows: number }[] },
    files: number | null,
  ) => ({
    name,
    createdAt: manifest.createdAt,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files,
    saved,
  })
  const { manifest, files } = await restoreBackup(
    {
      databaseUrl,
      files: fileStore(),
      beforeCommit: async (client, restored) => {
        const result = JSON.stringify(kept(restored.manifest, restored.files?.count ?? null))
        const { rowCount } = await client.query(
          "update house_task set switched_at = now(), result = $3 where id = $1 and attempts = $2 and state = 'running'",
          [task.id, task.attempts, result],
        )
        if (rowCount !== 1) throw new Refusal('task_interrupted')
      },
    },
    { path, trust: 'seal', say: (read) => say({ done: read, of: size, bytes: read }) },
  )
  await recordRestore(db, manifest, by)
  return kept(manifest, files?.count ?? null)
}

/** The process died after it had happened: what is left is to say so. */
export async function finishRestore(db: Db, task: Task): Promise<TaskResults['restore']> {
  const result = readResult('restore', task.result)
  if (!result) throw new Error('a restore that happened did not say what it did')
  await recordRestore(db, result, await findRestorer(db, task))
  return result
}

async function findRestorer(db: Db, { askedBy }: Task): Promise<Restorer | null> {
  if (askedBy === null) return null
  const account = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', askedBy)
    .executeTakeFirst()
  return account ?? null
}
