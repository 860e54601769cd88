import { sql } from 'kysely'
import { afterEach, beforeEach } from 'vitest'
import { useBank } from '../src/money/bank/bank-line.server.ts'
import { type FioSimulator, startFioSimulator } from '../src/money/bank/fio-simulator.server.ts'
import type { Movement } from '../src/money/bank/movement.ts'
import { now } from '../src/ground/platform/clock.server.ts'
import { pragueDay } from '../src/ground/values/day.ts'
import type { Db } from '../src/tables.ts'
import { anApp, call } from './app.ts'
import { rulesVersion, someone } from './club.ts'
import { noteSecret } from './known-secrets.ts'

export const BANK_TOKEN = 'T'.repeat(32) + 'k'.repeat(32)
export const CRON_SECRET = 'a cron secret that is long enough to be one'
export const BALANCE_PATH = '/api/cron/fio-balance'
export const TODAY = pragueDay(now())

/** A club with an account, its Treasurer, and a bank on loopback that tells what the test puts into `movements`. */
export type BankTable = {
  bank: FioSimulator
  movements: Movement[]
  treasurer: { id: number; token: string }
  /** Everything the app has answered. */
  shown: string[]
}

/** Lays the table before each test; call at the top of the file, after useDatabase. */
export function useFio(db: () => Db) {
  let table: BankTable
  beforeEach(async () => {
    for (const secret of [BANK_TOKEN, CRON_SECRET]) noteSecret(secret)
    table = await layTable(db())
  })
  afterEach(async () => {
    await table.bank.close()
    useBank({})
  })
  const read = async () => {
    const answer = await call(anApp(db()), BALANCE_PATH, { token: table.treasurer.token })
    table.shown.push(answer.text, JSON.stringify([...answer.headers]))
    return answer
  }
  const pauseIsOver = async () => {
    await db()
      .updateTable('bankToken')
      .set({ nextCallAt: sql<Date>`now()` })
      .execute()
  }
  const readLater = async () => {
    await pauseIsOver()
    return read()
  }
  const movementIds = async () => {
    const rows = await db().selectFrom('bankMovement').select('bankId').orderBy('bankId').execute()
    return rows.map(({ bankId }) => bankId)
  }
  return { table: () => table, read, readLater, pauseIsOver, movementIds }
}

async function layTable(db: Db): Promise<BankTable> {
  await rulesVersion(db, 1)
  await db
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
  const table: Omit<BankTable, 'bank'> = {
    treasurer: await someone(db, 'Treasurer'),
    movements: [],
    shown: [],
  }
  const bank = await startFioSimulator({
    token: BANK_TOKEN,
    betweenCalls: 0,
    ledger: ({ from, to }) =>
      Promise.resolve({
        closingBalance: 2_435_051,
        movements: laid.movements.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to),
      }),
  })
  const laid: BankTable = { ...table, bank }
  useBank({ url: bank.url, token: BANK_TOKEN, cronSecret: CRON_SECRET, patience: 4000 })
  return laid
}

export function aMovement(id: number, change: Partial<Movement> = {}): Movement {
  return {
    bankId: String(id),
    bookedOn: TODAY,
    amount: 120_000,
    currency: 'CZK',
    counterAccount: '2900000056',
    counterBank: '2010',
    counterName: 'Novák Petr',
    variableSymbol: null,
    constantSymbol: null,
    specificSymbol: null,
    identification: null,
    message: 'příspěvek',
    kind: 'Bezhotovostní příjem',
    comment: null,
    payerReference: null,
    instructionId: String(id + 500),
    detail: null,
    bic: null,
    ...change,
  }
}
