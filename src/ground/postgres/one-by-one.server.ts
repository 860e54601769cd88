import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

const MOST_WAITING = 1000

type Line = { last: Promise<unknown>; waiting: number }
const lines = new Map<string, Line>()

/**
 * Work on one thing, one after the other within this process. The database's lock decides anyway; but a
 * crowd that waits for it would hold every connection there is, and be turned away after three seconds.
 * Here it waits in order, with nothing in its hands.
 */
export async function oneByOne<Result>(db: Db, key: string, work: () => Promise<Result>): Promise<Result> {
  // Whoever holds a connection already must not wait for others who need one.
  if (db.isTransaction) return work()
  const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0 }
  if (line.waiting >= MOST_WAITING) throw new Refusal('too_busy', { retryAfter: 2 })
  lines.set(key, line)
  line.waiting += 1
  const turn = line.last.then(work)
  line.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    line.waiting -= 1
    if (line.waiting === 0) lines.delete(key)
  }
}
