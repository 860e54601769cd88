import { useEffect } from 'react'

declare global {
  interface Window {
    /** Listens for clicks as long as nobody else does (src/ground/http/late-scripts.ts). */
    __asleep?: AbortController
    __missedClick?: Element | null
  }
}

/** From now on React hears every click itself, also while it is still waking up. */
export function stopListeningAsleep(): void {
  window.__asleep?.abort()
}

/** What was pressed before the page was awake is pressed again now. */
export function useMissedClick(): void {
  useEffect(() => {
    const button = window.__missedClick
    delete window.__missedClick
    if (button instanceof HTMLElement && button.isConnected) button.click()
  }, [])
}
