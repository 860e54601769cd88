import { createHash } from 'node:crypto'
import { type InsertObject, sql } from 'kysely'
import type { Db, Tables } from '../../tables.ts'
import { fingerprint, isFileKey } from './fingerprint.ts'
import type { Movement, UnreadableLine } from './movement.ts'

type Stored = Pick<
  Movement,
  'bookedOn' | 'amount' | 'currency' | 'counterAccount' | 'variableSymbol' | 'comment'
> & { readonly id: number; readonly bankId: string; readonly source: 'bank' | 'file' }
type Source = 'bank' | 'file'

const ROWS_AT_ONCE = 500

/** A movement with an identity: the bank's number, or the key a file without numbers was given. */
export type NumberedMovement = Movement & { readonly bankId: string }

export type StoredCount = { readonly received: number; readonly known: number }

/**
 * Books what is not known yet; what is stays as it was. A known movement that the bank now tells differently is set
 * aside for a person, and one that came from a file without numbers takes the bank's number.
 */
export async function storeMovements(
  tx: Db,
  account: string,
  movements: readonly NumberedMovement[],
  source: Source,
): Promise<StoredCount> {
  const unique = [...new Map(movements.toReversed().map((one) => [one.bankId, one])).values()].toSorted(
    inOrder,
  )
  let received = 0
  for (let start = 0; start < unique.length; start += ROWS_AT_ONCE) {
    received += await storeSome(tx, account, unique.slice(start, start + ROWS_AT_ONCE), source)
  }
  return { received, known: unique.length - received }
}

async function storeSome(
  tx: Db,
  account: string,
  some: readonly NumberedMovement[],
  source: Source,
): Promise<number> {
  const stored = await listStored(
    tx,
    account,
    some.map(({ bankId }) => bankId),
  )
  const byId = new Map(stored.map((row) => [row.bankId, row]))
  const known = some.flatMap((one) => {
    const row = byId.get(one.bankId)
    return row ? [{ one, row }] : []
  })
  if (source === 'bank') await compareKnown(tx, account, known)
  const unknown = some.filter(({ bankId }) => !byId.has(bankId))
  const fresh = await adoptNumbers(tx, account, unknown, source)
  if (fresh.length === 0) return 0
  const inserted = await tx
    .insertInto('bankMovement')
    .values(fresh.map((one) => movementRow(account, one, source)))
    .onConflict((conflict) => conflict.columns(['account', 'bankId']).doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

function listStored(tx: Db, account: string, bankIds: readonly string[]): Promise<Stored[]> {
  return tx
    .selectFrom('bankMovement')
    .select([
      'id',
      'bankId',
      'bookedOn',
      'amount',
      'currency',
      'counterAccount',
      'variableSymbol',
      'comment',
      'source',
    ])
    .where('account', '=', account)
    .where('bankId', 'in', bankIds)
    .execute()
}

type Known = { readonly one: NumberedMovement; readonly row: Stored }

async function compareKnown(tx: Db, account: string, known: readonly Known[]): Promise<void> {
  const changed = known.filter(({ one, row }) => isToldDifferently(one, row))
  await insertOddities(
    tx,
    changed.map(({ one }) => ({ account, kind: 'changed', bankId: one.bankId, content: { ...one } })),
  )
  for (const { one, row } of known) {
    if (row.source === 'file' && !changed.some((other) => other.row === row))
      await complete(tx, row.id, one, 'bank')
    // The club's own note at the bank is the one thing that may be rewritten there.
    else if (one.comment !== row.comment)
      await tx.updateTable('bankMovement').set({ comment: one.comment }).where('id', '=', row.id).execute()
  }
}

function isToldDifferently(one: Movement, row: Stored): boolean {
  return (
    one.bookedOn !== row.bookedOn ||
    one.amount !== row.amount ||
    one.currency !== row.currency ||
    fingerprint(one) !== fingerprint(row)
  )
}

/** What came from a file knows less than the bank does. */
async function complete(tx: Db, id: number, movement: NumberedMovement, source: Source): Promise<void> {
  await tx
    .updateTable('bankMovement')
    .set({ ...movement, source })
    .where('id', '=', id)
    .execute()
}

/** Movements of a file without the bank's numbers get them once the bank tells of the same ones. */
async function adoptNumbers(
  tx: Db,
  account: string,
  unknown: readonly NumberedMovement[],
  source: Source,
): Promise<readonly NumberedMovement[]> {
  if (unknown.every(({ bankId }) => isFileKey(bankId))) return unknown
  const days = unknown.map(({ bookedOn }) => bookedOn).toSorted()
  const nameless = await tx
    .selectFrom('bankMovement')
    .select(['id', 'bookedOn', 'amount', 'counterAccount', 'variableSymbol'])
    .where('account', '=', account)
    .where('bankId', 'like', 'gpc:%')
    .where('bookedOn', '>=', days.at(0) ?? '9999-01-01')
    .where('bookedOn', '<=', days.at(-1) ?? '0001-01-01')
    .orderBy('id')
    .execute()
  if (nameless.length === 0) return unknown
  const fresh: NumberedMovement[] = []
  for (const one of unknown) {
    const at = nameless.findIndex((row) => fingerprint(row) === fingerprint(one))
    const [match] = at < 0 ? [] : nameless.splice(at, 1)
    if (match) await complete(tx, match.id, one, source)
    else fresh.push(one)
  }
  return fresh
}

function movementRow(
  account: string,
  movement: NumberedMovement,
  source: Source,
): InsertObject<Tables, 'bankMovement'> {
  return { ...movement, account, source }
}

/** Lines that could not be read wait for a person: nothing the bank sent is thrown away. */
export async function storeUnreadable(
  tx: Db,
  account: string,
  lines: readonly UnreadableLine[],
): Promise<void> {
  await insertOddities(
    tx,
    lines.map(({ fault, raw }) => ({ account, kind: 'unreadable', bankId: null, content: { fault, raw } })),
  )
}

type Oddity = {
  readonly account: string
  readonly kind: 'unreadable' | 'changed'
  readonly bankId: string | null
  readonly content: object
}

async function insertOddities(tx: Db, oddities: readonly Oddity[]): Promise<void> {
  if (oddities.length === 0) return
  await tx
    .insertInto('bankOddity')
    .values(
      oddities.map((oddity) => {
        const content = JSON.stringify(oddity.content)
        const digest = createHash('sha256')
          .update(`${oddity.account}\n${oddity.kind}\n${content}`)
          .digest('hex')
        return { ...oddity, content, digest }
      }),
    )
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
}

/** The present balance, kept only if it is newer than the one we have. */
export async function storeBalance(tx: Db, account: string, balance: number, at: Date): Promise<void> {
  await tx
    .insertInto('bankState')
    .values({ account, balance, balanceAt: at })
    .onConflict((conflict) =>
      conflict
        .column('account')
        .doUpdateSet({ balance, balanceAt: at })
        .where('bankState.balanceAt', '<=', sql<Date>`excluded.balance_at`),
    )
    .execute()
}

function inOrder(one: NumberedMovement, other: NumberedMovement): number {
  return (
    one.bookedOn.localeCompare(other.bookedOn) ||
    one.bankId.length - other.bankId.length ||
    one.bankId.localeCompare(other.bankId)
  )
}
