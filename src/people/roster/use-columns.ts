import { useSyncExternalStore } from 'react'
import { type Column, COLUMNS, FIRST_COLUMNS } from './columns.ts'

const KEY = 'klubovna:members:columns'
const CHANGED = 'klubovna:columns'

/** Which columns this browser's owner wants to see; remembered here, known to nobody else. */
export function useColumns(): readonly [readonly Column[], (column: Column, isShown: boolean) => void] {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const chosen = parse(stored)
  const choose = (column: Column, isShown: boolean) => {
    const next = COLUMNS.filter((one) => (one === column ? isShown : chosen.includes(one)))
    try {
      localStorage.setItem(KEY, next.join(','))
    } catch {
      // A browser that keeps nothing simply forgets the choice.
    }
    window.dispatchEvent(new Event(CHANGED))
  }
  return [chosen, choose]
}

function parse(stored: string | null): readonly Column[] {
  if (stored === null) return FIRST_COLUMNS
  const names = stored.split(',')
  return COLUMNS.filter((column) => names.includes(column))
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}
