import { type RawBuilder, sql } from 'kysely'
import { contains, likePart } from '../../ground/postgres/text-search.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { type CountedLeaf, fromLast, leafed } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import { IS_CANCELLED, IS_UNSPENT } from '../payments/unspent.server.ts'
import { payerCalled } from '../payments/payers.server.ts'
import type { MovementFilter } from './movement-list.ts'

/** A movement as lists show it, with everybody it was for. */
export type ListedMovement = {
  readonly id: number
  readonly bankId: string
  readonly bookedOn: string
  readonly amount: number
  readonly currency: string
  readonly counted: number
  readonly remaining: number
  readonly countedAs: number | null
  readonly payerName: string | null
  readonly payerAccount: string | null
  readonly variableSymbol: string | null
  readonly specificSymbol: string | null
  readonly message: string | null
  readonly identification: string | null
  readonly comment: string | null
  readonly payerReference: string | null
  readonly kind: string | null
  readonly stornoOf: number | null
  readonly cancelledBy: number | null
  readonly isAside: boolean
  readonly setAsideNote: string | null
  readonly people: readonly MovementPerson[]
}

type MovementPerson = {
  /** Of the allocation, the credit or the donation. */
  readonly id: number
  /** Below zero a guest's. */
  readonly memberId: number | null
  readonly name: string
  readonly amount: number
  readonly as: 'payment' | 'credit' | 'donation'
}

type ListFilter = Page & { readonly filter: MovementFilter; readonly search: string }

export async function listMovements(
  db: Db,
  { filter, search, page, pageSize, after }: ListFilter,
): Promise<CountedLeaf<ListedMovement>> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8)
  const [total, { items, ...leaf }] = await Promise.all([
    countFound(db, { filter, words }),
    listFound(db, { filter, words, page, pageSize, after }),
  ])
  const ids = items.map(({ id }) => id)
  return { ...leaf, items: await listMovementsOf(db, ids), total }
}

export async function findMovement(db: Db, movementId: number): Promise<ListedMovement | undefined> {
  const [movement] = await readMovements(db, [movementId])
  return movement
}

/** These, as lists show them, the latest first. */
export async function listMovementsOf(db: Db, ids: readonly number[]): Promise<readonly ListedMovement[]> {
  return ids.length === 0 ? [] : readMovements(db, ids)
}

async function readMovements(db: Db, ids: readonly number[]): Promise<readonly ListedMovement[]> {
  const { rows } = await sql<ListedMovement>`
    with found as (
      select bank_movement.*, counted, remaining
      from bank_movement
      join movement_balance on movement_balance.movement_id = bank_movement.id
      where bank_movement.id = any(${[...ids]}::int[])
    )
    select ${COLUMNS} from found order by booked_on desc, id desc`.execute(db)
  return rows
}

/** How many wait for a person, for tabs and queues. */
export function countWaiting(db: Db): Promise<number> {
  return countFound(db, { filter: 'waiting', words: [] })
}

type Asked = { readonly filter: MovementFilter; readonly words: readonly string[] }

const countFound = remembered(async (db: Db, asked: Asked): Promise<number> => {
  const { total } = await found(db, asked)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
})

/** Which movements stand on a page, the latest first. */
const listFound = remembered((db: Db, { filter, words, ...page }: Asked & Page) =>
  leafed(
    found(db, { filter, words }).select('bankMovement.id'),
    fromLast([sql`bank_movement.booked_on`, sql`bank_movement.id`]),
    page,
  ),
)

function found(db: Db, { filter, words }: Asked) {
  return db
    .selectFrom('bankMovement')
    .where(sql<boolean>`(${CONDITIONS[filter]} ${sql.join(words.map(matches), sql` `)})`)
}

const CONDITIONS: Readonly<Record<MovementFilter, RawBuilder<unknown>>> = {
  waiting: sql`(set_aside_at is null and ${IS_UNSPENT} and not ${IS_CANCELLED})`,
  paired: sql`(amount > 0 and spent > 0)`,
  outgoing: sql`(amount < 0)`,
  foreign: sql`(currency <> 'CZK')`,
  aside: sql`(set_aside_at is not null)`,
  all: sql`true`,
}

/** Those that wait for a person, after 'from'. */
export const WAITING_MOVEMENTS = sql`bank_movement where ${CONDITIONS.waiting}`

const WRITTEN = sql`fold(concat_ws(' ', counter_name, message, identification, comment, payer_reference))`

/** One word of a search: in what the payer wrote, in his name or account, in the name of whom it was for, or the sum. */
function matches(word: string): RawBuilder<unknown> {
  const like = likePart(word)
  const digits = /^\d{1,9}$/.test(word) ? Number(word) : null
  return sql`and (${contains(WRITTEN, word)}
    or concat_ws(' ', variable_symbol, counter_account, bank_id) like ${like}
    or abs(amount) = ${digits === null ? null : digits * 100}::bigint
    or exists (select from allocation join payment on payment.id = payment_id
      where allocation.movement_id = bank_movement.id and reversed_at is null
        and (${payerCalled(word)} or payment.variable_symbol like ${like})))`
}

const COLUMNS = sql`id, bank_id as "bankId", booked_on as "bookedOn", amount, currency, counted, remaining,
  counted_as as "countedAs", counter_name as "payerName",
  counter_account || coalesce('/' || counter_bank, '') as "payerAccount",
  variable_symbol as "variableSymbol", specific_symbol as "specificSymbol", message, identification, comment,
  payer_reference as "payerReference", kind, storno_of as "stornoOf",
  (select storno.id from bank_movement storno where storno.storno_of = found.id) as "cancelledBy",
  set_aside_at is not null as "isAside", set_aside_note as "setAsideNote",
  (select coalesce(jsonb_agg(jsonb_build_object('id', part.id, 'memberId', part.member_id, 'amount', part.amount, 'as', part.as,
      'name', coalesce(member.last_name || ' ' || member.first_name, guest.last_name || ' ' || guest.first_name, '')) order by part.as, part.id), '[]')
    from (
      select allocation.id, coalesce(payment.member_id, -payment.guest_id) as member_id, allocation.amount, 'payment' as as from allocation
        join payment on payment.id = allocation.payment_id
        where allocation.movement_id = found.id and allocation.reversed_at is null
      union all select credit.id, credit.member_id, credit.amount, 'credit' from credit
        where credit.movement_id = found.id and credit.closed_as is null
      union all select donation.id, donation.member_id, donation.amount, 'donation' from donation
        where donation.movement_id = found.id
    ) as part left join member on member.id = part.member_id left join guest on guest.id = -part.member_id) as people`
