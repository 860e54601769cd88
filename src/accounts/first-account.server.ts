import { sql } from 'kysely'
import type { Db } from '../tables.ts'

let isKnown = false

/** Nobody can sign in yet: the only moment when a stranger is told how the house is opened. Once there is an account, never again. */
export async function isNobodyHere(db: Db): Promise<boolean> {
  if (isKnown) return false
  const { rows } = await sql<{ found: boolean }>`select exists (select from account) as found`.execute(db)
  isKnown = rows[0]?.found ?? false
  return !isKnown
}
