import { z } from 'zod'
import { ROLES, type Role } from '../../permissions.ts'
import { LANGUAGES, type Language } from '../../ground/values/words.ts'
import { FEE_TEXTS, FIRST_TEXTS, type FeeText } from './fee-text.ts'

/** What the Treasurer decides about the yearly fee; money in haléře. */
export type FeeSettings = {
  readonly yearly: number
  /** A role's own fee comes before a division's own fee; nothing to pay is a fee of zero. */
  readonly byRole: Readonly<Partial<Record<Role, number>>>
  readonly byDivision: Readonly<Record<string, number>>
  /** Whoever joins in this month of the year or later owes nothing for it; null: everybody owes the whole year. */
  readonly newcomersFreeFrom: number | null
  readonly dueMonth: number
  readonly dueDay: number
  /** Nobody is given less than this, however late in the year he is asked. */
  readonly daysToPay: number
  readonly firstReminderAfter: number
  readonly secondReminderAfter: number
  /** How long the second reminder still waits before membership may lapse. */
  readonly lastChanceDays: number
  readonly texts: Readonly<Record<FeeText, Readonly<Record<Language, string>>>>
}

export const MOST_FEE = 100_000_000

export const NEW_CLUB_FEES: FeeSettings = {
  yearly: 120_000,
  byRole: {},
  byDivision: {},
  newcomersFreeFrom: null,
  dueMonth: 1,
  dueDay: 31,
  daysToPay: 21,
  firstReminderAfter: 14,
  secondReminderAfter: 21,
  lastChanceDays: 30,
  texts: FIRST_TEXTS,
}

const Amount = z.int().min(0).max(MOST_FEE)
const days = (fallback: number) => z.int().min(1).max(365).catch(fallback)

/** The stored value, whatever an older version or another hand has put there: what cannot be read is the default. */
const Stored = z.object({
  yearly: Amount.min(1).catch(NEW_CLUB_FEES.yearly),
  byRole: z.partialRecord(z.enum(ROLES), Amount).catch({}),
  byDivision: z.record(z.string().regex(/^[1-9]\d{0,8}$/), Amount).catch({}),
  newcomersFreeFrom: z.int().min(1).max(12).nullable().catch(null),
  dueMonth: z.int().min(1).max(12).catch(NEW_CLUB_FEES.dueMonth),
  dueDay: z.int().min(1).max(31).catch(NEW_CLUB_FEES.dueDay),
  daysToPay: days(NEW_CLUB_FEES.daysToPay),
  firstReminderAfter: days(NEW_CLUB_FEES.firstReminderAfter),
  secondReminderAfter: days(NEW_CLUB_FEES.secondReminderAfter),
  lastChanceDays: days(NEW_CLUB_FEES.lastChanceDays),
  texts: z.unknown().optional().transform(storedTexts),
})

export function feeSettingsFrom(stored: unknown): FeeSettings {
  const parsed = Stored.safeParse(stored)
  return parsed.success ? parsed.data : NEW_CLUB_FEES
}

function storedTexts(stored: unknown): FeeSettings['texts'] {
  const known = z.record(z.string(), z.record(z.string(), z.unknown())).safeParse(stored)
  const texts = known.success ? known.data : {}
  const text = (name: FeeText, language: Language) => {
    const own = texts[name]?.[language]
    return typeof own === 'string' && own.trim() !== '' ? own : FIRST_TEXTS[name][language]
  }
  return Object.fromEntries(
    FEE_TEXTS.map((name) => [name, Object.fromEntries(LANGUAGES.map((one) => [one, text(name, one)]))]),
  ) as FeeSettings['texts']
}
