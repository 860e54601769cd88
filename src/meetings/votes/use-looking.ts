import { useEffect, useState } from 'react'

/** What the house says now, asked again and again while the page is looked at; a lost signal keeps the last answer. */
export function useLooking<View>(address: string, loaded: View, everyMs: number, isPaused = false) {
  const [view, setView] = useState(loaded)
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (isPaused) return undefined
    const stopped = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch(address, { signal: stopped.signal })
        if (answer.ok) setView((await answer.json()) as View)
        setOffline(!answer.ok && answer.status >= 500)
      } catch {
        if (!stopped.signal.aborted) setOffline(true)
      }
    }
    const timer = window.setInterval(() => void look(), everyMs)
    return () => {
      stopped.abort()
      window.clearInterval(timer)
    }
  }, [address, everyMs, isPaused])
  return { view, isOffline }
}
