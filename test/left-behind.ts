import { type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

const started = new Set<ChildProcess>()

/** Whatever a test starts and a red one leaves behind: it must not outlive its file, or the runner waits for it for ever. */
export function watched<T extends ChildProcess>(child: T): T {
  started.add(child)
  return child
}

export function endTheRest(): void {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) endTree(child)
  started.clear()
}

/** As a power cut does: nobody has a chance to tidy up. */
export function endTree({ pid }: ChildProcess): void {
  if (!pid) return
  for (const one of [pid, ...descendants(pid)]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It ended by itself since it was seen.
    }
  }
}

function descendants(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children
      .split(' ')
      .filter(Boolean)
      .flatMap((one) => [Number(one), ...descendants(Number(one))])
  } catch {
    // Not Linux, or gone already.
    return []
  }
}
