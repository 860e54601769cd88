import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Sooner, the skeleton of a quick answer would only flicker. */
const SLOW = 400

/** Somebody waits for an answer; and whether for another screen, long enough to be shown what is coming. */
export function useWaiting(): { readonly isWaiting: boolean; readonly isLate: boolean } {
  const { state, location, formMethod } = useNavigation()
  const here = useLocation().pathname
  // A form stays where it is until it is answered: what was written must not leave the eyes.
  const isLeaving = state === 'loading' && formMethod === undefined && location.pathname !== here
  const [late, setLate] = useState<string | null>(null)
  const to = isLeaving ? location.pathname : null
  useEffect(() => {
    if (to === null) return undefined
    const timer = setTimeout(() => setLate(to), SLOW)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [to])
  return { isWaiting: state !== 'idle', isLate: to !== null && late === to }
}
