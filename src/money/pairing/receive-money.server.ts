import { bankSettings, hasToken } from '../bank/bank-line.server.ts'
import { isReadingDue } from '../bank/connections.server.ts'
import { readBank, type ReadingInput } from '../bank/read-bank.server.ts'
import { notePaired } from '../bank/readings.server.ts'
import { isWatched } from '../bank/watcher.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { pairMovements } from './pair-movements.server.ts'

export type ReceivedMoney = {
  /** The last balance known and when it was so; null before the first. */
  readonly balance: number | null
  readonly updatedAt: Date | null
  /** Movements nobody knew before. */
  readonly received: number
  readonly paired: number
}

/** Reads the bank and puts what came to its payments. Both parts are safe to be cut off: the next time goes on. */
export async function receiveMoney(db: Db, input: ReadingInput): Promise<ReceivedMoney> {
  const { id, balance, updatedAt, received } = await readBank(db, input)
  const { paired } = await pairMovements(db)
  await notePaired(db, id, paired)
  return { balance, updatedAt, received, paired }
}

/** The schedule's own reading: when its time has come, and never so that it fails; what went wrong is noted already. */
export async function receiveMoneyByItself(
  db: Db,
  { isRetry }: { readonly isRetry: boolean },
): Promise<void> {
  if (!(await hasToken(db))) return
  if (!isRetry && bankSettings().isDemo && !isWatched()) return
  if (!isRetry && !(await isReadingDue(db))) return
  try {
    await receiveMoney(db, { cause: 'schedule', actorId: null, isRetry })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
