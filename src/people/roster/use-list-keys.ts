import { useEffect } from 'react'

/** '/' searches, j and k (or the arrows) walk the rows, x selects. Enter on a row is the link's own. */
export function useListKeys(toggle: ((id: number) => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return
      if (event.key === '/') {
        document.querySelector<HTMLInputElement>('[data-search-box]')?.focus()
      } else if (event.key === 'j' || event.key === 'ArrowDown') {
        if (!step(1, event.key === 'j')) return
      } else if (event.key === 'k' || event.key === 'ArrowUp') {
        if (!step(-1, event.key === 'k')) return
      } else if (event.key === 'x' && toggle) {
        const row = document.activeElement?.closest<HTMLElement>('[data-member]')
        if (!row) return
        toggle(Number(row.dataset.member))
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toggle])
}

/** Letters belong to a field that is being written in, and to menus and dialogs that are open. */
function isBusy(target: EventTarget | null): boolean {
  return (
    !(target instanceof HTMLElement) ||
    target.isContentEditable ||
    target.closest(
      'textarea, select, input:not([type=checkbox]), [role=menu], [role=dialog], [role=alertdialog]',
    ) !== null
  )
}

/** Moves to the next row; an arrow only from a row, for elsewhere it scrolls the page. */
function step(by: 1 | -1, mayStart: boolean): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('[data-member] .person')]
  const row = document.activeElement?.closest('[data-member]')
  const at = links.findIndex((link) => row?.contains(link))
  if (at < 0 && !mayStart) return false
  const next = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]
  next?.focus()
  return next !== undefined
}
