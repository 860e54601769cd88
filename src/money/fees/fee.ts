import { addDays, dayInMonth, daysBetween } from '../../ground/values/day.ts'
import type { Role } from '../../permissions.ts'
import type { FeeSettings, YearFees } from './fee-settings.ts'

/** What decides whether and how much somebody owes for a year. */
export type FeePayer = {
  readonly role: Role | null
  readonly division: number | null
  /** The kind of his membership; an applicant has none. */
  readonly kind: number | null
  readonly lifeTime: boolean
  readonly memberSince: string | null
  readonly excludedOn: string | null
  readonly archivedAt: Date | null
  /** Somebody else of his household pays for him. */
  readonly isPaidFor: boolean
  /** His own price of that year, if he has one. */
  readonly ownFee: number | null
}

type Prices = Pick<YearFees, 'yearly' | 'byKind' | 'byRole' | 'byDivision'>
type PriceSettings = Prices & Pick<YearFees, 'inHousehold' | 'partOfYear' | 'monthShares'>
type AmountSettings = PriceSettings & Pick<YearFees, 'newcomersFreeFrom'>

export type Owed =
  | { readonly amount: number }
  | { readonly exempt: 'lifetime' | 'gone' | 'not-yet' | 'newcomer' | 'free' }

/** How much somebody owes for a year, or why nothing: the first reason that holds. */
export function feeOwed(payer: FeePayer, period: number, settings: AmountSettings): Owed {
  if (payer.archivedAt !== null || payer.excludedOn !== null) return { exempt: 'gone' }
  if (payer.lifeTime) return { exempt: 'lifetime' }
  if (joinedAfter(payer, period)) return { exempt: 'not-yet' }
  const priced = { ...payer, joinedMonth: joinedMonth(payer, period) }
  if (isFreeNewcomer(priced, settings)) return { exempt: 'newcomer' }
  const amount = feeOfYear(priced, settings)
  return amount === 0 ? { exempt: 'free' } : { amount }
}

type Priced = Pick<FeePayer, 'role' | 'division' | 'kind' | 'ownFee' | 'isPaidFor'> & {
  /** The month in which he joined, where it was in that very year. */
  readonly joinedMonth: number | null
}

/**
 * His own price, else the fee of his kind, role or division, in a household no more than its price, or the part of it that
 * is left of the year he joined in.
 */
export function feeOfYear(payer: Priced, settings: PriceSettings): number {
  if (payer.ownFee !== null) return payer.ownFee
  const usual = feeAmount(payer, settings)
  const whole = payer.isPaidFor ? Math.min(usual, settings.inHousehold ?? usual) : usual
  const share = payer.joinedMonth === null ? undefined : sharesOf(settings)[payer.joinedMonth - 1]
  // To whole crowns: nobody pays by haléře.
  return share === undefined ? whole : Math.round((whole * share) / (WHOLE * 100)) * 100
}

/** Whoever joined late in that very year pays nothing for it, unless he has a price of his own. */
export function isFreeNewcomer(
  { ownFee, joinedMonth: month }: Pick<Priced, 'ownFee' | 'joinedMonth'>,
  { newcomersFreeFrom }: Pick<YearFees, 'newcomersFreeFrom'>,
): boolean {
  return ownFee === null && newcomersFreeFrom !== null && month !== null && month >= newcomersFreeFrom
}

/** A year is 12 months of 100 percent. */
const WHOLE = 1200

/** By the month of joining, in parts of WHOLE; nothing where everybody pays all of it. */
export function sharesOf({
  partOfYear,
  monthShares,
}: Pick<YearFees, 'partOfYear' | 'monthShares'>): readonly number[] {
  if (partOfYear === 'whole') return []
  return Array.from({ length: 12 }, (_, month) =>
    partOfYear === 'months' ? (12 - month) * 100 : (monthShares[month] ?? 100) * 12,
  )
}

/** The fee of his kind of membership, else of his role, his division, the club. A card without an account is a member's. */
export function feeAmount(
  { kind, role, division }: Pick<FeePayer, 'kind' | 'role' | 'division'>,
  { yearly, byKind, byRole, byDivision }: Prices,
): number {
  return (
    byKind[String(kind ?? '')] ?? byRole[role ?? 'Member'] ?? byDivision[String(division ?? '')] ?? yearly
  )
}

function joinedAfter({ memberSince }: FeePayer, period: number): boolean {
  return memberSince !== null && Number(memberSince.slice(0, 4)) > period
}

function joinedMonth({ memberSince }: Pick<FeePayer, 'memberSince'>, period: number): number | null {
  const [year, month] = memberSince?.split('-').map(Number) ?? []
  return year === period ? (month ?? 1) : null
}

/** The year whose prices and words a payment goes by; one that is for no year goes by this one. */
export function feeYear({ period }: { readonly period: number | null }, today: string): number {
  return period ?? Number(today.slice(0, 4))
}

type DueSettings = Pick<FeeSettings, 'dueMonth' | 'dueDay' | 'daysToPay'>

/** The year's own day, or later for those who are asked late: everybody gets his days to pay. */
export function feeDueOn(
  period: number,
  today: string,
  { dueMonth, dueDay, daysToPay }: DueSettings,
): string {
  const ofYear = dayInMonth(period, dueMonth, dueDay)
  const atLeast = addDays(today, daysToPay)
  return ofYear > atLeast ? ofYear : atLeast
}

/** How many days lie between; nothing for a day that is yet to come. */
export function daysAfter(day: string, today: string): number {
  return Math.max(0, daysBetween(day, today))
}
