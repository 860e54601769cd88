import { setImmediate as turnEnds } from 'node:timers/promises'
import type { Db } from '../../tables.ts'
import { sqlState } from './transaction.server.ts'

/** So many fit into one statement, and it always holds as many: one length, one plan. */
const SEATS = 16

type Waiting<Answer> = {
  readonly keys: Set<string>
  readonly answers: Promise<ReadonlyMap<string, Answer>>
}

/**
 * Those who ask in the same turn of the house leave together: what is asked by every request is asked once for all that have
 * come meanwhile, and nobody is told anything older than his question. Who comes alone goes at once.
 */
export function askedTogether<Answer>(
  ask: (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (db: Db, key: string) => Promise<Answer | undefined> {
  const waiting = new WeakMap<Db, Waiting<Answer>>()
  const leave = async (db: Db, keys: Set<string>) => {
    await turnEnds()
    if (waiting.get(db)?.keys === keys) waiting.delete(db)
    return ask(db, [...keys])
  }
  const group = (db: Db) => {
    const keys = new Set<string>()
    const begun = { keys, answers: leave(db, keys) }
    waiting.set(db, begun)
    return begun
  }
  return async (db, key) => {
    // In a transaction there is nobody to wait for, and others wait for what it holds.
    if (db.isTransaction) return (await ask(db, [key])).get(key)
    const last = waiting.get(db)
    const { keys, answers } = last && last.keys.size < SEATS ? last : group(db)
    keys.add(key)
    try {
      return (await answers).get(key)
    } catch (error) {
      if (keys.size === 1 || !UNREADABLE.test(sqlState(error))) throw error
      return (await ask(db, [key])).get(key)
    }
  }
}

/** What one of them brought is no number, no day, no text: then each asks alone, and only his own question fails. */
const UNREADABLE = /^22/

/** The values, and empty seats behind them. */
export function seated<Value>(values: readonly Value[]): readonly (Value | null)[] {
  return Array.from({ length: SEATS }, (_, seat) => values[seat] ?? null)
}
