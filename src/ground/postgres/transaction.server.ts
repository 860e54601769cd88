import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../tables.ts'
import { forgetChange } from '../platform/asking.server.ts'
import { log } from '../platform/log.server.ts'

const TRIES = 5
/** Serialization failure and deadlock: PostgreSQL undid everything, so trying again is safe. */
const RETRIABLE = ['40001', '40P01']

/** Told whether it is the last thing done in the transaction. */
type BeforeCommit = (isLast: boolean) => Promise<void>
type Steps = { readonly before: BeforeCommit[]; readonly after: ((db: Db) => Promise<void>)[] }

const lastSteps = new WeakMap<Db, Steps>()

/** One use-case, one transaction; inside another one it simply joins. */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  forgetChange()
  for (let attempt = 1; ; attempt += 1) {
    const steps: Steps = { before: [], after: [] }
    try {
      const result = await db.transaction().execute(async (tx) => {
        lastSteps.set(tx, steps)
        const done = await work(tx)
        for (const [index, step] of steps.before.entries()) await step(index === steps.before.length - 1)
        return done
      })
      await takeAfterSteps(db, steps)
      return result
    } catch (error) {
      if (attempt === TRIES || !RETRIABLE.includes(sqlState(error))) throw error
      await sleep(Math.random() * 20 * attempt)
    }
  }
}

/** What is done is done: a step that fails afterwards is told of, and undoes nothing. */
async function takeAfterSteps(db: Db, { after }: Steps): Promise<void> {
  for (const step of after)
    await step(db).catch((error: unknown) => log.error({ err: error }, 'a step after a commit failed'))
}

/** Adds a step that runs in the transaction after all else, just before the commit. */
export function beforeCommit(tx: Db, step: BeforeCommit): void {
  stepsOf(tx).before.push(step)
}

/** Adds a step for when all of it is committed, however long a transaction we are a part of: for what cannot be undone. */
export function afterCommit(tx: Db, step: (db: Db) => Promise<void>): void {
  stepsOf(tx).after.push(step)
}

function stepsOf(tx: Db): Steps {
  const steps = lastSteps.get(tx)
  if (!steps) throw new Error('a step of a transaction needs one opened by inTransaction')
  return steps
}

/** A full disk, or a database that only reads: what is there can still be read. */
export function cannotWrite(error: unknown): boolean {
  return ['25006', '53100'].includes(sqlState(error))
}

export function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
