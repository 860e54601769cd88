import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/**
 * Reads the screen again and again while it is looked at; a lost signal leaves it as it was. Beside the screen, not as it: what
 * a form was told stays, and the fields keep what is being typed.
 */
export function useLookingAgain<Shown>(path: string, loaded: Shown, everyMs: number): Shown {
  const { data, load } = useFetcher<Shown>()
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void load(path)
    }, everyMs)
    return () => window.clearInterval(timer)
  }, [path, everyMs, load])
  return (data as Shown | undefined) ?? loaded
}
