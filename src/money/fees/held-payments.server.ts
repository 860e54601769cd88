import { readFacts } from '../pairing/facts.server.ts'
import type { Db } from '../../tables.ts'
import { type HeldPayment, holdsOf } from './hold.ts'

/** Whom nobody may remind now: what pairing sees in the bank at this very moment. */
export async function listHeldPayments(db: Db): Promise<readonly HeldPayment[]> {
  return holdsOf(await readFacts(db))
}
