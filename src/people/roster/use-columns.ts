import { useSyncExternalStore } from 'react'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { type Column, FIRST_COLUMNS, inOrder } from './columns.ts'
import { type Address, addressWith } from './members-address.ts'

const KEY = 'klubovna:members:columns'
const CHANGED = 'klubovna:columns'

/**
 * Which columns are shown: those of the address, as a view has them, or else what this browser's owner wants to see,
 * remembered here and known to nobody else.
 */
export function useColumns(
  address: Address,
): readonly [readonly Column[], (column: Column, isShown: boolean) => void] {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const goTo = useGoTo()
  const chosen = parse(address.columns ?? stored)
  const choose = (column: Column, isShown: boolean) => {
    const next = inOrder(isShown ? [...chosen, column] : chosen.filter((one) => one !== column))
    if (address.columns) {
      goTo(`/admin/members${addressWith(address, { columns: columnsText(next) })}`, { replace: true })
      return
    }
    try {
      localStorage.setItem(KEY, next.join(','))
    } catch {
      // A browser that keeps nothing simply forgets the choice.
    }
    window.dispatchEvent(new Event(CHANGED))
  }
  return [chosen, choose]
}

/** As an address says it. */
export function columnsText(columns: readonly Column[]): string {
  return columns.join(',') || 'none'
}

function parse(stored: string | null): readonly Column[] {
  if (stored === null) return FIRST_COLUMNS
  return inOrder(stored.split(','))
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
