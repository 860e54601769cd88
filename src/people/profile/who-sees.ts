import type { OwnRow } from '../../ground/values/own-field.ts'
import { type MemberField, ownReadersOf, type Reader, readersOf } from '../members/visibility.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { whoSeesWords } from './profile.words.ts'

const ALL = 7

/** 'Vidí: sekretář, matrikář, webmaster.': read from the very table that decides it. */
export function whoSees(field: MemberField, language: Language): string {
  return inWords(readersOf(field), language)
}

/** The same of a field of the club's own. */
export function ownSees(seenAs: OwnRow, language: Language): string {
  return inWords(ownReadersOf(seenAs), language)
}

function inWords(readers: readonly Reader[], language: Language): string {
  const say = speak(whoSeesWords, language)
  if (readers.length === 0) return say('sees', { who: say('nobody') })
  if (readers.length === ALL && readers.every(({ when }) => when === 'always'))
    return say('sees', { who: say('everybody') })
  const names = readers.map(({ who, when }) => (when === 'always' ? say(who) : say(when, { who: say(who) })))
  return say('sees', { who: names.join(', ') })
}

/** Once for a whole section where the same people see it; otherwise by what they see. */
export function saidOnce(
  fields: readonly { readonly name: string; readonly sees: string }[],
): readonly string[] {
  const names = new Map<string, string[]>()
  for (const { name, sees } of fields) names.set(sees, [...(names.get(sees) ?? []), name])
  if (names.size === 1) return [...names.keys()]
  return [...names].map(([sees, seen]) => `${seen.join(', ')} · ${sees}`)
}
