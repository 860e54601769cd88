import { expect, test } from 'vitest'
import { consoleLanguage } from './console-language.ts'

// Plain JavaScript: it runs before anything is installed, and must say the same.
const TWIN = '../../../bin/language.mjs'
const { consoleLanguage: beforeInstall } = (await import(TWIN)) as { consoleLanguage: typeof consoleLanguage }

test.each([
  // Nothing known: the house is Czech.
  [{}, 'cs'],
  [{ LANG: '' }, 'cs'],
  [{ LANG: 'C' }, 'cs'],
  [{ LANG: 'C.UTF-8' }, 'cs'],
  [{ LC_ALL: 'POSIX' }, 'cs'],
  // The machine's own language.
  [{ LANG: 'cs_CZ.UTF-8' }, 'cs'],
  [{ LANG: 'cs' }, 'cs'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'de_DE' }, 'en'],
  [{ LANG: 'sk_SK.UTF-8' }, 'en'],
  [{ LANG: 'csb_PL' }, 'en'],
  [{ LANG: 'Cy' }, 'en'],
  // The first of the three that says anything.
  [{ LC_ALL: 'cs_CZ.UTF-8', LC_MESSAGES: 'en_GB', LANG: 'de_DE' }, 'cs'],
  [{ LC_ALL: '', LC_MESSAGES: 'en_GB', LANG: 'cs_CZ' }, 'en'],
  [{ LC_ALL: 'C', LANG: 'en_US.UTF-8' }, 'cs'],
  // Whoever says it outright is obeyed; what is no language of ours is refused elsewhere.
  [{ KLUBOVNA_LANG: 'en', LC_ALL: 'cs_CZ.UTF-8' }, 'en'],
  [{ KLUBOVNA_LANG: 'cs', LANG: 'en_US.UTF-8' }, 'cs'],
  [{ KLUBOVNA_LANG: ' en ' }, 'en'],
  [{ KLUBOVNA_LANG: '', LANG: 'en_US.UTF-8' }, 'en'],
  [{ KLUBOVNA_LANG: 'de' }, 'cs'],
])('%j: the console speaks %s', (env, language) => {
  expect(consoleLanguage(env)).toBe(language)
  expect(beforeInstall(env)).toBe(language)
})
