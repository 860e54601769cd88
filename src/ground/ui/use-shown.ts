import { type RefObject, useEffect, useRef } from 'react'

/** What was asked for stands below what asked for it: where that is out of sight, as on a phone, it is brought there. */
export function useShown<E extends HTMLElement>(): RefObject<E | null> {
  const shown = useRef<E>(null)
  useEffect(() => {
    const top = shown.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight / 2) shown.current?.scrollIntoView()
  }, [])
  return shown
}
