import { LAW, type MeetingRules } from '../calling/rules.ts'
import type { VoteMajority } from './count.ts'

/** From the law, from the club's statutes, from the law of substitute meetings, or said for this one point by the chair. */
export const RULE_SOURCES = ['law', 'statutes', 'substitute', 'point'] as const
export type RuleSource = (typeof RULE_SOURCES)[number]

type Meeting = {
  readonly rules: Pick<MeetingRules, 'quorum' | 'majority'>
  readonly substituteOf: number | null
}

export function quorumFrom({ rules, substituteOf }: Meeting): RuleSource {
  if (substituteOf !== null) return 'substitute'
  return rules.quorum === LAW.quorum ? 'law' : 'statutes'
}

/** None of what was not announced: its rule names its paragraph itself. */
export function majorityFrom(majority: VoteMajority, { rules }: Pick<Meeting, 'rules'>): RuleSource | null {
  if (majority === 'everybody') return null
  if (majority !== rules.majority) return 'point'
  return majority === LAW.majority ? 'law' : 'statutes'
}
