// One step of npm test: it ends by itself, or it is ended, with everything it started. A red test once left a mail server
// running, the runner waited for it, and nobody read what had failed.
import { spawn } from 'node:child_process'
import { root } from './lib.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** What somebody who ran away still holds of the step's output is not waited for any longer. */
const LAST_WORDS = 2000

/** Groups of the steps that run now: whoever ends us ends all of them. */
const groups = new Set()
const endAndExit = () => {
  for (const pid of groups) endGroup(pid)
  process.exit(1)
}

/**
 * What it says goes where ours goes, or, several at a time, to `say`.
 * @returns {Promise<{ status: number | null, late: boolean }>}
 */
export async function runStep([file, args], { env = {}, minutes, say }) {
  // A group of its own, so that whatever it leaves behind can be found.
  const child = spawn(file, args, {
    cwd: root,
    stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    detached: true,
  })
  for (const stream of say ? [child.stdout, child.stderr] : []) stream.on('data', say)
  const isSilent = new Promise((resolve) => child.once('close', resolve))
  enter(child.pid)
  let late = false
  const limit = setTimeout(() => ((late = true), endGroup(child.pid)), minutes * 60_000)
  try {
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    endGroup(child.pid)
    await Promise.race([isSilent, after(LAST_WORDS)])
    return { status, late }
  } finally {
    clearTimeout(limit)
    leave(child.pid)
  }
}

function enter(pid) {
  if (groups.size === 0) for (const signal of SIGNALS) process.on(signal, endAndExit)
  groups.add(pid)
}

function leave(pid) {
  groups.delete(pid)
  if (groups.size === 0) for (const signal of SIGNALS) process.off(signal, endAndExit)
}

function after(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

function endGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left of it.
  }
}
