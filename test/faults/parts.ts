import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe } from 'vitest'
import { ended } from '../house.ts'
import { watched } from '../left-behind.ts'

/** The programs of Debian that faults are tried with, each by the package that brings it. */
const PROGRAMS = {
  caddy: 'caddy',
  nginx: 'nginx',
  openssl: 'openssl',
  systemd: 'systemd-analyze',
}
type Package = keyof typeof PROGRAMS

// Servers lie where an ordinary user does not look.
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

function programOf(name: Package): string | null {
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
  const missing = packages.filter((name) => programOf(name) === null)
  const why = missing.map((name) => `${name} is not installed (apt-get install ${name})`).join(', ')
  describe.skipIf(missing.length > 0)(missing.length > 0 ? `${title}: left out, ${why}` : title, tests)
}

type Part = {
  readonly child: ChildProcess
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** A program of Debian as a child of the test: it ends with it. */
export function startPart(name: Package, args: readonly string[], env: NodeJS.ProcessEnv = {}): Part {
  const child = watched(
    spawn(programOf(name) ?? name, args, {
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
