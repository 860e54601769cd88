import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { statusIsOpen } from '../payment-status/payment-status.server.ts'
import { parseAccountNumber } from '../payments/account-number.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { IS_UNSPENT } from '../payments/unspent.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { type Debt, nextPayment } from './demo-payer.ts'
import { type FioSimulator, startFioSimulator } from './fio-simulator.server.ts'
import type { Movement } from './movement.ts'
import type { Period } from './period.ts'

/** A gentle pace: one payment, then a pause. */
const PAUSE_SECONDS = 40
/** Those who have owed longest go on owing, or there would be nobody to remind. */
const STILL_OWING = 8
/** As the bank numbers them: rising, with gaps. */
const NEXT_ID = 13

type DemoBank = Pick<FioSimulator, 'url' | 'close'> & { readonly token: string }

/** The demo club's own bank: what the club has booked, and people who pay what they owe, one now and then. */
export async function startDemoBank(db: Db): Promise<DemoBank> {
  const token = randomBytes(32).toString('hex')
  const { url, close } = await startFioSimulator({ token, ledger: (period) => tell(db, period) })
  return { url, close, token }
}

async function tell(db: Db, { from, to }: Period) {
  const today = pragueDay(now())
  const club = await readClubAccount(db)
  const account = club?.account ?? ''
  const booked = await listBooked(db, account)
  const came = to >= today ? await payToday(db, account, today) : []
  const known = [...booked, ...came].filter(({ bookedOn }) => bookedOn <= to)
  const [number = '', bank = ''] = account.split('/')
  return {
    account: { number, bank, currency: 'CZK' },
    movements: known.filter(({ bookedOn }) => bookedOn >= from),
    closingBalance: known.reduce((sum, { amount }) => sum + amount, 0),
  }
}

function listBooked(db: Db, account: string): Promise<Movement[]> {
  return db
    .selectFrom('bankMovement')
    .select([
      'bankId',
      'bookedOn',
      'amount',
      'currency',
      'counterAccount',
      'counterBank',
      'counterName',
      'variableSymbol',
      'constantSymbol',
      'specificSymbol',
      'identification',
      'message',
      'kind',
      'comment',
      'payerReference',
      'instructionId',
      'detail',
      'bic',
    ])
    .where('account', '=', account)
    .where('bankId', 'not like', 'gpc:%')
    .orderBy('bookedOn')
    .orderBy('id')
    .execute()
}

/** Nothing is remembered: until it is booked, the same payment is told again. */
async function payToday(db: Db, account: string, today: string): Promise<readonly Movement[]> {
  const last = await db
    .selectFrom('bankMovement')
    .select([
      sql<number>`max(bank_id::bigint)`.as('bankId'),
      sql<boolean>`max(first_seen_at) > now() - make_interval(secs => ${PAUSE_SECONDS})`.as('isTooSoon'),
    ])
    .where('account', '=', account)
    .where('bankId', 'not like', 'gpc:%')
    .executeTakeFirst()
  if (!last?.bankId || last.isTooSoon) return []
  const debts = (await listDebts(db)).slice(0, -STILL_OWING)
  if (debts.length === 0) return []
  const payment = nextPayment(debts, last.bankId + NEXT_ID, today)
  return payment ? [payment] : []
}

/** Open payments for which no money waits yet, those due last first. */
async function listDebts(db: Db): Promise<readonly Debt[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .innerJoin('member', 'member.id', 'payment.memberId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('allocation')
          .innerJoin('payment as paid', 'paid.id', 'allocation.paymentId')
          .innerJoin('bankMovement', 'bankMovement.id', 'allocation.movementId')
          .select(['bankMovement.counterAccount', 'bankMovement.counterBank', 'bankMovement.counterName'])
          .whereRef('paid.memberId', '=', 'payment.memberId')
          .orderBy('bankMovement.bookedOn', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select([
      'payment.variableSymbol',
      'payment.period',
      'payment.purpose',
      'member.id as memberId',
      'member.lastName',
      'member.firstName',
      'paymentBalance.remaining',
      'before.counterAccount',
      'before.counterBank',
      'before.counterName',
    ])
    .where(statusIsOpen('payment.status'))
    .where('paymentBalance.remaining', '>', 0)
    .where('member.archivedAt', 'is', null)
    .orderBy('payment.dueOn', 'desc')
    .orderBy('payment.id', 'desc')
    .execute()
  const waiting = await listWaiting(db)
  return rows
    .map((row) => ({
      variableSymbol: row.variableSymbol,
      remaining: row.remaining,
      purpose: plain(row.period === null ? (row.purpose ?? 'platba') : `prispevek ${row.period}`),
      payer: {
        name: row.counterName ?? plain(`${row.lastName} ${row.firstName}`),
        account: row.counterAccount ?? accountOf(row.memberId),
        bank: row.counterBank ?? '2010',
      },
    }))
    .filter(
      ({ variableSymbol, payer }) =>
        !waiting.symbols.has(variableSymbol) && !waiting.accounts.has(payer.account),
    )
}

async function listWaiting(db: Db) {
  const rows = await db
    .selectFrom('bankMovement')
    .innerJoin('movementBalance', 'movementBalance.movementId', 'bankMovement.id')
    .select(['bankMovement.variableSymbol', 'bankMovement.counterAccount'])
    .where(IS_UNSPENT)
    .where('movementBalance.remaining', '>', 0)
    .execute()
  return {
    symbols: new Set(rows.map(({ variableSymbol }) => variableSymbol)),
    accounts: new Set(rows.map(({ counterAccount }) => counterAccount)),
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 60)
}

/** An account of his own for everybody, one the banks' check lets through. */
function accountOf(memberId: number): string {
  let number = 2_500_000_000 + memberId * 7411
  while (!parseAccountNumber(`${number}/2010`)) number += 1
  return String(number)
}
