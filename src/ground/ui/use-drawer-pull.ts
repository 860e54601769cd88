import { type RefObject, useEffect, useRef } from 'react'
import { HANDLE_DELAY, isPastQuarter, isScrollLocked, isTap, movedBy } from './drawer-swipe.ts'

type Pull = {
  readonly popup: RefObject<HTMLDivElement | null>
  readonly direction: 'down' | 'right'
  readonly close: () => void
}

/** Pulling, tapping and scrolling of a drawer, as the specification times them; the clock is that of the events. */
export function useDrawerPull({ popup, direction, close }: Pull) {
  const pressedAt = useRef<number | null>(null)
  const scrolledAt = useRef<number | null>(null)
  const isLocked = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const press = ({ timeStamp }: { readonly timeStamp: number }) => {
    isLocked.current = isScrollLocked(scrolledAt.current, timeStamp)
  }
  const release = (event: { readonly timeStamp: number }) => {
    // The popup takes hold of the pointer, so what began on the handle ends here.
    if (pressedAt.current !== null) letGo(event)
    if (popup.current && !isLocked.current && isPastQuarter(popup.current, direction)) close()
  }
  const letGo = ({ timeStamp }: { readonly timeStamp: number }) => {
    const heldFor = timeStamp - (pressedAt.current ?? timeStamp)
    pressedAt.current = null
    const moved = popup.current ? movedBy(popup.current, direction) : 0
    clearTimeout(timer.current)
    if (isTap({ heldFor, moved })) timer.current = setTimeout(close, HANDLE_DELAY)
  }
  return {
    /** True while a finger that came from scrolling is down: what it pulls does not close. */
    isScrolling: () => isLocked.current,
    onPopup: {
      onPointerDownCapture: press,
      onTouchStartCapture: press,
      onPointerUpCapture: release,
      onTouchEndCapture: release,
    },
    onHandle: {
      onPointerDown: ({ timeStamp }: { readonly timeStamp: number }) => {
        pressedAt.current = timeStamp
      },
    },
    onContent: {
      onScroll: ({ timeStamp }: { readonly timeStamp: number }) => {
        scrolledAt.current = timeStamp
      },
    },
  }
}
