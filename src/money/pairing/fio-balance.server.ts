import { isCronCall } from '../bank/bank-line.server.ts'
import { findBalance } from '../bank/connections.server.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { door } from '../../ground/http/door.server.ts'
import type { Db } from '../../tables.ts'
import { receiveMoney, type ReceivedMoney } from './receive-money.server.ts'
import { z } from 'zod'
import type { Told } from '../../ground/http/told.ts'
import { BankRead, StoredBalance } from './movement-answer.ts'

const PATH = '/api/cron/fio-balance'

/** The bank's two doors: an outside cron knocks with its secret, the Treasurer with his session. */
export const fioBalanceDoors = [
  door({
    method: 'POST',
    path: PATH,
    who: 'fees.manage',
    orMachine: isCronCall,
    // A call to the bank is no part of a transaction; a repeated one is held back by the bank's own limit.
    summary: 'Read the bank and pair what came',
    answers: BankRead,
    handle: async ({ db, visitor, http }) =>
      isCronCall(http.req.header('authorization'))
        ? answer(await receiveMoney(db, { cause: 'cron', actorId: null }))
        : answer(await receiveMoney(db, { cause: 'person', actorId: visitor.id })),
  }),
  door({
    method: 'GET',
    path: PATH,
    who: 'fees.manage',
    orMachine: isCronCall,
    summary: 'The stored balance; with the cron secret the same as POST',
    answers: z.union([BankRead, StoredBalance]),
    handle: async ({ db, http }) =>
      isCronCall(http.req.header('authorization'))
        ? answer(await receiveMoney(db, { cause: 'cron', actorId: null }))
        : storedBalance(db),
  }),
]

function answer({ balance, updatedAt, received, paired }: ReceivedMoney): Told<typeof BankRead> {
  return { success: true, balance: money(balance), updatedAt, received, paired }
}

async function storedBalance(db: Db): Promise<Told<typeof StoredBalance>> {
  const club = await readClubAccount(db)
  const known = await findBalance(db, club?.account ?? null)
  return { success: true, balance: money(known?.balance ?? null), updatedAt: known?.at ?? null }
}

function money(amount: number | null) {
  return amount === null ? null : { amount, currency: 'CZK' }
}
