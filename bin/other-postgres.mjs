// Another major version of PostgreSQL for the door tests: one that was given, or one installed by Debian.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { word } from './words.mjs'

const FOLDER = '/usr/lib/postgresql'

export async function otherPostgres() {
  if (process.env.TEST_DATABASE_URL)
    return { version: 'TEST_DATABASE_URL', url: process.env.TEST_DATABASE_URL, stop: () => undefined }
  const version = installedVersions().at(-1)
  return version ? startCluster(version) : null
}

function installedVersions() {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER)
    .filter((name) => Number(name) >= 15 && existsSync(join(FOLDER, name, 'bin', 'postgres')))
    .toSorted((a, b) => Number(a) - Number(b))
}

async function startCluster(version) {
  const bin = join(FOLDER, version, 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'kl-other-'))
  const asUser =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
  chmodSync(folder, 0o777)
  const command = (program, args) => [...asUser, join(bin, program), ...args]
  const [initFile, ...initArgs] = command('initdb', [
    '-D',
    join(folder, 'data'),
    '-U',
    'klubovna',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ])
  execFileSync(initFile, initArgs, { stdio: 'pipe', cwd: folder })
  const [file, ...args] = command('postgres', [
    '-D',
    join(folder, 'data'),
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=80',
    '-c',
    'log_min_messages=fatal',
  ])
  const server = spawn(file, args, { stdio: 'ignore', cwd: folder })
  const url = `postgresql://klubovna@localhost/postgres?host=${encodeURIComponent(folder)}`
  await untilReady(bin, folder)
  return {
    version: `PostgreSQL ${version}`,
    url,
    stop: async () => {
      server.kill('SIGINT')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(bin, folder) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (spawnSync(join(bin, 'pg_isready'), ['-h', folder]).status === 0) return
    await sleep(100)
  }
  throw new Error(word('otherPostgresAsleep'))
}
