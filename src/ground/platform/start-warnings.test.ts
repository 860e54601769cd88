import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.server.ts'
import { clientAddress } from './proxy.ts'
import { projectRoot } from './root.server.ts'
import { startWarnings } from './start-warnings.ts'

const SECRET = 'x'.repeat(32)
const OWN = { DATABASE_URL: 'postgres://x/y', APP_SECRET: SECRET }

// settings, is it the demo → what the start warns of
test.each([
  [{}, true, []],
  [{ DEMO: 'off' }, false, ['APP_URL']],
  [OWN, false, ['APP_URL']],
  [{ ...OWN, APP_URL: 'https://klub.cz' }, false, []],
  [{ SMTP_URL: 'smtp://mail.klub.cz' }, true, ['APP_URL']],
  [{ DEMO: 'public', HOST: '0.0.0.0' }, true, ['APP_URL']],
  [{ TRUST_PROXY: '1' }, true, ['APP_URL', 'TRUST_PROXY']],
  [{ ...OWN, APP_URL: 'https://klub.cz', TRUST_PROXY: '2' }, false, ['TRUST_PROXY']],
  [{ ...OWN, APP_URL: 'https://klub.cz', TRUST_PROXY: '1', HOST: '0.0.0.0' }, false, ['TRUST_PROXY']],
  [{ ...OWN, APP_URL: 'https://klub.cz', TRUST_PROXY: '10.0.0.0/8' }, false, []],
])('%j, demo %s: warned of %j', (env, isDemo, names) => {
  const warnings = startWarnings(readConfig(env), { isDemo, keepsWord: true })

  expect(warnings.map((warning) => /^Pozor: (?:není nastaveno )?([A-Z_]+)/.exec(warning)?.[1])).toEqual(names)

  const english = startWarnings(readConfig({ ...env, KLUBOVNA_LANG: 'en' }), { isDemo, keepsWord: true })
  expect(english.map((warning) => /^Warning: ([A-Z_]+)/.exec(warning)?.[1])).toEqual(names)
})

test('a database that confirms what is not on its disk yet is told of', () => {
  const config = readConfig({ ...OWN, APP_URL: 'https://klub.cz' })

  expect(startWarnings(config, { isDemo: false, keepsWord: false })).toEqual([
    expect.stringContaining('DATABASE_URL'),
  ])
})

const COMPOSE = readFileSync(join(projectRoot(), 'deploy', 'compose.yaml'), 'utf8').replaceAll(
  /\$\{\w+:-([^}]*)\}/g,
  '$1',
)
const serviceOf = (name: string) =>
  new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n| *#.*\\n)*)`, 'm').exec(COMPOSE)?.[1] ?? ''

test('in containers nobody but the proxy is believed, so there is nothing to warn of', () => {
  const [app, caddy] = [serviceOf('app'), serviceOf('caddy')]
  const believed = /TRUST_PROXY: '?([^'\n]*)'?/.exec(app)?.[1] ?? ''
  const proxy = /ipv4_address: (\S+)/.exec(caddy)?.[1] ?? ''
  const config = readConfig({
    ...OWN,
    APP_URL: 'https://klub.cz',
    HOST: '0.0.0.0',
    TRUST_PROXY: believed,
  })
  const caller = (socket: string) => clientAddress(config.proxies, socket, '203.0.113.9')

  expect(startWarnings(config, { isDemo: false, keepsWord: true })).toEqual([])
  expect([caller(proxy), caller('172.17.0.1')]).toEqual(['203.0.113.9', '172.17.0.1'])
  expect(app).not.toContain('ports:')
})
