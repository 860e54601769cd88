import { AsyncLocalStorage } from 'node:async_hooks'

const asking = new AsyncLocalStorage<string>()

/** Whatever is done for a request, however deep, knows its number: for the log alone, never for a decision. */
export function forRequest<Answer>(requestId: string, work: () => Answer): Answer {
  return asking.run(requestId, work)
}

export function askedBy(): string | undefined {
  return asking.getStore()
}
