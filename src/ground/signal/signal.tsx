import { type ComponentType, useEffect, useState } from 'react'

/** What keeps a screen standing without a signal is fetched while there is one, right after the page itself. */
export function Signal() {
  const [Steady, setSteady] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Steady) return undefined
    const load = () => {
      import('./steady.tsx').then(
        (part) => setSteady(() => part.Steady),
        // It went just now; the next signal brings it.
        () => undefined,
      )
    }
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [Steady])
  return Steady && <Steady />
}
