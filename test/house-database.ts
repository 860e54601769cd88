import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../src/ground/postgres/database.server.ts'
import { runningPostgresUrl } from '../src/ground/postgres/embedded-postgres.server.ts'
import type { Db } from '../src/tables.ts'

/** Looks into the database of a running house. */
export async function databaseAt<Result>(
  dataDir: string,
  look: (db: Db) => Promise<Result>,
): Promise<Result> {
  const url = runningPostgresUrl(join(dataDir, 'pg18'))
  if (!url) throw new Error('no database is running there')
  const database = openDatabase(url, { max: 1 })
  try {
    return await look(database.db)
  } finally {
    await database.close()
  }
}

/** The number of the process the house's database runs under; none while it has none. */
export function postmasterOf(dataDir: string): number | null {
  const file = join(dataDir, 'pg18', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}

/** The database of a running house hangs while the work is done: its processes are there and answer nobody. */
export async function whileHung<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const postmaster = postmasterOf(dataDir)
  if (!postmaster) throw new Error('no database is running there')
  const processes = [postmaster, ...childrenOf(postmaster)]
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    // The postmaster last: it takes note of children that have ended, and then there is nobody of that number.
    for (const pid of processes.toReversed()) process.kill(pid, 'SIGCONT')
  }
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}
