import { momentInFigures } from '../../ground/values/moment.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import type { LineFault, Movement, UnreadableLine } from './movement.ts'
import { STATEMENT_TABS, type StatementTab } from './statement-tab.ts'
import { asStatement, findStatement, planAgainstBooked } from './statements.server.ts'

const LINES_A_PAGE = 50

export type StatementLine = {
  readonly key: string
  readonly day: string
  readonly amount: string
  readonly isIncoming: boolean
  readonly who: string
  readonly note: string
  readonly fault: { readonly line: number; readonly code: LineFault } | null
}

type Input = { readonly id: number; readonly tab: string | null; readonly page: number }
type Context = Pick<RequestContext, 'db' | 'language'>

/** A statement before it is booked: which lines are new, which we know and which cannot be read; null for none such. */
export async function viewStatement({ db, language }: Context, { id, tab, page }: Input) {
  const row = await findStatement(db, id)
  if (!row) return null
  const { fileName, format, account, bookedAt } = row
  const statement = asStatement(row.content)
  const head = { id, fileName, format, account, bookedAt: bookedAt && momentInFigures(bookedAt, language) }
  if (!statement)
    return { ...head, counts: storedCounts(row.counts), show: 'fresh' as const, lines: [], view: EMPTY }
  const plan = await planAgainstBooked(db, account, statement.movements)
  const all = {
    fresh: plan.fresh.map((one, at) => lineOf(one, at, language)),
    known: plan.known.map((one, at) => lineOf(one, at, language)),
    refused: statement.unreadable.map(refusedLine),
  }
  const counts = { fresh: all.fresh.length, known: all.known.length, refused: all.refused.length }
  const show =
    STATEMENT_TABS.find((one) => one === tab) ?? STATEMENT_TABS.find((one) => counts[one] > 0) ?? 'fresh'
  const total = counts[show]
  const shown = Math.max(1, Math.min(page, Math.ceil(total / LINES_A_PAGE)))
  const lines: readonly StatementLine[] = all[show].slice((shown - 1) * LINES_A_PAGE, shown * LINES_A_PAGE)
  return { ...head, counts, show, lines, view: { page: shown, pageSize: LINES_A_PAGE, total } }
}

export type StatementView = NonNullable<Awaited<ReturnType<typeof viewStatement>>>

const EMPTY = { page: 1, pageSize: LINES_A_PAGE, total: 0 }

function storedCounts(counts: Parameters<typeof asRecord>[0]): Readonly<Record<StatementTab, number>> {
  const { received, known, refused } = asRecord(counts)
  return { fresh: Number(received ?? 0), known: Number(known ?? 0), refused: Number(refused ?? 0) }
}

function lineOf(movement: Movement, at: number, language: RequestContext['language']): StatementLine {
  const { bookedOn, amount, currency, counterName, counterAccount, counterBank, variableSymbol, message } =
    movement
  const account = counterAccount && `${counterAccount}${counterBank ? `/${counterBank}` : ''}`
  return {
    key: `${movement.bankId ?? 'line'}-${at}`,
    day: dayInFigures(bookedOn, language),
    amount: moneyInWords(amount, language, currency),
    isIncoming: amount > 0,
    who: [counterName, account].filter(Boolean).join(' · ') || (movement.kind ?? '–'),
    note: [variableSymbol && `VS ${variableSymbol}`, message ?? movement.identification]
      .filter(Boolean)
      .join(' · '),
    fault: null,
  }
}

function refusedLine({ line, fault, raw }: UnreadableLine): StatementLine {
  return {
    key: `refused-${line}`,
    day: '',
    amount: '',
    isIncoming: false,
    who: raw.slice(0, 200),
    note: '',
    fault: { line, code: fault },
  }
}
