/** What got no answer, and how it is tried again. */
export type Lost = { readonly isForm: boolean; readonly again: () => void }

let all: readonly Lost[] = []
const listeners = new Set<() => void>()

export const lostNow = (): readonly Lost[] => all

export function onLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellLost(lost: Lost): void {
  // The bar stands where toasts do, and nothing may lie over its button.
  window.__dropToasts?.()
  change([...all, lost])
}

export function dropLost(isDropped: (lost: Lost) => boolean = () => true): void {
  if (all.some(isDropped)) change(all.filter((lost) => !isDropped(lost)))
}

/** Somebody answered: what merely waited to be read is asked for again; what was written is sent by its writer. */
export function signalIsBack(): void {
  tryAgain(({ isForm }) => !isForm)
}

export function tryAgain(isMeant: (lost: Lost) => boolean = () => true): void {
  const meant = all.filter(isMeant)
  dropLost((lost) => meant.includes(lost))
  for (const { again } of meant) again()
}

function change(next: readonly Lost[]): void {
  all = next
  for (const listener of listeners) listener()
}
