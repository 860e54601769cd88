import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import { inKeys } from '../../ground/lists/list-after.server.ts'
import { NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { statusIsOpen } from '../payment-status/payment-status.server.ts'
import type { Language } from '../../ground/values/words.ts'
import type { FeeText } from './fee-text.ts'
import { noteCallsDelivered } from './last-calls.server.ts'
import type { LettersDelivered } from './paper-letter.ts'
import type { PaymentLetterParams } from './payment-letter.ts'

type Written = {
  readonly memberId: number
  readonly kind: FeeText
  readonly params: PaymentLetterParams
  readonly language: Language
  readonly actorId: number | null
}

/** Onto the pile of letters to be printed, in the transaction of its cause; one that lies there is written anew. */
export async function putOnPaper(tx: Db, letter: Written): Promise<number> {
  const { memberId, kind, params, language, actorId } = letter
  const written = JSON.stringify({ ...params, language })
  const { id } = await tx
    .insertInto('paperLetter')
    .values({ memberId, paymentId: params.paymentId, kind, params: written, createdBy: actorId })
    .onConflict((conflict) =>
      conflict
        .columns(['paymentId', 'kind'])
        .where('deliveredOn', 'is', null)
        .doUpdateSet({ params: written, createdBy: actorId, createdAt: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who pays in the meantime needs no letter any more. */
function waiting(db: Db) {
  return letters(db)
    .where('paperLetter.deliveredOn', 'is', null)
    .where(
      sql<boolean>`(${statusIsOpen('payment.status')} or exists (
        select from jsonb_array_elements(paper_letter.params->'parts') as part
        join payment as other on other.id = (part->>'paymentId')::int and ${statusIsOpen('other.status')}))`,
    )
}

function letters(db: Db) {
  return db
    .selectFrom('paperLetter')
    .innerJoin('payment', 'payment.id', 'paperLetter.paymentId')
    .innerJoin('member', 'member.id', 'paperLetter.memberId')
}

function listed(query: ReturnType<typeof letters>) {
  return query
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'paperLetter.id',
      'paperLetter.memberId',
      'paperLetter.paymentId',
      'paperLetter.kind',
      sql<string | null>`paper_letter.params ->> 'what'`.as('what'),
      'paperLetter.createdAt',
      'paperLetter.deliveredHow',
      'paperLetter.deliveredOn',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'member.street',
      'member.postalCode',
      'member.city',
      'member.country',
      'division.name as divisionName',
    ])
}

type Asked = Page & { readonly isDelivered: boolean }

/** What waits, in the order of names as one sorts envelopes; what went out, from the last. */
export function listPaperLetters(db: Db, { isDelivered, ...page }: Asked) {
  const wanted = isDelivered ? delivered(db) : waiting(db)
  return countedLeaf(listed(wanted), isDelivered ? LAST_FIRST : BY_NAME, page)
}

const BY_NAME = [...NAME_KEYS, sql`paper_letter.id`].map((by) => ({ by }))
const LAST_FIRST = fromLast([sql`paper_letter.delivered_on`, sql`paper_letter.id`])

function delivered(db: Db) {
  return letters(db).where('paperLetter.deliveredOn', 'is not', null)
}

export async function countPaperLetters(db: Db): Promise<number> {
  const { count } = await waiting(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those to be printed: the chosen ones, or all that wait, at most so many. */
export function listLettersToPrint(db: Db, ids: readonly number[] | null, most: number) {
  const all = listed(ids ? letters(db) : waiting(db)).select('paperLetter.params')
  return (ids ? all.where('paperLetter.id', '=', sql<number>`any(${[...ids]}::int[])`) : all)
    .orderBy(inKeys(BY_NAME))
    .limit(most)
    .execute()
}

export type PrintedLetter = Awaited<ReturnType<typeof listLettersToPrint>>[number]

type Delivered = z.infer<typeof LettersDelivered> & { readonly today: string; readonly actorId: number }

/** They went out: posted or handed over, on which day and by whom. Said once of each. */
export async function markDelivered(db: Db, { ids, how, on, today, actorId }: Delivered): Promise<number> {
  if (on > today) throw new Refusal('invalid_fields', { fields: { on: 'day_in_future' } })
  return inTransaction(db, async (tx) => {
    const done = await tx
      .updateTable('paperLetter')
      .set({ deliveredHow: how, deliveredOn: on, deliveredBy: actorId })
      .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
      .where('deliveredOn', 'is', null)
      .returning(['id', 'memberId', 'kind'])
      .execute()
    if (done.length === 0) throw new Refusal('letter_delivered')
    await noteCallsDelivered(tx, { ids: done.map(({ id }) => id), how, on })
    for (const { memberId, kind } of done)
      recordAudit(tx, {
        action: 'LETTER_DELIVERED',
        actorId,
        memberId,
        changes: [{ field: 'letter', from: null, to: kind }],
        note: `${how} ${on}`,
      })
    return done.length
  })
}
