import { isNobodyHere } from '../entry/sign-in/first-account.server.ts'
import { DEMO_PASSWORD } from '../entry/accounts/demo-password.ts'
import type { House } from './house.server.ts'
import { startWarnings } from '../ground/platform/start-warnings.ts'
import { ROLES } from '../permissions.ts'

/** Tells whoever started the house where the door is and, in the demo, who may come in. */
export async function announce({ config, db, isDemo }: House, port: number): Promise<void> {
  const address =
    config.appUrl?.origin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
  const accounts = [...ROLES.map((role) => role.toLowerCase()), 'newcomer', 'unverified', 'nocard']
  const demo = [
    '',
    'Ukázkový klub Moravští jezdci, účty:',
    ...accounts.map((name) => `  ${name}@klubovna.example`),
    '  clen001@klubovna.example, clen002@…',
    `Heslo všech: ${DEMO_PASSWORD}`,
  ]
  const warnings = startWarnings(config, isDemo).map((warning) => `\n${warning}\n`)
  const next = !isDemo && (await isNobodyHere(db).catch(() => false)) ? FIRST_ACCOUNT : ''
  process.stdout.write(
    `\nKlubovna běží na ${address} (Node ${process.version})\n${isDemo ? `${demo.join('\n')}\n` : ''}${next}${warnings.join('')}\n`,
  )
}

const FIRST_ACCOUNT =
  '\nZatím v ní nikdo není. První účet založíš v druhém okně: npm run club -- create-webmaster tvuj@email.cz\n'
