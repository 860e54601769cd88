import { addDays } from '../../ground/values/day.ts'
import type { RefusalCode } from '../../refusals.ts'
import type { MeetingRules } from './rules.ts'

type Days = {
  /** The day the first meeting was called for. */
  readonly firstOn: string
  readonly invitedOn: string
  readonly heldOn: string
}

type Rules = Pick<MeetingRules, 'substituteInviteDays' | 'substituteWeeks'>

/** The last days of its invitation and of the meeting itself, both counted from the first one (§ 257). */
export function substituteLimits(firstOn: string, { substituteInviteDays, substituteWeeks }: Rules) {
  return { inviteBy: addDays(firstOn, substituteInviteDays), holdBy: addDays(firstOn, substituteWeeks * 7) }
}

type Fault = { readonly code: RefusalCode; readonly lastDay: string }

/** Why it cannot be the substitute of that meeting on such days; nothing where it can. */
export function substituteFault({ firstOn, invitedOn, heldOn }: Days, rules: Rules): Fault | null {
  const { inviteBy, holdBy } = substituteLimits(firstOn, rules)
  if (invitedOn > inviteBy) return { code: 'substitute_invited_late', lastDay: inviteBy }
  return heldOn <= firstOn || heldOn > holdBy ? { code: 'substitute_held_late', lastDay: holdBy } : null
}
