import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { recordCash } from '../payments/allocate.server.ts'
import { archivePayment } from '../payments/archive-payment.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import { ARCHIVE_BATCH, CASH_BATCH } from './fee-batch.ts'
import { labelledPayments } from './labelled-payments.server.ts'

type Many = { readonly ids: readonly number[]; readonly actorId: number }

type Cash = { readonly paidOn: string; readonly note: string | null; readonly today: string }

/** Notes across the table for one payment, all that is owed or a part of it. */
export async function payInCash(
  db: Db,
  { today, ...cash }: Cash & { paymentId: number; amount?: number | undefined; actorId: number },
): Promise<void> {
  refuseFuture(cash.paidOn, today)
  await refuseOwn(db, cash)
  await recordCash(db, cash)
}

type Closing = { readonly paymentId: number; readonly actorId: number }

/** Nobody says of himself that he has paid, nor forgives himself a debt: that takes another officer. */
async function refuseOwn(db: Db, { paymentId, actorId }: Closing): Promise<void> {
  const own = await db
    .selectFrom('payment')
    .innerJoin('account', 'account.memberId', 'payment.memberId')
    .select('payment.id')
    .where('payment.id', '=', paymentId)
    .where('account.id', '=', actorId)
    .executeTakeFirst()
  if (own) throw new Refusal('own_card')
}

export async function payManyInCash(
  db: Db,
  { ids, actorId, paidOn, note, today }: Many & Cash,
): Promise<StartedBatch> {
  refuseFuture(paidOn, today)
  const items = await labelledPayments(db, ids)
  return startBatch(db, { kind: CASH_BATCH, actorId, items, params: { paidOn, note } })
}

/** Said before anything else, and before a run rather than once for each of its items. */
function refuseFuture(paidOn: string, today: string): void {
  if (paidOn > today) throw new Refusal('invalid_fields', { fields: { paidOn: 'day_in_future' } })
}

export const recordCashWork: BatchWork = {
  title: { cs: 'Zápis hotovosti', en: 'Recording cash' },
  permission: 'fees.manage',
  perform: async (tx, { id }, { actorId, params, today }) => {
    await refuseOwn(tx, { paymentId: id, actorId })
    await recordCash(tx, {
      paymentId: id,
      paidOn: textOf(params, 'paidOn') ?? today,
      note: textOf(params, 'note'),
      actorId,
    })
  },
}

/** Nobody waits for this one any more. */
export async function archiveOne(
  db: Db,
  closing: Closing & { readonly reason: string | null },
): Promise<void> {
  await refuseOwn(db, closing)
  await archivePayment(db, closing)
}

export async function archiveMany(
  db: Db,
  { ids, actorId, reason }: Many & { readonly reason: string },
): Promise<StartedBatch> {
  const items = await labelledPayments(db, ids)
  return startBatch(db, { kind: ARCHIVE_BATCH, actorId, items, params: { reason } })
}

export const archivePaymentsWork: BatchWork = {
  title: { cs: 'Archivace plateb', en: 'Archiving payments' },
  permission: 'fees.manage',
  perform: async (tx, { id }, { actorId, params }) => {
    await archiveOne(tx, { paymentId: id, reason: textOf(params, 'reason'), actorId })
  },
}

function textOf(params: Json, name: string): string | null {
  const value = asRecord(params)[name]
  return typeof value === 'string' ? value : null
}
