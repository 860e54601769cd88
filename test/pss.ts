import { readdirSync, readFileSync } from 'node:fs'

/** What a process and its children hold, shared pages counted by shares, in megabytes. */
export function pssOf(pid: number): number {
  const own = /^Pss:\s+(\d+)/m.exec(readQuietly(`/proc/${pid}/smaps_rollup`))?.[1] ?? '0'
  const children = quietly(() => readdirSync(`/proc/${pid}/task`), []).flatMap((task) =>
    readQuietly(`/proc/${pid}/task/${task}/children`).trim().split(' ').filter(Boolean).map(Number),
  )
  return Number(own) / 1024 + children.reduce((sum, child) => sum + pssOf(child), 0)
}

function readQuietly(path: string): string {
  return quietly(() => readFileSync(path, 'utf8'), '')
}

/** It may end while it is looked at. */
function quietly<Found>(look: () => Found, nothing: Found): Found {
  try {
    return look()
  } catch {
    return nothing
  }
}
