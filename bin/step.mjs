// One step of npm test: it ends by itself, or it is ended, with everything it started. A red test once left a mail server
// running, the runner waited for it, and nobody read what had failed.
import { spawn } from 'node:child_process'
import { root } from './lib.mjs'

/** @returns {Promise<{ status: number | null, late: boolean }>} */
export async function runStep([file, args], { env = {}, minutes, stdio = 'inherit' }) {
  // A group of its own, so that whatever it leaves behind can be found.
  const child = spawn(file, args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
    detached: true,
  })
  const endAll = () => endGroup(child.pid)
  const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [
    signal,
    () => (endAll(), process.exit(1)),
  ])
  for (const [signal, act] of passedOn) process.once(signal, act)
  let late = false
  const limit = setTimeout(() => ((late = true), endAll()), minutes * 60_000)
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  clearTimeout(limit)
  for (const [signal, act] of passedOn) process.off(signal, act)
  endAll()
  return { status, late }
}

function endGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left of it.
  }
}
