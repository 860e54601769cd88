import { vocative } from 'czech-vocative'
import type { Language } from '../../ground/values/words.ts'

type Named = { readonly firstName: string; readonly salutation: string | null }

/** How to call a person: what he wrote himself wins; otherwise the first name, in Czech in the fifth case. */
export function salutationOf({ firstName, salutation }: Named, language: Language): string {
  const own = salutation?.trim()
  if (own && language === 'cs') return own
  const words = firstName.trim().split(/\s+/).filter(Boolean)
  return (language === 'cs' ? words.map((word) => vocative(word)) : words).join(' ')
}

/** The first line of a letter: 'Ahoj Jaroslave,'. Whoever has no name is greeted without one. */
export function greetingOf(person: Named | null, language: Language): string {
  const hello = language === 'cs' ? 'Ahoj' : 'Hi'
  return `${[hello, ...(person ? [salutationOf(person, language)] : [])].filter(Boolean).join(' ')},`
}
