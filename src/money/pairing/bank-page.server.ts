import { redirect } from 'react-router'
import { z } from 'zod'
import { BANK_PATH, type BankAnswer } from '../bank/bank-answer.ts'
import { Day, Token } from '../bank/bank-fields.ts'
import { bookStatement } from '../bank/book-statement.server.ts'
import { connectBank, disconnectBank, setTokenExpiry } from '../bank/connect-bank.server.ts'
import { settleOddity } from '../bank/settle-oddity.server.ts'
import { uploadStatement } from '../bank/upload-statement.server.ts'
import { viewBalance } from '../bank/view-balance.server.ts'
import { viewConnection, viewOddities, viewReadings } from '../bank/view-bank.server.ts'
import { viewStatement } from '../bank/view-statement.server.ts'
import { viewClubAccount } from '../payments/club-account.server.ts'
import { ClubAccountForm, setClubAccount } from '../payments/set-club-account.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { receiveMoney } from './receive-money.server.ts'

/** Everything the bank page shows; a statement that waits to be booked stands in the address. */
export async function viewBankPage(context: RequestContext, search: URLSearchParams) {
  const id = RowId.safeParse(search.get('vypis') ?? '')
  const page = Number(search.get('page')) || 1
  const [balance, connection, readings, oddities, statement, club] = await Promise.all([
    viewBalance(context),
    viewConnection(context),
    viewReadings(context),
    viewOddities(context),
    id.success ? viewStatement(context, { id: id.data, tab: search.get('ukaz'), page }) : null,
    viewClubAccount(context.db, context.visitor),
  ])
  return { balance, connection, readings, oddities, statement, club }
}

const emptyIsAbsent = z.preprocess((value) => (value === '' ? undefined : value), Day.optional())

export const BankForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('read') }),
  z
    .strictObject({ intent: z.literal('older'), from: Day, to: Day })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'invalid' }),
  z.strictObject({
    intent: z.literal('connect'),
    token: Token,
    expiresOn: emptyIsAbsent,
    password: z.string().max(1000).optional(),
  }),
  ClubAccountForm.extend({ intent: z.literal('account') }),
  z.strictObject({ intent: z.literal('disconnect') }),
  z.strictObject({ intent: z.literal('expiry'), expiresOn: Day }),
  z.strictObject({ intent: z.literal('settle'), id: RowId }),
  z.strictObject({ intent: z.literal('book'), id: RowId }),
])

export async function handleBankForm(
  { db }: Pick<RequestContext, 'db'>,
  visitor: Visitor,
  input: z.infer<typeof BankForm>,
): Promise<BankAnswer> {
  const actorId = visitor.id
  switch (input.intent) {
    case 'read':
    case 'older': {
      const period = input.intent === 'older' ? { from: input.from, to: input.to } : undefined
      const { received, paired } = await receiveMoney(db, { cause: 'person', actorId, period })
      return { done: { kind: 'read', received, paired } }
    }
    case 'connect':
      await connectBank(db, visitor, input)
      return { done: { kind: 'connected' } }
    case 'account':
      await setClubAccount(db, visitor, input)
      return { done: { kind: 'account' } }
    case 'disconnect':
      await disconnectBank(db, visitor)
      return { done: { kind: 'disconnected' } }
    case 'expiry':
      await setTokenExpiry(db, actorId, input.expiresOn)
      return { done: { kind: 'expiry' } }
    case 'settle':
      await settleOddity(db, actorId, input.id)
      return { done: { kind: 'settled' } }
    case 'book': {
      const { received } = await bookStatement(db, actorId, input.id)
      return { done: { kind: 'booked', received } }
    }
  }
}

/** A statement handed in: it gets an address of its own, where it can be looked at before it is booked. */
export async function takeStatement(
  { db }: Pick<RequestContext, 'db'>,
  visitor: Pick<Visitor, 'id'>,
  file: FormDataEntryValue | null | undefined,
): Promise<never> {
  if (!(file instanceof File) || file.size === 0) throw new Refusal('statement_empty')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const id = await uploadStatement(db, visitor.id, { fileName: file.name, bytes })
  throw redirect(`${BANK_PATH}?vypis=${id}`, 303)
}
