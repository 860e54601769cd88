import { AsyncLocalStorage } from 'node:async_hooks'

type Asking = { readonly requestId: string; program: string | null }

const asking = new AsyncLocalStorage<Asking>()

/** Whatever is done for a request, however deep, knows its number and its program: to be written down, never for a decision. */
export function forRequest<Answer>(requestId: string, work: () => Answer): Answer {
  return asking.run({ requestId, program: null }, work)
}

export function askedBy(): string | undefined {
  return asking.getStore()?.requestId
}

/** The key of the program that asks, from now on in this request. */
export function nameProgram(name: string): void {
  const now = asking.getStore()
  if (now) now.program = name
}

export function askingProgram(): string | null {
  return asking.getStore()?.program ?? null
}
