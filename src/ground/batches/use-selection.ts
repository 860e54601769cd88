import { useState } from 'react'

export type Selection = {
  readonly ids: readonly number[]
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly toggleAll: () => void
  readonly isAll: boolean
  readonly clear: () => void
}

/** Who on this page is chosen; whoever leaves the page leaves the selection. */
export function useSelection(onPage: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const ids = onPage.filter((id) => chosen.has(id))
  const isAll = ids.length > 0 && ids.length === onPage.length
  const toggle = (id: number) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(isAll ? [] : onPage)),
    isAll,
    clear: () => setChosen(new Set()),
  }
}
