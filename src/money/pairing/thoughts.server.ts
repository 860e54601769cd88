import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { type Facts, readFacts } from './facts.server.ts'
import { pair, type Pairing } from './pair.ts'

/** Everything that waits in the bank, and what the machine makes of it. */
export type Thoughts = Facts & { readonly pairing: Pairing }

type Thought = {
  readonly of: string
  readonly people: Facts['knowledge']['people']
  readonly pairing: Pairing
}
const thought = new WeakMap<Db, Thought>()

/**
 * Read once for the pairing, for its counts and for whom nobody may remind, until the club changes. Most changes are about
 * somebody whom no money waits for: of the same facts the machine thinks the same.
 */
export const readThoughts = remembered(async (db: Db, _all: null): Promise<Thoughts> => {
  const facts = await readFacts(db)
  const { movements, payments, knowledge } = facts
  const { people, closedSymbols, accounts, refused } = knowledge
  const of = JSON.stringify([movements, payments, [...closedSymbols], [...accounts], [...refused]])
  const last = thought.get(db)
  if (last?.of === of && last.people === people) return { ...facts, pairing: last.pairing }
  const pairing = pair(movements, payments, knowledge)
  thought.set(db, { of, people, pairing })
  return { ...facts, pairing }
})
