import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { BANK_PATH, type BankAnswer, type BankDone } from '../bank/bank-answer.ts'
import { NewToken, TokenExpiry } from '../bank/bank-fields.ts'
import { bookStatement } from '../bank/book-statement.server.ts'
import { connectBank, disconnectBank, setTokenExpiry } from '../bank/connect-bank.server.ts'
import { settleOddity } from '../bank/settle-oddity.server.ts'
import { uploadStatement } from '../bank/upload-statement.server.ts'
import { viewBalance } from '../bank/view-balance.server.ts'
import { viewConnection, viewOddities, viewReadings } from '../bank/view-bank.server.ts'
import { viewStatement } from '../bank/view-statement.server.ts'
import { viewClubAccount } from '../payments/club-account.server.ts'
import { ClubAccountForm, setClubAccount } from '../payments/set-club-account.server.ts'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { receiveMoney } from './receive-money.server.ts'

export const bankScreen = declareScreen({ who: 'fees.manage' })

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

const Row = z.strictObject({ id: RowId })
const Period = z
  .strictObject({ from: RecentDay, to: RecentDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'invalid' })

export const bankActs = {
  read: bankScreen.act({
    takes: NoFields,
    does: ({ db, visitor }) => readBank(db, visitor.id),
  }),
  older: bankScreen.act({
    takes: Period,
    does: ({ db, visitor }, period) => readBank(db, visitor.id, period),
  }),
  connect: bankScreen.actFor('club.account', {
    takes: formOf(NewToken, { expiresOn: (text) => text || undefined }),
    does: async ({ db, visitor }, token) => {
      await connectBank(db, visitor, token)
      return done({ kind: 'connected' })
    },
  }),
  account: bankScreen.actFor('club.account', {
    takes: ClubAccountForm,
    does: async ({ db, visitor }, account) => {
      await setClubAccount(db, visitor, account)
      return done({ kind: 'account' })
    },
  }),
  disconnect: bankScreen.actFor('club.account', {
    takes: NoFields,
    does: async ({ db, visitor }) => {
      await disconnectBank(db, visitor)
      return done({ kind: 'disconnected' })
    },
  }),
  expiry: bankScreen.act({
    takes: TokenExpiry,
    does: async ({ db, visitor }, { expiresOn }) => {
      await setTokenExpiry(db, visitor.id, expiresOn)
      return done({ kind: 'expiry' })
    },
  }),
  settle: bankScreen.act({
    takes: Row,
    does: async ({ db, visitor }, { id }) => {
      await settleOddity(db, visitor.id, id)
      return done({ kind: 'settled' })
    },
  }),
  /** A statement handed in gets an address of its own, where it can be looked at before it is booked. */
  upload: bankScreen.act({
    takes: NoFields,
    takesFiles: ['file'],
    does: async ({ db, visitor, files }) => {
      const [file] = files.file ?? []
      if (!file || file.size === 0) throw new Refusal('statement_empty')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const id = await uploadStatement(db, visitor.id, { fileName: file.name, bytes })
      return seeOther(`${BANK_PATH}?vypis=${id}`)
    },
  }),
  book: bankScreen.act({
    takes: Row,
    does: async ({ db, visitor }, { id }) => {
      const { received } = await bookStatement(db, visitor.id, id)
      return done({ kind: 'booked', received })
    },
  }),
}

async function readBank(db: Db, actorId: number, period?: z.infer<typeof Period>) {
  const { received, paired } = await receiveMoney(db, { cause: 'person', actorId, period })
  return done({ kind: 'read', received, paired })
}

const done = (what: BankDone): BankAnswer => ({ done: what })
