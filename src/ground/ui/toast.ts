import type { Tone } from './tone.ts'

export type Toast = { readonly tone: Tone; readonly text: string }

// Toasts wait here until the stack, which is loaded with the first of them, takes them over.
let waiting: readonly Toast[] = []
const listeners = new Set<() => void>()

export function showToast(toast: Toast): void {
  waiting = [...waiting, toast]
  for (const listener of listeners) listener()
}

export function areToastsWaiting(): boolean {
  return waiting.length > 0
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
