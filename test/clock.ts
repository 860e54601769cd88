import { onTestFinished, vi } from 'vitest'

// The stand-in of the clock: the house is told how far its own is ahead, and believes it in tests alone. The database
// keeps the real time, so it is for rules of days, not of seconds.
const ahead = (moment: string) => String(Date.parse(moment) - Date.now())

/** To the end of this test it is this moment, and time goes on from there. */
export function setClock(moment: string): void {
  vi.stubEnv('TEST_CLOCK_AHEAD', ahead(moment))
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** The settings of a house in a process of its own, which opens at this moment. */
export function clockAt(moment: string): Readonly<Record<string, string>> {
  return { NODE_ENV: 'test', TEST_CLOCK_AHEAD: ahead(moment) }
}
