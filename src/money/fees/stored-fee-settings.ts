import { z } from 'zod'
import { ROLES } from '../../permissions.ts'
import { LANGUAGES, type Language } from '../../ground/values/words.ts'
import { type FeeSettings, MOST_FEE, NEW_CLUB_FEES, PARTS_OF_YEAR, RENEWAL_MONTHS } from './fee-settings.ts'
import { FEE_TEXTS, FIRST_TEXTS, type FeeText } from './fee-text.ts'

const Amount = z.int().min(0).max(MOST_FEE)
const days = (fallback: number) => z.int().min(1).max(365).catch(fallback)

const OwnAmounts = z.record(z.string().regex(/^[1-9]\d{0,8}$/), Amount).catch({})

/** A year as it is stored, whatever an older version or another hand has put there: what cannot be read is the default. */
const StoredYear = z.object({
  yearly: Amount.min(1).catch(NEW_CLUB_FEES.yearly),
  byKind: OwnAmounts,
  byRole: z.partialRecord(z.enum(ROLES), Amount).catch({}),
  byDivision: OwnAmounts,
  inHousehold: Amount.nullable().catch(null),
  newcomersFreeFrom: z.int().min(1).max(12).nullable().catch(null),
  partOfYear: z.enum(PARTS_OF_YEAR).catch(NEW_CLUB_FEES.partOfYear),
  monthShares: z.array(z.int().min(0).max(100)).length(12).readonly().catch(NEW_CLUB_FEES.monthShares),
  renewalFrom: z.literal(RENEWAL_MONTHS).nullable().catch(null),
  dueMonth: z.int().min(1).max(12).catch(NEW_CLUB_FEES.dueMonth),
  dueDay: z.int().min(1).max(31).catch(NEW_CLUB_FEES.dueDay),
  daysToPay: days(NEW_CLUB_FEES.daysToPay),
  texts: z.unknown().optional().transform(storedTexts),
})

/** What holds for all years, and beside it the years that were written by themselves; the rest is as before the first of them. */
const Stored = StoredYear.extend({
  firstReminderAfter: days(NEW_CLUB_FEES.firstReminderAfter),
  secondReminderAfter: days(NEW_CLUB_FEES.secondReminderAfter),
  lastChanceDays: days(NEW_CLUB_FEES.lastChanceDays),
  lapses: z.boolean().catch(false),
  postDays: z.int().min(0).max(30).catch(NEW_CLUB_FEES.postDays),
  years: z.record(z.string().regex(/^20\d\d$/), StoredYear).catch({}),
})

type StoredFees = z.infer<typeof Stored>

/** A setting is one object until it changes, and every screen of fees asks for it. */
const read = new WeakMap<object, StoredFees>()

function storedFees(stored: unknown): StoredFees {
  if (typeof stored !== 'object' || stored === null) return readStored(stored)
  const fees = read.get(stored) ?? readStored(stored)
  read.set(stored, fees)
  return fees
}

function readStored(stored: unknown): StoredFees {
  const parsed = Stored.safeParse(stored)
  return parsed.success ? parsed.data : { ...NEW_CLUB_FEES, years: {} }
}

/** The settings of one year: its own, else those of the last year before it that has some. */
export function feeSettingsFrom(stored: unknown, period: number): FeeSettings {
  const { years, ...before } = storedFees(stored)
  const last = Object.keys(years)
    .map(Number)
    .filter((year) => year <= period)
    .toSorted((one, other) => one - other)
    .at(-1)
  return last === undefined ? before : { ...before, ...years[last] }
}

/**
 * What is to be stored when one year is written anew. No other year changes by it: later ones that have begun without
 * settings of their own are given those they had. A year that has not begun follows the last one before it.
 */
export function withYear(
  stored: unknown,
  { period, settings, begun }: { period: number; settings: FeeSettings; begun: readonly number[] },
): StoredFees {
  const fees = storedFees(stored)
  const { firstReminderAfter, secondReminderAfter, lastChanceDays, lapses, postDays, ...year } = settings
  const kept = begun
    .filter((other) => other > period && !(other in fees.years))
    .map((other) => [other, StoredYear.parse(feeSettingsFrom(stored, other))] as const)
  return {
    ...fees,
    firstReminderAfter,
    secondReminderAfter,
    lastChanceDays,
    lapses,
    postDays,
    years: { ...fees.years, ...Object.fromEntries(kept), [period]: year },
  }
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
