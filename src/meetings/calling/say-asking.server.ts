import { type Language, speak } from '../../ground/values/words.ts'
import { countClub } from '../../people/members/club-count.server.ts'
import type { Db } from '../../tables.ts'
import { meetingWords } from './meeting.words.ts'
import { ruleSource } from './rule-source.ts'
import { askersNeeded, type MeetingRules } from './rules.ts'

/** Who may ask for a meeting, in numbers of today's club. */
export async function sayAsking(db: Db, rules: MeetingRules, language: Language): Promise<string> {
  const { members } = await countClub(db)
  return speak(meetingWords, language)('askedHint', {
    needed: askersNeeded(members, rules),
    members,
    source: ruleSource(rules, 'requestPart', language),
  })
}
