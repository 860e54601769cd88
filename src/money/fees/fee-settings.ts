import type { Role } from '../../permissions.ts'
import type { Language } from '../../ground/values/words.ts'
import { FIRST_TEXTS, type FeeText } from './fee-text.ts'

export const PARTS_OF_YEAR = ['whole', 'months', 'table'] as const
export type PartOfYear = (typeof PARTS_OF_YEAR)[number]

/** The first of which month opens a year for those who do not wait to be asked: of the year before, or its own January. */
export const RENEWAL_MONTHS = [10, 11, 12, 1] as const

/** What the Treasurer decides about the fee of one year; money in haléře. */
export type YearFees = {
  readonly yearly: number
  /** By kinds of membership; such a fee comes before that of a role. */
  readonly byKind: Readonly<Record<string, number>>
  /** A role's own fee comes before a division's own fee; nothing to pay is a fee of zero. */
  readonly byRole: Readonly<Partial<Record<Role, number>>>
  readonly byDivision: Readonly<Record<string, number>>
  /** The most that anybody pays for whom somebody else of his household pays; null: as much as everybody. */
  readonly inHousehold: number | null
  /** Whoever joins in this month of the year or later owes nothing for it; null: everybody owes the whole year. */
  readonly newcomersFreeFrom: number | null
  /** What of the year somebody pays who joined in its course: all of it, by months, or by the club's own table. */
  readonly partOfYear: PartOfYear
  /** The club's own table: percents by the month of joining, January first. */
  readonly monthShares: readonly number[]
  /** From the first of which month members may renew this year themselves; null: they wait to be asked. */
  readonly renewalFrom: (typeof RENEWAL_MONTHS)[number] | null
  readonly dueMonth: number
  readonly dueDay: number
  /** Nobody is given less than this, however late in the year he is asked. */
  readonly daysToPay: number
  readonly texts: Readonly<Record<FeeText, Readonly<Record<Language, string>>>>
}

/** The same for a year, with what holds for all years: reminders go over payments of several at once. */
export type FeeSettings = YearFees & {
  readonly firstReminderAfter: number
  readonly secondReminderAfter: number
  /** How long the second reminder still waits before membership may lapse. */
  readonly lastChanceDays: number
  /** Whether a membership may end by it (§ 238 of the Civil Code); the statutes decide. */
  readonly lapses: boolean
  /** How many days a posted letter is thought to be on its way. */
  readonly postDays: number
}

export const MOST_FEE = 100_000_000

export const NEW_CLUB_FEES: FeeSettings = {
  yearly: 120_000,
  byKind: {},
  byRole: {},
  byDivision: {},
  inHousehold: null,
  newcomersFreeFrom: null,
  partOfYear: 'whole',
  monthShares: [100, 100, 100, 75, 75, 75, 50, 50, 50, 25, 25, 25],
  renewalFrom: null,
  dueMonth: 1,
  dueDay: 31,
  daysToPay: 21,
  firstReminderAfter: 14,
  secondReminderAfter: 21,
  lastChanceDays: 30,
  lapses: false,
  postDays: 3,
  texts: FIRST_TEXTS,
}
