import { type RefObject, useEffect } from 'react'

/** What unfolds closes by Escape, with the focus back on what opened it, and by a press beside it. */
export function useCloseOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = details
      if (!current?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isOutside =
        event.type === 'pointerdown' && event.target instanceof Node && !current.contains(event.target)
      if (!isEscape && !isOutside) return
      current.open = false
      if (isEscape && current.contains(document.activeElement)) current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [details])
}
