import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** Whether a power cut takes back nothing that was confirmed; asked of whatever PostgreSQL the club has. */
export async function doesKeepWord(db: Db): Promise<boolean> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db)
  return rows.every(({ fsync, commit }) => fsync === 'on' && commit !== 'off')
}
