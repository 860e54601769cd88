import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { CallState } from '../../money/fees/last-call.ts'
import { listCalls } from '../../money/fees/last-calls.server.ts'
import type { Db } from '../../tables.ts'

export const LAPSE_TABS = ['passed', 'running', 'decided'] as const
export type LapseTab = (typeof LAPSE_TABS)[number]

const TAB_STATES: Readonly<Record<LapseTab, readonly CallState[]>> = {
  passed: ['passed'],
  running: ['on_way', 'stopped', 'running'],
  decided: ['decided'],
}

export type CallLetter = {
  readonly level: 1 | 2
  readonly how: 'mail' | 'paper'
  /** Whereto, where it went by mail. */
  readonly to: string | null
  /** The day the mail server took it, or it was posted or handed over; nothing where it never was. */
  readonly sentOn: string | null
  readonly paragraphs: readonly string[]
}

/** Each with its file: the letters that went about it, from the first. */
export async function listLapses(db: Db, asked: Page & { readonly tab: LapseTab; readonly today: string }) {
  const { tab, ...page } = asked
  const { items, ...leaf } = await listCalls(db, { ...page, states: TAB_STATES[tab] })
  const letters = await listLetters(
    db,
    items.map(({ paymentId }) => paymentId),
  )
  return {
    ...leaf,
    items: items.map(({ reminder1At, ...call }) => ({
      ...call,
      remindedOn: reminder1At && pragueDay(reminder1At),
      letters: letters.get(call.paymentId) ?? [],
    })),
  }
}

export type Lapse = Awaited<ReturnType<typeof listLapses>>['items'][number]

type Row = CallLetter & { readonly paymentId: number }

async function listLetters(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly CallLetter[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select payment.id as "paymentId", (params ->> 'level')::int as level, 'mail' as how, to_address as "to",
      (sent_at at time zone 'Europe/Prague')::date::text as "sentOn", params -> 'paragraphs' as paragraphs, mail.created_at as at
    from payment join mail on mail.member_id = payment.member_id and mail.template = 'payment-reminder'
      and mail.params ->> 'paymentId' = payment.id::text
    where payment.id = any(${[...ids]}::int[])
    union all
    select payment_id, case kind when 'reminder2' then 2 else 1 end, 'paper', null, delivered_on::text, params -> 'paragraphs', created_at
    from paper_letter where payment_id = any(${[...ids]}::int[]) and kind in ('reminder1', 'reminder2')
    order by at`.execute(db)
  const letters = rows.map(({ paymentId, level, how, to, sentOn, paragraphs }) => ({
    paymentId,
    letter: { level, how, to, sentOn, paragraphs },
  }))
  return new Map(
    [...Map.groupBy(letters, ({ paymentId }) => paymentId)].map(([id, of]) => [
      id,
      of.map(({ letter }) => letter),
    ]),
  )
}
