// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20 too.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, statSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { word } from './words.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = [20, 19]
/** The first one whose crypto knows Argon2, which the passwords need. */
const OLDEST_FOR_APP = [24, 7]

/** Installs when the lockfile is newer than what is installed, with the very versions it names. */
export function install() {
  refuseOldNode()
  if (isInstalled()) return
  say(word('installing'))
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'])
}

function isInstalled() {
  const marker = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(marker)) return false
  // A linked folder belongs to another checkout; npm ci would empty it under its hands.
  if (lstatSync(join(root, 'node_modules')).isSymbolicLink()) return true
  return statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs || sameVersions(marker)
}

/** A fresh checkout touches the lockfile; what counts is whether the versions are the same. */
function sameVersions(marker) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const have = JSON.parse(readFileSync(marker, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || have[path]?.version === version || (optional && !have[path]),
  )
}

function refuseOldNode() {
  if (isAtLeast(process.versions.node, OLDEST_NODE)) return
  fail(word('oldNode', { oldest: OLDEST_NODE.join('.'), present: process.versions.node }))
}

function isAtLeast(version, [oldestMajor, oldestMinor]) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** The Node the app runs on: the one in node_modules, or the present one where it is new enough. */
export function ownNode() {
  const candidate = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(candidate)) {
    const { status, stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8' })
    if (status === 0 && runsApp(stdout.trim())) return candidate
  }
  if (runsApp(process.versions.node)) return process.execPath
  fail(word('noNode', { oldest: OLDEST_FOR_APP.join('.'), present: process.versions.node }))
}

/** 24.0 to 24.6 start well and then fail at the first password. */
export function runsApp(version) {
  return isAtLeast(version, OLDEST_FOR_APP)
}

/** Builds when a source is newer than the last build. */
export function buildIfNeeded() {
  const stamp = join(root, 'build', 'sources.txt')
  const sources = fingerprint()
  if (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sources &&
    existsSync(join(root, 'build', 'server', 'index.js'))
  )
    return
  say(word('building'))
  run(ownNode(), [join(root, 'bin', 'build.mjs'), sources], { quiet: true })
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const name of [
    'src',
    'db/seed',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]) {
    for (const file of filesIn(join(root, name)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}

export function run(file, args, { quiet = false, env = process.env } = {}) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    cwd: root,
    env,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
  })
  if (status === 0) return
  if (quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  const command = `${file.split('/').at(-1)} ${args.join(' ')}`
  fail(word('failed', { command, why: error ? error.message : word('exitCode', { code: status }) }))
}

/** Runs a child that should live and die with us, passing signals on. */
export function become(file, args, env = process.env) {
  const child = spawn(file, args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  watchNpm(() => child.kill('SIGTERM'))
}

/**
 * Becomes the app where this Node can, so that nobody is kept in memory who only waits; runs it as a child where it
 * cannot. Either way the app ends with whoever started it through npm.
 */
export function turnInto(file, args, env) {
  if (!process.execve) return become(file, args, { ...env, KLUBOVNA_PARENT: '1' })
  process.chdir(root)
  // Node calls it an experiment; nobody at the console needs to know.
  process.removeAllListeners('warning')
  return process.execve(file, [file, ...args], {
    ...env,
    ...(process.env.npm_lifecycle_event ? { KLUBOVNA_PARENT: '1' } : {}),
  })
}

/** Killing npm ends npm alone; whoever did it meant the app. */
function watchNpm(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500).unref()
}

export function say(text) {
  process.stdout.write(`${text}\n`)
}

export function fail(text) {
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}
