import type pg from 'pg'
import { resealChain } from '../../ground/audit/reseal-chain.server.ts'
import { dbOver } from '../../ground/postgres/database.server.ts'
import { secretMark } from '../../ground/platform/secret.server.ts'
import type { Manifest } from './manifest.ts'

/**
 * A club that had another key moves in under ours: its history is sealed with it from now on, and second steps, which the
 * old key alone can open, are off, or nobody who had one would ever come in again.
 */
export async function takeOver(client: pg.Client, { secretMark: theirs }: Manifest): Promise<void> {
  if (theirs === secretMark()) return
  const db = dbOver(client)
  await resealChain(db)
  await db.deleteFrom('secondStep').execute()
}
