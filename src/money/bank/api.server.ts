import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { Refusal } from '../../refusals.ts'
import { NewToken, TokenExpiry } from './bank-fields.ts'
import { bookStatement } from './book-statement.server.ts'
import { connectBank, disconnectBank, setTokenExpiry } from './connect-bank.server.ts'
import { settleOddity } from './settle-oddity.server.ts'
import { STATEMENT_TABS } from './statement-tab.ts'
import { uploadStatement } from './upload-statement.server.ts'
import { viewConnection, viewOddities, viewReadings } from './view-bank.server.ts'
import { viewStatement } from './view-statement.server.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'
import { BankConnectionAnswer, StatementAnswer, StatementBooked } from './connection-answer.ts'

const Id = z.strictObject({ id: RowId })
const FILE_TYPES = ['application/json', 'text/csv', 'text/plain', 'application/octet-stream']

export const bankDoors = [
  door({
    method: 'GET',
    path: '/api/bank/connection',
    who: 'fees.manage',
    summary: 'The line to the bank: state, last success, expiry of the token, last readings; never the token',
    answers: BankConnectionAnswer,
    handle: async (call) => {
      const [connection, readings, oddities] = await Promise.all([
        viewConnection(call),
        viewReadings(call),
        viewOddities(call),
      ])
      return { success: true, connection, readings, oddities }
    },
  }),
  door({
    method: 'POST',
    path: '/api/bank/connection',
    who: 'club.account',
    summary: 'Connect the bank, with one’s password: the token is tried, then stored encrypted',
    body: NewToken,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await connectBank(db, visitor, body)
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/bank/connection',
    who: 'club.account',
    summary: 'Forget the stored token; movements and the balance stay',
    answers: Done,
    handle: async ({ db, visitor }) => {
      await disconnectBank(db, visitor)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/bank/connection/expiry',
    who: 'fees.manage',
    summary: 'Say until when the token in use is valid',
    body: TokenExpiry,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await setTokenExpiry(db, visitor.id, body.expiresOn)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/bank/oddities/:id/settle',
    who: 'fees.manage',
    summary: 'Somebody has looked into a line the bank sent oddly',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await settleOddity(db, visitor.id, params.id)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/bank/statements',
    who: 'fees.manage',
    summary: 'Hand in a statement (Fio JSON, Fio CSV, GPC) as the body; nothing is booked yet',
    file: FILE_TYPES,
    query: z.strictObject({ fileName: z.string().min(1).max(200).optional() }),
    answers: doneWith({ statement: StatementAnswer.nullable() }),
    handle: async (call) => {
      const { db, visitor, query, http } = call
      const bytes = new Uint8Array(await http.req.arrayBuffer())
      const id = await uploadStatement(db, visitor.id, { fileName: query.fileName ?? 'vypis', bytes })
      return { success: true, statement: await viewStatement(call, { id, tab: null, page: 1 }) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/bank/statements/:id',
    who: 'fees.manage',
    summary: 'A statement before it is booked: new, known and unreadable lines',
    params: Id,
    query: z.strictObject({ tab: z.enum(STATEMENT_TABS).optional(), page: RowId.optional() }),
    answers: doneWith({ statement: StatementAnswer }),
    handle: async (call) => {
      const { tab = null, page = 1 } = call.query
      const statement = await viewStatement(call, { id: call.params.id, tab, page })
      if (!statement) throw new Refusal('not_found')
      return { success: true, statement }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/bank/statements/:id/book',
    who: 'fees.manage',
    summary: 'Book what is new in a statement; pairing follows',
    params: Id,
    answers: StatementBooked,
    handle: async ({ db, visitor, params }) => ({
      success: true,
      ...(await bookStatement(db, visitor.id, params.id)),
    }),
  }),
]
