import { recordAudit } from '../../ground/audit/audit.server.ts'
import { csvHead, csvRow, type CsvValue } from '../../ground/values/csv.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { daysOverdue } from '../payment-status/payment-status.ts'
import { paymentWords } from '../payment-status/payment-status.words.ts'
import type { Db } from '../../tables.ts'
import { crownsField } from '../../ground/values/money.ts'
import { csvWords } from './fee-csv.words.ts'
import type { FeeListFilter } from '../fees/fee-list.ts'
import type { FeeListTab, FeeTab } from '../fees/fee-tab.ts'
import type { FeePayment } from '../fees/fee-payments.server.ts'
import { viewGenerate, viewPayments, viewReminders } from './fee-tabs.server.ts'
import { whatFor } from '../fees/what-for.ts'
import { cellInSheet, statisticTables } from './statistic-tables.ts'
import { viewStatistics } from './view-statistics.server.ts'

type Input = {
  readonly tab: FeeTab
  readonly filter: (tab: FeeListTab) => FeeListFilter
  readonly today: string
  readonly language: Language
}

/** More than any club has; a list is written whole. */
const EVERYTHING = { page: 1, after: null, pageSize: 100_000 }

/** A tab as a table for a spreadsheet, exactly as it is filtered; who took it is noted. */
export async function exportFees(db: Db, visitor: Visitor, input: Input): Promise<string> {
  return inTransaction(db, async (tx) => {
    const lines =
      input.tab === 'statistics' ? await statisticLines(tx, input) : await listLines(tx, input.tab, input)
    recordAudit(tx, {
      action: 'FEES_EXPORTED',
      actorId: visitor.id,
      changes: [{ field: 'rows', from: null, to: lines.rows.length }],
      note: input.tab,
    })
    return csvHead(lines.head) + lines.rows.map(csvRow).join('')
  })
}

type Lines = { readonly head: readonly string[]; readonly rows: readonly (readonly CsvValue[])[] }

async function listLines(
  db: Db,
  tab: FeeListTab,
  { filter: filterFor, today, language }: Input,
): Promise<Lines> {
  const say = speak(csvWords, language)
  const asking = { filter: { ...filterFor(tab), ...EVERYTHING }, today }
  const head = (keys: readonly (keyof typeof csvWords)[]) => keys.map((key) => say(key))
  if (tab === 'generate') {
    const { people, period } = await viewGenerate(db, asking)
    return {
      head: head([
        'number',
        'lastName',
        'firstName',
        'nickname',
        'division',
        'household',
        'period',
        'amount',
      ]),
      rows: people.map((person) => [...whose(person), period, crownsField(person.amount)]),
    }
  }
  if (tab === 'reminders') {
    const { payments, held } = await viewReminders(db, asking, { heldAtMost: EVERYTHING.pageSize })
    return {
      head: [...head(PAYMENT_COLUMNS), say('reminder'), say('held')],
      rows: [
        ...payments.map((payment) => [...paymentCells(payment, today, language), payment.level, '']),
        ...held.map((payment) => [...paymentCells(payment, today, language), payment.level, say('yes')]),
      ],
    }
  }
  const { payments } = await viewPayments(db, tab, asking)
  return {
    head: head(PAYMENT_COLUMNS),
    rows: payments.map((payment) => paymentCells(payment, today, language)),
  }
}

const PAYMENT_COLUMNS = [
  'number',
  'lastName',
  'firstName',
  'nickname',
  'division',
  'household',
  'what',
  'variableSymbol',
  'amount',
  'paid',
  'dueOn',
  'daysOverdue',
  'status',
  'paidOn',
  'way',
  'archiveReason',
] as const

type Person = {
  readonly number: number
  readonly lastName: string
  readonly firstName: string
  readonly nickname: string | null
  readonly divisionName: string | null
  readonly household: { readonly name: string } | null
}

function whose({
  number,
  lastName,
  firstName,
  nickname,
  divisionName,
  household,
}: Person): readonly CsvValue[] {
  return [number, lastName, firstName, nickname, divisionName, household?.name]
}

const WAYS = { automatic: 'bank', manual: 'bank', cash: 'cash', opening: 'opening' } as const

function paymentCells(payment: FeePayment, today: string, language: Language): readonly CsvValue[] {
  const say = speak(csvWords, language)
  const ways = [...new Set(payment.paidWith.map(({ mode }) => say(WAYS[mode])))]
  return [
    ...whose(payment),
    whatFor(payment, language),
    payment.variableSymbol,
    crownsField(payment.amount),
    crownsField(payment.paid),
    payment.dueOn,
    daysOverdue(payment, today),
    speak(paymentWords, language)(payment.status),
    payment.paidWith.at(-1)?.on,
    payment.amount === 0 ? say('before') : ways.join(', '),
    payment.archiveReason,
  ]
}

async function statisticLines(db: Db, { filter, today, language }: Input): Promise<Lines> {
  const say = speak(csvWords, language)
  const period = filter('received').period ?? Number(today.slice(0, 4))
  const tables = statisticTables(await viewStatistics(db, { period, today }), language)
  const [first] = tables
  const width = Math.max(...tables.map(({ head }) => head.length))
  return {
    head: [
      say('table'),
      ...(first?.head ?? []),
      ...Array.from({ length: width - (first?.head.length ?? 0) }, () => ''),
    ],
    rows: tables.flatMap(({ title, head, rows }, index) => [
      ...(index === 0 ? [] : [['', ...head]]),
      ...rows.map((row) => [title, ...row.map(cellInSheet)]),
    ]),
  }
}
