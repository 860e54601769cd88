import { type Language, speak } from '../../ground/values/words.ts'
import { callingWords } from './meeting.words.ts'
import { LAW, type MeetingRules, PARAGRAPHS } from './rules.ts'

/** Where a rule that is applied comes from: the law with its paragraph, or the club's statutes. */
export function ruleSource(rules: MeetingRules, name: keyof MeetingRules, language: Language): string {
  const say = speak(callingWords, language)
  return rules[name] === LAW[name] ? say('law', { paragraph: PARAGRAPHS[name] ?? '' }) : say('statutes')
}
