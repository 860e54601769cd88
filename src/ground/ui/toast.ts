import type { Tone } from './tone.ts'

export type Toast = { readonly tone: Tone; readonly text: string }

/** How long one is read, in milliseconds. */
export const SHOWN_FOR = 5_000

// Toasts wait here until the stack, which is loaded with the first of them, takes them over.
let waiting: readonly Toast[] = []
const listeners = new Set<() => void>()

export function showToast(toast: Toast): void {
  // Said twice, it is heard once.
  waiting = [...waiting.filter(({ text }) => text !== toast.text), toast]
  for (const listener of listeners) listener()
}

export function waitingToasts(): readonly Toast[] {
  return waiting
}

export function takeToasts(): readonly Toast[] {
  const taken = waiting
  waiting = []
  return taken
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
