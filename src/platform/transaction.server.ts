import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../tables.ts'

const TRIES = 5
/** Serialization failure and deadlock: PostgreSQL undid everything, so trying again is safe. */
const RETRIABLE = ['40001', '40P01']

const lastSteps = new WeakMap<Db, (() => Promise<void>)[]>()

/** One use-case, one transaction; inside another one it simply joins. */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        const steps: (() => Promise<void>)[] = []
        lastSteps.set(tx, steps)
        const result = await work(tx)
        for (const step of steps) await step()
        return result
      })
    } catch (error) {
      if (attempt === TRIES || !RETRIABLE.includes(sqlState(error))) throw error
      await sleep(Math.random() * 20 * attempt)
    }
  }
}

/** Adds a step that runs in the transaction after all else, just before the commit. */
export function beforeCommit(tx: Db, step: () => Promise<void>): void {
  const steps = lastSteps.get(tx)
  if (!steps) throw new Error('beforeCommit needs a transaction opened by inTransaction')
  steps.push(step)
}

export function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
