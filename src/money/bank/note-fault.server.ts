import { now } from '../../ground/platform/clock.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { inMinutes, lockConnection } from './connections.server.ts'
import { type BankFault, isFailure, isTooMuch, pauseAfter, shouldTell } from './fault.ts'
import { type Period, shorterSpan } from './period.ts'
import { finishReading } from './readings.server.ts'

/** As soon as the bank allows another call. */
const SOON = 32

type Failed = {
  readonly readingId: number
  readonly period: Period
  readonly fault: BankFault
  /** A second try is the last one until the schedule's time; a period a person chose is his to try again. */
  readonly input: { readonly isRetry?: boolean | undefined; readonly period?: Period | undefined }
}

/** What went wrong, when it is worth trying again, and one letter to the Treasurer when it stopped. */
export async function noteFault(db: Db, { readingId, period, fault, input }: Failed): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockConnection(tx)
    await finishReading(tx, readingId, { code: fault.code })
    if (isTooMuch(fault.code) && input.period) return
    if (isTooMuch(fault.code) && period.from < period.to) await askForLess(tx, period)
    else if (isTooMuch(fault.code) || isFailure(fault.code)) await countFailure(tx, before, fault)
    else await letItRest(tx, fault.code === 'bank_rate_limited' && !input.isRetry && !input.period)
  })
}

/** Nothing is broken: somebody else has just called with the same token, or the bank wants a person to confirm. */
async function letItRest(tx: Db, triesAgain: boolean): Promise<void> {
  await tx
    .updateTable('bankConnection')
    .set({ nextReadAt: inMinutes(10) })
    .execute()
  if (triesAgain) await readAgainSoon(tx)
}

async function askForLess(tx: Db, period: Period): Promise<void> {
  await tx
    .updateTable('bankConnection')
    .set({ spanDays: shorterSpan(period) })
    .execute()
  await readAgainSoon(tx)
}

export async function readAgainSoon(tx: Db): Promise<void> {
  await enqueue(tx, 'receive-money', { isRetry: true }, { pause: SOON })
}

type Before = Awaited<ReturnType<typeof lockConnection>>

async function countFailure(tx: Db, before: Before, { code, sentence }: BankFault): Promise<void> {
  const failures = before.failures + 1
  const tells = before.toldAt === null && shouldTell(code, failures)
  await tx
    .updateTable('bankConnection')
    .set({
      failures,
      failingSince: before.failingSince ?? now(),
      failureCode: code,
      bankSentence: sentence,
      nextReadAt: inMinutes(pauseAfter(code, failures)),
      ...(tells ? { toldAt: now() } : {}),
    })
    .execute()
  if (!tells) return
  const lastSuccessAt = before.lastSuccessAt?.toISOString() ?? null
  await tellOfficers(tx, 'Treasurer', 'bank-stopped', { code, sentence, lastSuccessAt })
}
