import { readFacts } from '../pairing/facts.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { type HeldPayment, holdsOf } from './hold.ts'

/** Whom nobody may remind now: what pairing sees in the bank at this very moment. */
export function listHeldPayments(db: Db): Promise<readonly HeldPayment[]> {
  return findHolds(db, null)
}

const findHolds = remembered(async (db: Db, _all: null) => holdsOf(await readFacts(db)))
