import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { atConsole } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { startFaultWords } from './start-fault.words.ts'

/** Whether a power cut takes back nothing that was confirmed; asked of whatever PostgreSQL the club has. */
export async function doesKeepWord(db: Db): Promise<boolean> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db)
  return rows.every(({ fsync, commit }) => fsync === 'on' && commit !== 'off')
}

/** Whoever lives on without what he was told is saved learns of it when it is too late: the start is the moment to say so. */
export async function refuseForgetful(db: Db): Promise<void> {
  if (!(await doesKeepWord(db))) throw new StartError(atConsole(startFaultWords)('forgetful'))
}
