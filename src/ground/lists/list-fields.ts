import { z } from 'zod'
import { After, type Page } from '../http/after.ts'
import { parseCrowns } from '../values/money.ts'

const PAGE_SIZE = 50

/** As many as a body of a quarter of a megabyte can hold with ease. */
export const MemberId = z.int().min(1).max(999_999_999)
export const MemberIds = z.array(MemberId).min(1).max(5000)

/**
 * A day of our own times: one of another age breaks whoever counts days on from it. The schema knows no clock, so the
 * future is refused later.
 */
export const RecentDay = z.iso
  .date('not_day')
  .refine((day) => day > '1900-01-01' && day < '2100-01-01', 'not_day')

/** The ids a form sends as one text: '3,17,25'. */
export const IdsText = z
  .string()
  .max(60_000)
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/)
  .transform((text) => text.split(',').map(Number))
  .transform((ids) => [...new Set(ids)])
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

/** The page an address asks for; whatever is no page is the first one. */
export function pageIn(asked: URLSearchParams, pageSize = PAGE_SIZE): Page {
  const page = asked.get('page')
  const { data: after } = After.safeParse(asked.get('after'))
  return { page: page !== null && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1, pageSize, after }
}
