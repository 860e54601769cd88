import { z } from 'zod'
import { ROLES } from '../../permissions.ts'
import { LANGUAGES, type Language } from '../../ground/values/words.ts'
import { type FeeSettings, MOST_FEE, NEW_CLUB_FEES } from './fee-settings.ts'
import { FEE_TEXTS, FIRST_TEXTS, type FeeText } from './fee-text.ts'

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
