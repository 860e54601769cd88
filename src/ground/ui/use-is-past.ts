import { useEffect, useState } from 'react'

/** The longest a browser waits for; what is further away is asked about by a later look at the list. */
const LONGEST_MS = 2_147_483_647

/** Whether a moment, in milliseconds, has come by the clock of this device: also while it slept, or had no signal. */
export function useIsPast(moment: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null)
  useEffect(() => {
    const left = (moment ?? Number.POSITIVE_INFINITY) - Date.now()
    if (left > LONGEST_MS) return undefined
    const timer = window.setTimeout(() => setPassed(moment), Math.max(0, left))
    return () => window.clearTimeout(timer)
  }, [moment])
  return moment !== null && passed === moment
}
