import { parseAccountNumber } from '../payments/account-number.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { writeClubAccount } from '../payments/set-club-account.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { log } from '../../ground/platform/log.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { bankSettings, findToken } from './bank-line.server.ts'
import { claimCall, endCall } from './calls.server.ts'
import { findBalance, inMinutes, lockConnection, readConnection } from './connections.server.ts'
import { type BankFault, isTooMuch } from './fault.ts'
import { askFio, type FioAnswer } from './fio.server.ts'
import type { Movement, Statement } from './movement.ts'
import { type NumberedMovement, storeBalance, storeMovements, storeUnreadable } from './movements.server.ts'
import { noteFault, readAgainSoon } from './note-fault.server.ts'
import { gapBefore, gapLeft, nextPeriod, type Period } from './period.ts'
import { type Cause, finishReading, startReading } from './readings.server.ts'

export type ReadingInput = {
  readonly cause: Exclude<Cause, 'file'>
  readonly actorId: number | null
  /** Further back than the schedule goes; older than ninety days the bank wants it confirmed first. */
  readonly period?: Period | undefined
  /** The second try, or the next part of a period the bank had too much for. */
  readonly isRetry?: boolean
}

export type BankReading = {
  readonly id: number
  readonly balance: number | null
  readonly updatedAt: Date | null
  readonly received: number
}

/** An hour in a real club; every other minute in the demo, which leaves room for the button between two readings. */
const PACE = { real: 60, demo: 1.5 }

/**
 * Reads the bank: everything from a fortnight before the last success until today, stored whole or not at all.
 * What the bank refuses is noted with its reason, and the balance stays the last one known.
 */
export async function readBank(db: Db, input: ReadingInput): Promise<BankReading> {
  const inUse = await findToken(db)
  if (!inUse) throw new Refusal('bank_off')
  await claimCall(db, inUse.token)
  try {
    const today = pragueDay(now())
    const period = input.period ?? nextPeriod(await readConnection(db), today)
    const id = await startReading(db, { ...input, period })
    const answer = await checkAccount(db, await askFio({ ...bankSettings(), token: inUse.token }, period))
    if (answer.kind === 'fault') {
      await noteFault(db, { readingId: id, period, fault: answer.fault, input })
      log.warn({ code: answer.fault.code, readingId: id }, 'the bank could not be read')
      throw refusalOf(answer.fault, input.period !== undefined)
    }
    return await inTransaction(db, (tx) => book(tx, { id, period, today, answer, goesOn: !input.period }))
  } finally {
    await endCall(db, inUse.token)
  }
}

/** A token of another account must never book a haléř: its people are not ours. */
export async function checkAccount(db: Db, answer: FioAnswer): Promise<FioAnswer> {
  if (answer.kind !== 'statement') return answer
  const { account, currency } = answer.statement
  const club = await readClubAccount(db)
  const isOurs = club ? club.account === account : parseAccountNumber(account) !== null
  if (!isOurs) return { kind: 'fault', fault: { code: 'bank_other_account', sentence: null } }
  if (currency !== 'CZK') return { kind: 'fault', fault: { code: 'bank_other_currency', sentence: null } }
  return answer
}

export function refusalOf({ code }: BankFault, isChosen = false): Refusal {
  if (isChosen && isTooMuch(code)) return new Refusal('bank_period_too_long')
  return code === 'bank_rate_limited' ? new Refusal(code, { retryAfter: 31 }) : new Refusal(code)
}

type Booking = {
  readonly id: number
  readonly period: Period
  readonly today: string
  readonly answer: Exclude<FioAnswer, { kind: 'fault' }>
  /** The schedule reads on until today; what a person chose is read once. */
  readonly goesOn: boolean
}

async function book(tx: Db, { id, period, today, answer, goesOn }: Booking): Promise<BankReading> {
  const before = await lockConnection(tx)
  const isWhole = period.to === today
  const stored = answer.kind === 'statement' ? await bookStatement(tx, answer.statement, isWhole) : NOTHING
  await tx
    .updateTable('bankConnection')
    .set({
      ...(answer.kind === 'statement' ? progress(before, period, isWhole) : {}),
      nextReadAt: inMinutes(bankSettings().isDemo ? PACE.demo : PACE.real),
      lastSuccessAt: now(),
      failingSince: null,
      failures: 0,
      failureCode: null,
      bankSentence: null,
      toldAt: null,
    })
    .execute()
  if (!isWhole && goesOn) await readAgainSoon(tx)
  await finishReading(tx, id, stored)
  const account = await readClubAccount(tx)
  const balance = await findBalance(tx, account?.account ?? null)
  return { id, balance: balance?.balance ?? null, updatedAt: balance?.at ?? null, received: stored.received }
}

const NOTHING = { received: 0, known: 0 }

async function bookStatement(tx: Db, statement: Statement, isWhole: boolean) {
  const { account, movements, unreadable, closingBalance } = statement
  if (!(await readClubAccount(tx))) await writeClubAccount(tx, null, account)
  const stored = await storeMovements(tx, account, movements.filter(isNumbered), 'bank')
  await storeUnreadable(tx, account, unreadable)
  // The balance is that of the period's last day: only a period that ends today tells the present one.
  if (isWhole && closingBalance !== null) await storeBalance(tx, account, closingBalance, now())
  return stored
}

function isNumbered(movement: Movement): movement is NumberedMovement {
  return movement.bankId !== null
}

type Before = Awaited<ReturnType<typeof lockConnection>>

function progress(before: Before, period: Period, isWhole: boolean) {
  const { coveredTo, gapFrom, gapTo } = before
  const known = gapFrom && gapTo ? gapLeft({ from: gapFrom, to: gapTo }, period) : null
  const fresh = gapBefore(period, coveredTo)
  return {
    coveredTo: coveredTo && coveredTo > period.to ? coveredTo : period.to,
    spanDays: isWhole ? null : before.spanDays,
    gapFrom: known?.from ?? fresh?.from ?? null,
    gapTo: fresh?.to ?? known?.to ?? null,
  }
}
