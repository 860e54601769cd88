import { hasToken } from '../bank/bank-line.server.ts'
import { readConnection } from '../bank/connections.server.ts'
import { receiveMoney } from '../pairing/receive-money.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

/** Whether a bank is connected and when it was read last. */
export type BankAge = { readonly isOn: boolean; readonly updatedAt: Date | null }

export async function findBankAge(db: Db): Promise<BankAge> {
  const [isOn, { lastSuccessAt }] = await Promise.all([hasToken(db), readConnection(db)])
  return { isOn, updatedAt: lastSuccessAt }
}

/** The bank lets us ask twice a minute; what was read so lately need not be read again. */
const FRESH_FOR = 5 * 60_000

type Input = { readonly now: Date; readonly actorId: number; readonly acceptOldData: boolean }

/**
 * Reads the bank right before anybody is reminded. Where it cannot be read, the data are old and the
 * officer has to say that he knows; a club without a bank knows that already.
 */
export async function readBankFirst(db: Db, { now, actorId, acceptOldData }: Input): Promise<BankAge> {
  const before = await findBankAge(db)
  if (!before.isOn) return before
  try {
    await receiveMoney(db, { cause: 'person', actorId })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  const after = await findBankAge(db)
  const isFresh = after.updatedAt !== null && now.getTime() - after.updatedAt.getTime() < FRESH_FOR
  if (!isFresh && !acceptOldData) throw new Refusal('bank_data_old')
  return after
}
