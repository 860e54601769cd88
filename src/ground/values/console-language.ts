import type { Language } from './words.ts'

type Env = Readonly<Record<string, string | undefined>>

/** In the order the system itself asks them. */
const LOCALES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const
/** A locale that names no language, only what every machine understands. */
const NO_LANGUAGE = /^(?:C|POSIX)(?:\.|$)/

/**
 * What the console speaks: what KLUBOVNA_LANG says; else English where the machine's locale names a language other than
 * Czech. `bin/language.mjs` is the same rule for what runs before anything is installed; a test holds them together.
 */
export function consoleLanguage(env: Env): Language {
  const wanted = env.KLUBOVNA_LANG?.trim()
  if (wanted === 'cs' || wanted === 'en') return wanted
  const locale = LOCALES.map((name) => env[name]?.trim()).find(Boolean) ?? ''
  return locale === '' || NO_LANGUAGE.test(locale) || /^cs(?:[._@]|$)/.test(locale) ? 'cs' : 'en'
}
