const CLOSES_PAST = 0.25

/** Held as long as this, the handle is being grabbed, not tapped. */
export const HANDLE_HOLD = 250
/** A tap on the handle waits this long, so that the second tap of a double one hits nothing behind the drawer. */
export const HANDLE_DELAY = 120
/** So soon after the content was scrolled a finger goes on scrolling: it does not pull the drawer. */
export const SCROLL_LOCK = 100

/** Base UI lets go only past a half; the club's drawer closes past a quarter. */
export function isPastQuarter(popup: HTMLElement, direction: Direction): boolean {
  const size = direction === 'down' ? popup.offsetHeight : popup.offsetWidth
  return closesAt(movedBy(popup, direction), size)
}

type Direction = 'down' | 'right'

/** How far it has been pulled, in pixels. */
export function movedBy(popup: HTMLElement, direction: Direction): number {
  const axis = direction === 'down' ? 'y' : 'x'
  return Number.parseFloat(getComputedStyle(popup).getPropertyValue(`--drawer-swipe-movement-${axis}`))
}

export function closesAt(moved: number, size: number): boolean {
  return size > 0 && moved / size > CLOSES_PAST
}

/** Whether what was pressed and let go on the handle was a tap: short, and nothing moved. */
export function isTap({ heldFor, moved }: { readonly heldFor: number; readonly moved: number }): boolean {
  return heldFor < HANDLE_HOLD && !(Math.abs(moved) > 0)
}

export function isScrollLocked(lastScrollAt: number | null, now: number): boolean {
  return lastScrollAt !== null && now >= lastScrollAt && now - lastScrollAt < SCROLL_LOCK
}
