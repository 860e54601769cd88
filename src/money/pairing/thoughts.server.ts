import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { type Facts, readFacts } from './facts.server.ts'
import { pair, type Pairing } from './pair.ts'

/** Everything that waits in the bank, and what the machine makes of it. */
export type Thoughts = Facts & { readonly pairing: Pairing }

/** Thought over once for the pairing, for its counts and for whom nobody may remind, until the club changes. */
export const readThoughts = remembered(async (db: Db, _all: null): Promise<Thoughts> => {
  const facts = await readFacts(db)
  return { ...facts, pairing: pair(facts.movements, facts.payments, facts.knowledge) }
})
