import { addDays, dayInMonth, daysBetween } from '../../ground/values/day.ts'
import type { Role } from '../../permissions.ts'
import type { FeeSettings } from './fee-settings.ts'

/** What decides whether and how much somebody owes for a year. */
export type FeePayer = {
  readonly role: Role | null
  readonly division: number | null
  readonly lifeTime: boolean
  readonly memberSince: string | null
  readonly excludedOn: string | null
  readonly archivedAt: Date | null
}

type AmountSettings = Pick<FeeSettings, 'yearly' | 'byRole' | 'byDivision' | 'newcomersFreeFrom'>

export type Owed =
  | { readonly amount: number }
  | { readonly exempt: 'lifetime' | 'gone' | 'not-yet' | 'newcomer' | 'free' }

/** How much somebody owes for a year, or why nothing: the first reason that holds. */
export function feeOwed(payer: FeePayer, period: number, settings: AmountSettings): Owed {
  if (payer.archivedAt !== null || payer.excludedOn !== null) return { exempt: 'gone' }
  if (payer.lifeTime) return { exempt: 'lifetime' }
  if (joinedAfter(payer, period)) return { exempt: 'not-yet' }
  if (joinedLate(payer, period, settings)) return { exempt: 'newcomer' }
  const amount = feeAmount(payer, settings)
  return amount === 0 ? { exempt: 'free' } : { amount }
}

/** A role's own fee, else a division's own, else the club's. A card without an account is a member's. */
export function feeAmount(
  { role, division }: Pick<FeePayer, 'role' | 'division'>,
  { yearly, byRole, byDivision }: Pick<FeeSettings, 'yearly' | 'byRole' | 'byDivision'>,
): number {
  return byRole[role ?? 'Member'] ?? byDivision[String(division ?? '')] ?? yearly
}

function joinedAfter({ memberSince }: FeePayer, period: number): boolean {
  return memberSince !== null && Number(memberSince.slice(0, 4)) > period
}

function joinedLate({ memberSince }: FeePayer, period: number, settings: AmountSettings): boolean {
  const { newcomersFreeFrom } = settings
  if (newcomersFreeFrom === null || memberSince === null) return false
  const [year, month] = memberSince.split('-').map(Number)
  return year === period && (month ?? 1) >= newcomersFreeFrom
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
