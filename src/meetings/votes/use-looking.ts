import { useEffect, useState } from 'react'

/** What the house says now, asked again and again while the page is looked at; a lost signal keeps the last answer. */
export function useLooking<View>(
  address: string,
  loaded: View,
  everyMs: number,
  { isPaused = false, body = null }: { readonly isPaused?: boolean; readonly body?: string | null } = {},
) {
  const [view, setView] = useState(loaded)
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (isPaused) return undefined
    const stopped = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch(address, { signal: stopped.signal, ...asked(body) })
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
  }, [address, everyMs, isPaused, body])
  return { view, isOffline }
}

/** Whoever came by a link shows it in what he sends, never in the address. */
const asked = (body: string | null): RequestInit =>
  body === null
    ? {}
    : { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' }, body }
