export const QUORUMS = ['half', 'third', 'two_thirds', 'any'] as const
export type Quorum = (typeof QUORUMS)[number]
/** Of whom a proposal needs more than half, or at least two thirds. */
export const MAJORITIES = ['present', 'two_thirds', 'all'] as const
export type Majority = (typeof MAJORITIES)[number]

/** Of whom a decision outside a meeting needs more than half, or at least two thirds: of all who vote, or of those who answered. */
export const ROLLAM_MAJORITIES = ['all', 'two_thirds', 'answered'] as const
export type RollamMajority = (typeof ROLLAM_MAJORITIES)[number]

export type MeetingRules = {
  /** How many meetings there are a year at least. */
  readonly meetingsPerYear: number
  /** How many days before the meeting its invitation leaves at the latest. */
  readonly noticeDays: number
  /** One of how many members may ask for a meeting together with the others. */
  readonly requestPart: number
  /** By how many days a meeting somebody asked for is called. */
  readonly requestDays: number
  /** Cancelled with fewer days left, those who came are repaid what it cost them. */
  readonly cancelDays: number
  /** By how many days after the first meeting its substitute is called, and within how many weeks it is held. */
  readonly substituteInviteDays: number
  readonly substituteWeeks: number
  /** By how many days after its end the minutes are made. */
  readonly minutesDays: number
  readonly quorum: Quorum
  readonly majority: Majority
  /** Only who owes no fee votes. */
  readonly needsFee: boolean
  /** Who is younger does not vote; none where everybody does. */
  readonly ageFrom: number | null
  /** How many members one may stand in for; none where the statutes know no powers of attorney. */
  readonly proxiesPerHolder: number
  /** How many days everybody has at least to decide by letter; none where the statutes do not allow it. */
  readonly rollamDays: number
  readonly rollamMajority: RollamMajority
}

/** The Civil code (89/2012 Sb.), which holds unless the statutes say otherwise (§ 247). */
export const LAW: MeetingRules = {
  meetingsPerYear: 1,
  noticeDays: 30,
  requestPart: 3,
  requestDays: 30,
  cancelDays: 7,
  substituteInviteDays: 15,
  substituteWeeks: 6,
  minutesDays: 30,
  quorum: 'half',
  majority: 'present',
  needsFee: false,
  ageFrom: null,
  proxiesPerHolder: 0,
  rollamDays: 0,
  rollamMajority: 'all',
}

export const MOST_PROXIES = 50

/** Rules that are a whole number in the law itself. */
export const NUMBER_RULES = [
  'meetingsPerYear',
  'noticeDays',
  'requestPart',
  'requestDays',
  'cancelDays',
  'substituteInviteDays',
  'substituteWeeks',
  'minutesDays',
] as const
type NumberRule = (typeof NUMBER_RULES)[number]

const MOST_OF_A_NUMBER = 365
const leastOf = (name: NumberRule) => (name === 'requestPart' ? 1 : 0)

/** Rules as they are stored, whatever an older version or another hand has put there: what cannot be read is the law. */
export function rulesFrom(stored: unknown): MeetingRules {
  const kept: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const number = (name: NumberRule) => {
    const value = kept[name]
    return typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= leastOf(name) &&
      value <= MOST_OF_A_NUMBER
      ? value
      : LAW[name]
  }
  const { ageFrom: age, proxiesPerHolder: proxies, rollamDays: rollam } = kept
  return {
    meetingsPerYear: number('meetingsPerYear'),
    noticeDays: number('noticeDays'),
    requestPart: number('requestPart'),
    requestDays: number('requestDays'),
    cancelDays: number('cancelDays'),
    substituteInviteDays: number('substituteInviteDays'),
    substituteWeeks: number('substituteWeeks'),
    minutesDays: number('minutesDays'),
    quorum: QUORUMS.find((one) => one === kept.quorum) ?? LAW.quorum,
    majority: MAJORITIES.find((one) => one === kept.majority) ?? LAW.majority,
    needsFee: kept.needsFee === true,
    ageFrom: typeof age === 'number' && Number.isInteger(age) && age >= 1 && age <= 99 ? age : null,
    proxiesPerHolder:
      typeof proxies === 'number' && Number.isInteger(proxies) && proxies >= 0 && proxies <= MOST_PROXIES
        ? proxies
        : LAW.proxiesPerHolder,
    rollamDays:
      typeof rollam === 'number' && Number.isInteger(rollam) && rollam >= 0 && rollam <= 365
        ? rollam
        : LAW.rollamDays,
    rollamMajority: ROLLAM_MAJORITIES.find((one) => one === kept.rollamMajority) ?? LAW.rollamMajority,
  }
}

/** How many members together may ask for a meeting. */
export const askersNeeded = (members: number, { requestPart }: Pick<MeetingRules, 'requestPart'>) =>
  Math.max(1, Math.ceil(members / requestPart))
