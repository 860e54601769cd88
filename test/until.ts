import { setTimeout as sleep } from 'node:timers/promises'

type Patience = { readonly within?: number; readonly every?: number }

/** Looks again and again until it is so, and gives up in the end: the one way a test waits for something. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { within = 60_000, every = 20 }: Patience = {},
): Promise<void> {
  const end = performance.now() + within
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`it never came to that: ${String(isSo)}`)
    await sleep(every)
  }
}

/** Time itself is what is played: a slow line, a connection that grows old. Never a wait for something else. */
export function timePasses(milliseconds: number): Promise<void> {
  return sleep(milliseconds)
}
