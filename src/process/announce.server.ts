import { isNobodyHere } from '../entry/sign-in/first-account.server.ts'
import { DEMO_PASSWORD } from '../entry/accounts/demo-password.ts'
import type { House } from './house.server.ts'
import { doesKeepWord } from '../ground/postgres/keeps-word.server.ts'
import { startWarnings } from '../ground/platform/start-warnings.ts'
import { ROLES } from '../permissions.ts'
import { speak } from '../ground/values/words.ts'
import { openingWords } from './start.words.ts'

/** Tells whoever started the house where the door is and, in the demo, who may come in. */
export async function announce({ config, db, isDemo }: House, port: number): Promise<void> {
  const say = speak(openingWords, config.language)
  const address =
    config.appUrl?.origin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
  const accounts = [...ROLES.map((role) => role.toLowerCase()), 'newcomer', 'unverified', 'nocard']
  const demo = [
    '',
    say('demo'),
    ...accounts.map((name) => `  ${name}@klubovna.example`),
    '  clen001@klubovna.example, clen002@…',
    say('password', { password: DEMO_PASSWORD }),
  ]
  const keepsWord = await doesKeepWord(db).catch(() => true)
  const warnings = startWarnings(config, { isDemo, keepsWord }).map((warning) => `\n${warning}\n`)
  const isEmpty = !isDemo && (await isNobodyHere(db).catch(() => false))
  const next = isEmpty ? `\n${say('firstAccount')}\n` : ''
  process.stdout.write(
    `\n${say('running', { address, node: process.version })}\n${isDemo ? `${demo.join('\n')}\n` : ''}${next}${warnings.join('')}\n`,
  )
}
