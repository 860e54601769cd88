export const PERIOD_UNITS = ['days', 'months', 'years'] as const
export type PeriodUnit = (typeof PERIOD_UNITS)[number]

type Rule = {
  readonly unit: PeriodUnit
  /** As long as nobody says otherwise. */
  readonly standard: number
  readonly least: number
  readonly most: number
  /** Counted from the end of the year, as accounting does. */
  readonly fromYearEnd?: true
}

// How long things are kept. The limits are what can be defended: below them the club could not work or would break the law,
// above them it would keep what it does not need. The reasons stand in the words, beside each rule.
export const RETENTION = {
  'refused-applications': { unit: 'months', standard: 6, least: 1, most: 12 },
  'former-emergency': { unit: 'days', standard: 30, least: 1, most: 365 },
  'refund-accounts': { unit: 'days', standard: 30, least: 1, most: 365 },
  'former-members': { unit: 'years', standard: 3, least: 1, most: 10 },
  'event-notes': { unit: 'months', standard: 3, least: 1, most: 24 },
  guests: { unit: 'days', standard: 30, least: 1, most: 30 },
  'guest-waivers': { unit: 'years', standard: 3, least: 3, most: 3 },
  givers: { unit: 'days', standard: 60, least: 14, most: 60 },
  'check-ins': { unit: 'years', standard: 3, least: 1, most: 10 },
  letters: { unit: 'months', standard: 12, least: 3, most: 12 },
  runs: { unit: 'months', standard: 12, least: 1, most: 36 },
  imports: { unit: 'months', standard: 3, least: 1, most: 12 },
  'data-checks': { unit: 'years', standard: 3, least: 1, most: 10 },
  'hide-contacts': { unit: 'days', standard: 30, least: 7, most: 90 },
  'last-letters': { unit: 'days', standard: 14, least: 3, most: 30 },
  'statement-drafts': { unit: 'days', standard: 30, least: 1, most: 90 },
  'bank-oddities': { unit: 'years', standard: 5, least: 5, most: 10, fromYearEnd: true },
  payers: { unit: 'years', standard: 5, least: 5, most: 10, fromYearEnd: true },
  donors: { unit: 'years', standard: 10, least: 5, most: 30, fromYearEnd: true },
} as const satisfies Record<string, Rule>

export type RetentionKey = keyof typeof RETENTION
export const RETENTION_KEYS = Object.keys(RETENTION) as readonly RetentionKey[]

export function isRetentionKey(text: string): text is RetentionKey {
  return Object.hasOwn(RETENTION, text)
}

export function ruleOf(key: RetentionKey): Rule {
  return RETENTION[key]
}

/** A period somebody chose, if it is within the limits; the standard one otherwise. */
export function periodOf(key: RetentionKey, chosen: number | null): number {
  const { standard, least, most } = ruleOf(key)
  return chosen !== null && chosen >= least && chosen <= most ? chosen : standard
}
