import { z } from 'zod'
import { Day, doneWith } from '../../ground/http/answer.ts'
import { LINE_FAULTS } from './movement.ts'
import { STATEMENT_TABS } from './statement-tab.ts'

const TokenAnswer = z.strictObject({
  from: z.enum(['club', 'server']),
  addedAt: z.string().nullable(),
  expiresOn: Day.nullable(),
  expiresDay: z.string().nullable(),
  life: z.strictObject({ days: z.int(), tone: z.enum(['success', 'warning', 'danger']) }).nullable(),
})

const ReadingAnswer = z.strictObject({
  id: z.int(),
  when: z.string(),
  period: z.string(),
  cause: z.enum(['cron', 'schedule', 'person', 'file']),
  isFinished: z.boolean(),
  isCutOff: z.boolean(),
  problem: z.string().nullable(),
  received: z.int().nullable(),
  paired: z.int().nullable(),
  actorName: z.string().nullable(),
})

const OddityAnswer = z.strictObject({
  id: z.int(),
  kind: z.enum(['unreadable', 'changed']),
  bankId: z.string().nullable(),
  fault: z.string().nullable(),
  text: z.string().nullable(),
  when: z.string(),
})

/** How the connection with the bank stands, in the reader's words. */
export const BankConnectionAnswer = doneWith({
  connection: z.strictObject({
    state: z.enum(['off', 'waiting', 'ok', 'failing']),
    today: Day,
    isDemo: z.boolean(),
    account: z.string().nullable(),
    lastSuccess: z.string().nullable(),
    failingSince: z.string().nullable(),
    problem: z.string().nullable(),
    bankSentence: z.string().nullable(),
    gap: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
    token: TokenAnswer.nullable(),
  }),
  readings: z.array(ReadingAnswer),
  oddities: z.array(OddityAnswer),
})

const StatementLineAnswer = z.strictObject({
  key: z.string(),
  day: z.string(),
  amount: z.string(),
  isIncoming: z.boolean(),
  who: z.string(),
  note: z.string(),
  fault: z.strictObject({ line: z.int(), code: z.enum(LINE_FAULTS) }).nullable(),
})

/** A statement that was handed in as a file, before it is booked. */
export const StatementAnswer = z
  .strictObject({
    id: z.int(),
    fileName: z.string(),
    format: z.enum(['fio-json', 'fio-csv', 'gpc']),
    account: z.string(),
    bookedAt: z.string().nullable(),
    counts: z.strictObject({ fresh: z.int(), known: z.int(), refused: z.int() }),
    show: z.enum(STATEMENT_TABS),
    lines: z.array(StatementLineAnswer),
    view: z.strictObject({ page: z.int(), pageSize: z.int(), total: z.int() }),
  })
  .meta({ id: 'BankStatement' })

export const StatementBooked = doneWith({ received: z.int(), known: z.int(), refused: z.int() })
