import { type Language, speak } from '../../ground/values/words.ts'
import { callingWords } from './meeting.words.ts'
import { LAW, type MeetingRules } from './rules.ts'
import { paragraphWords } from './rules.words.ts'

/** Where a rule that is applied comes from: the law with its paragraph, or the club's statutes. */
export function ruleSource(
  rules: MeetingRules,
  name: keyof typeof paragraphWords,
  language: Language,
): string {
  const say = speak(callingWords, language)
  return rules[name] === LAW[name]
    ? say('law', { paragraph: speak(paragraphWords, language)(name) })
    : say('statutes')
}
