import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { allocate } from '../payments/allocate.server.ts'
import { settleSentRefunds } from '../payments/order-refunds.server.ts'
import { inTransaction, sqlState } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { cancelByStorno } from './cancel-by-storno.server.ts'
import { readFacts } from './facts.server.ts'
import { pair } from './pair.ts'

const PAIRS_A_TRANSACTION = 100
const TRIES = 5
/** Any number, as long as it is the same in every instance. */
const LOCK = 4_120_014

/**
 * Pairs whatever cannot be wrong and works off what the bank took back. Called whenever money came; instances
 * take turns, so however many call it, each movement is paired once.
 */
export async function pairMovements(db: Db): Promise<{ readonly paired: number }> {
  let paired = 0
  for (;;) {
    const { done, isMore } = await inTurn(db)
    paired += done
    if (!isMore) return { paired }
  }
}

async function inTurn(db: Db): Promise<{ readonly done: number; readonly isMore: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, pairSome)
    } catch (error) {
      const isBusy = sqlState(error) === '55P03'
      if (!isBusy || attempt === TRIES) throw error
      await sleep(100 * attempt)
    }
  }
}

async function pairSome(tx: Db): Promise<{ readonly done: number; readonly isMore: boolean }> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const { movements, payments, knowledge } = await readFacts(tx)
  const { certain, shared, stornos } = pair(movements, payments, knowledge)
  for (const storno of stornos) await cancelByStorno(tx, storno)
  await settleSentRefunds(tx)
  const sure = [
    ...certain.map(({ movementId, paymentId, amount }) => ({ movementId, parts: [{ paymentId, amount }] })),
    ...shared,
  ]
  const now = sure.slice(0, PAIRS_A_TRANSACTION)
  let done = 0
  for (const one of now) if (await pairOne(tx, one)) done += 1
  return { done, isMore: sure.length > now.length && done > 0 }
}

type Sure = {
  readonly movementId: number
  readonly parts: readonly { readonly paymentId: number; readonly amount: number }[]
}

/** False when a person was faster: whatever he did with the money stands. */
async function pairOne(tx: Db, { movementId, parts }: Sure): Promise<boolean> {
  try {
    await allocate(tx, { movementId, parts, mode: 'automatic', actorId: null })
    return true
  } catch (error) {
    // A refusal comes before anything is written, so the transaction is as good as before.
    if (error instanceof Refusal) return false
    throw error
  }
}
