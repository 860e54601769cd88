import { recordAudit } from '../../ground/audit/audit.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { guestIn, type Whose } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { statusIsNotArchived } from '../payment-status/payment-status.server.ts'
import type { PaymentType } from './payment.ts'
import { type SymbolKind, variableSymbolsOf } from './variable-symbol.ts'

type NewPayment = Whose & {
  readonly amount: number
  readonly dueOn: string
  /** Null is the system. */
  readonly actorId: number | null
} & (
    | { readonly type: '2'; readonly period: number; readonly purpose?: never; readonly kind?: never }
    | {
        readonly type: '1'
        readonly purpose: string
        readonly period?: never
        /** What the symbol says it is for. */
        readonly kind?: Exclude<SymbolKind, 'fee' | 'guest'>
      }
  )

export type CreatedPayment = Awaited<ReturnType<typeof insertPayment>>

/** One payment with a symbol nobody had before. The letter is the caller's; so is the reason. */
export async function createPayment(db: Db, input: NewPayment): Promise<CreatedPayment> {
  return inTransaction(db, async (tx) => {
    const variableSymbol =
      input.memberId === null
        ? await freeSymbol(tx, await lockGuest(tx, input.guestId), input)
        : await symbolOfMember(tx, input.memberId, input)
    const payment = await insertPayment(tx, input, variableSymbol)
    recordAudit(tx, {
      action: 'PAYMENT_CREATED',
      actorId: input.actorId,
      memberId: input.memberId,
      changes: [
        { field: 'variableSymbol', from: null, to: variableSymbol },
        { field: 'amount', from: null, to: input.amount },
        { field: 'dueOn', from: null, to: input.dueOn },
        ...guestIn(input),
      ],
      note: input.type === '2' ? String(input.period) : input.purpose,
    })
    return payment
  })
}

async function symbolOfMember(tx: Db, memberId: number, input: NewPayment): Promise<string> {
  const card = await lockCard(tx, memberId)
  if (!card) throw new Refusal('not_found')
  if (card.archivedAt || card.excludedOn) throw new Refusal('card_closed')
  if (input.type === '2') await refuseFee(tx, card, input.period)
  return freeSymbol(tx, card.number, input)
}

/** As many guests as there are numbers ride in no year; a symbol that was given is never given again. */
const GUEST_NUMBERS = 99_999

/** The guest held as a card is, and his number in symbols. */
async function lockGuest(tx: Db, guestId: number): Promise<number> {
  const guest = await tx
    .selectFrom('guest')
    .select('id')
    .where('id', '=', guestId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!guest) throw new Refusal('not_found')
  return ((guest.id - 1) % GUEST_NUMBERS) + 1
}

/** The card is held, so that two payments made at one moment count their symbols one after the other. */
function lockCard(tx: Db, memberId: number) {
  return tx
    .selectFrom('member')
    .select(['id', 'number', 'lifeTime', 'archivedAt', 'excludedOn'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function refuseFee(
  tx: Db,
  card: { readonly id: number; readonly lifeTime: boolean },
  period: number,
): Promise<void> {
  if (card.lifeTime) throw new Refusal('lifetime_member')
  const made = await tx
    .selectFrom('payment')
    .select('id')
    .where('memberId', '=', card.id)
    .where('type', '=', '2')
    .where('period', '=', period)
    .where(statusIsNotArchived('status'))
    .executeTakeFirst()
  if (made) throw new Refusal('already_generated')
}

async function freeSymbol(tx: Db, memberNumber: number, input: NewPayment): Promise<string> {
  const possible = variableSymbolsOf({
    year: input.type === '2' ? input.period : Number(input.dueOn.slice(0, 4)),
    kind: kindOf(input),
    memberNumber,
  })
  const used = await tx
    .selectFrom('payment')
    .select('variableSymbol')
    .where('variableSymbol', 'in', possible.length > 0 ? possible : [''])
    .execute()
  const taken = new Set(used.map(({ variableSymbol }) => variableSymbol))
  const free = possible.find((symbol) => !taken.has(symbol))
  if (!free) throw new Refusal('no_symbol_left')
  return free
}

function kindOf(input: NewPayment): SymbolKind {
  if (input.memberId === null) return 'guest'
  return input.type === '2' ? 'fee' : (input.kind ?? 'goods')
}

const GENERATED = () => new Refusal('already_generated')

async function insertPayment(tx: Db, input: NewPayment, variableSymbol: string) {
  const { memberId, guestId = null, type, amount, dueOn, actorId } = input
  return knowing({ one_fee_a_year: GENERATED, payment_variable_symbol_key: GENERATED }, () =>
    tx
      .insertInto('payment')
      .values({
        memberId,
        guestId,
        type: type satisfies PaymentType,
        period: input.type === '2' ? input.period : null,
        purpose: input.type === '2' ? null : input.purpose,
        amount,
        dueOn,
        variableSymbol,
        createdBy: actorId,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}
