import { useEffect } from 'react'

declare global {
  interface Window {
    /** Listens for clicks as long as nobody else does (src/ground/http/late-scripts.ts). */
    __asleep?: AbortController
    __missedClicks?: ReadonlySet<HTMLElement>
  }
}

/** From now on React hears every click itself, also while it is still waking up. */
export function stopListeningAsleep(): void {
  window.__asleep?.abort()
}

/** What was pressed before the page was awake is pressed again now, each once and in its turn. */
export function useMissedClick(): void {
  useEffect(() => {
    const missed = window.__missedClicks ?? []
    delete window.__missedClicks
    for (const pressed of missed) {
      delete pressed.dataset.heard
      if (pressed.isConnected) pressed.click()
    }
  }, [])
}
