// The rule of src/ground/values/console-language.ts for what runs before anything is installed; a test holds them together.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as util from 'node:util'

const LOCALES = ['LC_ALL', 'LC_MESSAGES', 'LANG']

export function consoleLanguage(env) {
  const wanted = env.KLUBOVNA_LANG?.trim()
  if (wanted === 'cs' || wanted === 'en') return wanted
  const locale = LOCALES.map((name) => env[name]?.trim()).find(Boolean) ?? ''
  return locale === '' || /^(?:C|POSIX)(?:\.|$)/.test(locale) || /^cs(?:[._@]|$)/.test(locale) ? 'cs' : 'en'
}

/** As the app will see it: what .env says counts where the environment itself says nothing. */
export function languageHere() {
  const file = join(dirname(dirname(fileURLToPath(import.meta.url))), '.env')
  // An old Node cannot read such a file; it is about to be refused anyway.
  const settings = existsSync(file) && util.parseEnv ? util.parseEnv(readFileSync(file, 'utf8')) : {}
  return consoleLanguage({ ...settings, ...process.env })
}
