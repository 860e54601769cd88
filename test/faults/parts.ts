import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe } from 'vitest'
import { ended } from '../house.ts'
import { watched } from '../left-behind.ts'

/** The programs of Debian that the house is tried with, each by the package that brings it. */
const PROGRAMS = {
  caddy: 'caddy',
  'ceph-common': 'ceph',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  chromium: 'chromium',
  'dovecot-imapd': 'dovecot',
  'etcd-server': 'etcd',
  faketime: 'faketime',
  fetchmail: 'fetchmail',
  'firefox-esr': 'firefox-esr',
  haproxy: 'haproxy',
  nginx: 'nginx',
  openssl: 'openssl',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  postfix: 'postfix',
  'postgresql-15': '../lib/postgresql/15/bin/postgres',
  'python3-dkim': 'dkimverify',
  radosgw: 'radosgw',
  systemd: 'systemd-analyze',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
}
type Package = keyof typeof PROGRAMS

// Servers lie where an ordinary user does not look.
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

export function programOf(name: Package): string | null {
  return FOLDERS.map((folder) => join(folder, PROGRAMS[name])).find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Tests with real parts; where one of them is not installed they are left out, and the title says for want of what. */
export function describeWith(packages: readonly Package[], title: string, tests: () => void): void {
  const why = [
    ...packages
      .filter((name) => programOf(name) === null)
      .map((name) => `: left out, ${name} is not installed (apt-get install ${name})`),
    ...packages.filter(needsRoot).map((name) => `: left out, ${name} takes root`),
  ]
  describe.skipIf(why.length > 0)(`${title}${why.join('')}`, () => {
    tests()
  })
}

/** Those that change users by themselves begin as root. */
const needsRoot = (name: Package) => name === 'postfix' && process.getuid?.() !== 0

type Part = {
  readonly child: ChildProcess
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** Some refuse to work as root, and would be let to no file of another user: inside they are nobody, outside they stay ours. */
const AS_NOBODY = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
const WARY: readonly Package[] = ['patroni', 'pgbouncer']

/** A program of Debian as a child of the test: it ends with it. */
export function startPart(name: Package, args: readonly string[], env: NodeJS.ProcessEnv = {}): Part {
  const asNobody = WARY.includes(name) && process.getuid?.() === 0 ? AS_NOBODY : []
  const [file = '', ...rest] = [...asNobody, programOf(name) ?? name, ...args]
  const child = watched(
    spawn(file, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    }),
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return {
    child,
    said: () => text,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}
