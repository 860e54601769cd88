import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLITE_MS = 20_000
const QUICK_MS = 3000

/**
 * Our lock on the data folder says nobody else is here: a server found running on it lost its parent, and a process of a
 * server that died holds on to its memory and keeps the next one from starting. Each is ended by its own number.
 */
export async function endOrphans(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    if (isServerOf(folder, pid)) {
      signal(pid, 'SIGINT')
      await until(() => !existsSync(file) && !isServerOf(folder, pid), POLITE_MS)
    } else rmSync(file, { force: true })
  }
  for (const force of ['SIGQUIT', 'SIGKILL'] as const) {
    const left = processesIn(folder)
    if (left.length === 0) return
    for (const pid of left) signal(pid, force)
    await until(() => processesIn(folder).length === 0, QUICK_MS)
  }
}

/** Whoever makes a database and lost its parent goes on writing into a folder nobody waits for, beside the one being made anew. */
export async function endMakers(drafts: readonly string[]): Promise<void> {
  const makers = () => drafts.flatMap(makersOf)
  if (makers().length === 0) return
  for (const pid of makers()) signal(pid, 'SIGKILL')
  await until(() => makers().length === 0, QUICK_MS)
}

/** Known by the folder they were told, or stand in. */
function makersOf(draft: string): readonly number[] {
  if (process.platform !== 'linux') return processesByLsof(realpathSync(draft))
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        return words.includes(draft) || readlinkSync(`/proc/${pid}/cwd`) === realpathSync(draft)
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Process numbers are used again: only a server of this very folder is ours. */
export function isServerOf(folder: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
    const words =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ')
    return words.some((word) => word.endsWith('postgres')) && words.includes(folder)
  } catch {
    return false
  }
}

/** Every process of PostgreSQL works in the folder of its database, and is known by that. */
function processesIn(folder: string): readonly number[] {
  const place = realpathSync(folder)
  return process.platform === 'linux' ? processesByProc(place) : processesByLsof(place)
}

function processesByProc(place: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
          readlinkSync(`/proc/${pid}/cwd`) === place
        )
      } catch {
        return false
      }
    })
    .map(Number)
}

function processesByLsof(place: string): readonly number[] {
  try {
    const found = execFileSync('lsof', ['-a', '-c', 'postgres', '-d', 'cwd', '-Fpn'], { encoding: 'utf8' })
    return [...found.matchAll(/^p(\d+)\n(?:f.*\n)?n(.*)$/gm)]
      .filter(([, , path]) => path === place)
      .map(([, pid]) => Number(pid))
  } catch {
    return []
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone by itself meanwhile.
  }
}

async function until(isSo: () => boolean, milliseconds: number): Promise<void> {
  for (let waited = 0; waited < milliseconds && !isSo(); waited += 50) await sleep(50)
}
