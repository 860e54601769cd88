import { sql } from 'kysely'
import { nameOrNumber } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import { likePart } from '../../ground/postgres/text-search.server.ts'
import { statusIsOpen } from '../payment-status/payment-status.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Page } from '../../ground/http/after.ts'
import type { CountedLeaf } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import { PAYER, payerCalled } from '../payments/payers.server.ts'
import { findMovement, type ListedMovement, listMovements, listMovementsOf } from './movements.server.ts'
import { type SurePair, surePairs } from './sure.ts'
import { type Suggestion, suggestionKey } from './pairing.ts'
import { readThoughts } from './thoughts.server.ts'

/** A payment a suggestion or a search names, as a person knows it. */
export type NamedPayment = {
  readonly id: number
  readonly memberId: number
  readonly name: string
  readonly number: number
  readonly nickname: string | null
  readonly type: '1' | '2'
  readonly period: number | null
  readonly purpose: string | null
  readonly amount: number
  readonly remaining: number
  readonly dueOn: string
  readonly variableSymbol: string
}

export type NamedSuggestion = {
  readonly key: string
  readonly score: number
  readonly reasons: Suggestion['reasons']
  readonly parts: readonly (NamedPayment & { readonly pays: number })[]
  readonly credit: { readonly memberId: number; readonly name: string; readonly amount: number } | null
}

export type WaitingMovement = ListedMovement & { readonly suggestions: readonly NamedSuggestion[] }

type Asked = Page & { readonly search: string }

/** What waits for a person, the latest first, each with what the machine thinks of it. */
export async function listWaiting(db: Db, asked: Asked): Promise<CountedLeaf<WaitingMovement>> {
  const { items, ...leaf } = await listMovements(db, { ...asked, filter: 'waiting' })
  return { ...leaf, items: await withSuggestions(db, items) }
}

export async function findWithSuggestions(db: Db, movementId: number): Promise<WaitingMovement | undefined> {
  const movement = await findMovement(db, movementId)
  if (!movement) return undefined
  const [found] = await withSuggestions(db, [movement])
  return found
}

/** What can be accepted at once, the movement that came last first. */
export async function listSure(db: Db, limit: number): Promise<readonly SurePair[]> {
  const { suggestions, certain } = await suggestAll(db, null)
  // What cannot be wrong the machine pairs by itself.
  const pairs = surePairs(suggestions, limit).filter(({ movementId }) => !certain.has(movementId))
  return pairs.toSorted((one, other) => other.movementId - one.movementId)
}

export async function listWithSuggestions(
  db: Db,
  ids: readonly number[],
): Promise<readonly WaitingMovement[]> {
  return withSuggestions(db, await listMovementsOf(db, ids))
}

/** Each with what the machine thinks of it. */
export async function withSuggestions(
  db: Db,
  movements: readonly ListedMovement[],
): Promise<readonly WaitingMovement[]> {
  if (movements.length === 0) return []
  const { suggestions } = await suggestAll(db, null)
  const raw = movements.map(({ id }) => suggestions.get(id) ?? [])
  const name = await readNames(db, raw.flat())
  return movements.map((movement, index) => ({ ...movement, suggestions: (raw[index] ?? []).flatMap(name) }))
}

type Suggested = {
  readonly suggestions: ReadonlyMap<number, readonly Suggestion[]>
  readonly certain: ReadonlySet<number>
}

/** What the machine thinks of everything that waits: one movement's symbol may make another one's doubtful. */
const suggestAll = remembered(async (db: Db, _all: null): Promise<Suggested> => {
  const { payments, pairing } = await readThoughts(db, null)
  const { certain, shared, suggestions } = pairing
  const memberOf = new Map(payments.map(({ id, memberId }) => [id, memberId]))
  // Certain, and the machine has not come to it yet: a person may be faster.
  const sure = certain.map((one) => {
    const parts = [{ ...one, memberId: memberOf.get(one.paymentId) ?? 0 }]
    const suggestion: Suggestion = { parts, credit: null, reasons: ['symbol', 'exactAmount'], score: 99 }
    return [one.movementId, [suggestion]] as const
  })
  const ofHouseholds = shared.map(({ movementId, parts }) => {
    const reasons = ['symbol', 'household', 'exactAmount'] as const
    return [movementId, [{ parts, credit: null, reasons, score: 99 }]] as const
  })
  return {
    suggestions: new Map<number, readonly Suggestion[]>([...suggestions, ...sure, ...ofHouseholds]),
    certain: new Set([...certain, ...shared].map(({ movementId }) => movementId)),
  }
})

async function readNames(db: Db, suggestions: readonly Suggestion[]) {
  const payments = await listNamed(
    db,
    suggestions.flatMap(({ parts }) => parts.map(({ paymentId }) => paymentId)),
  )
  const people = await listPeople(
    db,
    suggestions.flatMap(({ credit }) => credit?.memberId ?? []),
  )
  return ({ parts, credit, reasons, score }: Suggestion): readonly NamedSuggestion[] => [
    {
      key: suggestionKey({ parts, credit }),
      score,
      reasons,
      parts: parts.flatMap(({ paymentId, amount }) => {
        const payment = payments.get(paymentId)
        return payment ? [{ ...payment, pays: amount }] : []
      }),
      credit: credit ? { ...credit, name: people.get(credit.memberId) ?? '' } : null,
    },
  ]
}

function namedPayments(db: Db) {
  return db
    .selectFrom('payment')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .leftJoin('member', 'member.id', 'payment.memberId')
    .leftJoin('guest', 'guest.id', 'payment.guestId')
    .select([
      'payment.id',
      PAYER.id.as('memberId'),
      sql<string>`${PAYER.lastName} || ' ' || ${PAYER.firstName}`.as('name'),
      PAYER.number.as('number'),
      'member.nickname',
      'payment.type',
      'payment.period',
      'payment.purpose',
      'payment.amount',
      'paymentBalance.remaining',
      'payment.dueOn',
      'payment.variableSymbol',
    ])
}

async function listNamed(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NamedPayment>> {
  if (ids.length === 0) return new Map()
  const rows = await namedPayments(db)
    .where('payment.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function listPeople(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', sql<string>`last_name || ' ' || first_name`.as('name')])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const MOST_FOUND = 30

/** Open payments found by a person's name, nickname, number or by a symbol. */
export async function findOpenPayments(db: Db, text: string): Promise<readonly NamedPayment[]> {
  const words = searchWords(text)
  if (words.length === 0) return []
  let query = namedPayments(db).where(statusIsOpen('payment.status'))
  for (const word of words)
    query = query.where(
      /^\d+$/.test(word)
        ? sql<boolean>`(${nameOrNumber(word)} or payment.variable_symbol like ${likePart(word)})`
        : payerCalled(word),
    )
  return query
    .orderBy(sql`${PAYER.lastName} collate cs`)
    .orderBy(sql`${PAYER.firstName} collate cs`)
    .orderBy('payment.dueOn')
    .limit(MOST_FOUND)
    .execute()
}

/** People found the same way, who can have the money kept as a credit. */
export async function findCreditHolders(
  db: Db,
  text: string,
): Promise<readonly { readonly id: number; readonly name: string; readonly number: number }[]> {
  const words = searchWords(text)
  if (words.length === 0) return []
  let query = db
    .selectFrom('member')
    .select(['id', sql<string>`last_name || ' ' || first_name`.as('name'), 'number'])
    .where('erasedAt', 'is', null)
  for (const word of words) query = query.where(nameOrNumber(word))
  return query
    .orderBy(sql`last_name collate cs`)
    .orderBy(sql`first_name collate cs`)
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute()
}
