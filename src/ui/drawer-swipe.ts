const CLOSES_PAST = 0.25

/** Base UI lets go only past a half; the club's drawer closes past a quarter. */
export function isPastQuarter(popup: HTMLElement, direction: 'down' | 'right'): boolean {
  const axis = direction === 'down' ? 'y' : 'x'
  const moved = Number.parseFloat(getComputedStyle(popup).getPropertyValue(`--drawer-swipe-movement-${axis}`))
  const size = direction === 'down' ? popup.offsetHeight : popup.offsetWidth
  return closesAt(moved, size)
}

export function closesAt(moved: number, size: number): boolean {
  return size > 0 && moved / size > CLOSES_PAST
}
