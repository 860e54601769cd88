import { z } from 'zod'
import { frozenIds } from '../batches/batch.ts'
import { isDay } from '../values/day.ts'
import { parseCrowns } from '../values/money.ts'

export const PAGE_SIZE = 50

/** What every list call takes besides its own filters. */
export const Paging = z.strictObject({
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(200).default(PAGE_SIZE),
})

export type Paging = z.infer<typeof Paging>

/** The last page there is; an empty list has one too. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}

/** As many as a body of a quarter of a megabyte can hold with ease. */
export const MemberId = z.int().min(1).max(999_999_999)
export const MemberIds = z.array(MemberId).min(1).max(5000)

/** A day of our own times; the schema knows no clock, so the future is refused later. */
export const RecentDay = z
  .string()
  .refine((day) => isDay(day) && day > '1900-01-01' && day < '2100-01-01', 'not_day')

/** The ids a form sends as one text: '3,17,25'. */
export const IdsText = z
  .string()
  .max(60_000)
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/)
  .transform((text) => text.split(',').map(Number))
  .transform((ids) => [...frozenIds(ids)])
  .pipe(MemberIds)

/** 21 million Kč: what a column of haléře can hold. */
const MOST_MONEY = 2_100_000_000

/** An amount a form sends in crowns, in haléře; zero where nothing to pay is an answer. */
export const CrownsOrNone = z
  .string()
  .transform((text, context) => {
    const amount = parseCrowns(text)
    if (amount !== null) return amount
    context.addIssue({ code: 'custom', message: 'not_money' })
    return z.NEVER
  })
  .pipe(z.int().min(0).max(MOST_MONEY))

/** The same where nobody writes down that nothing was paid. */
export const Crowns = CrownsOrNone.refine((amount) => amount > 0, 'not_money')

/** A remark; an empty one is none. */
export const Note = z
  .string()
  .trim()
  .max(2000)
  .transform((text) => text || null)

/** Why: somebody will ask one day. */
export const Reason = z.string().trim().min(1).max(2000)

/** The page asked for in an address; whatever is no page is the first one. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
